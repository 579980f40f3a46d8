/// Tells which types are views or view controllers, and which of them can be made without arguments.
///
/// 1. Nested, private and generic types are left out, and so are those whose names begin like those of types made to
///    be inherited from (`Base…`, `Abstract…`).
/// 2. A class is a view controller or a view by the first name of UIKit that its chain of superclasses reaches.
/// 3. A class can be made when it has an initialiser without arguments that is not private and does more than trap; or
///    none of its own, or all of those that UIKit's class requires, so that it inherits `init()`; and its superclass
///    among the files can be made too.
/// 4. A SwiftUI view can be made when it has such an initialiser, or none and no stored property without a value.
struct ScreenFinder {
    let table: DeclarationTable

    func screen(_ type: TypeFacts) -> Screen? {
        guard !type.isNested, !type.isPrivate, !type.isGeneric, !looksAbstract(type) else { return nil }
        let kind: Screen.Kind
        if type.kind == .structType, table.lineage(type.name).contains("View") {
            kind = .swiftUIView
            guard canMakeStruct(type) else { return nil }
        } else if type.kind == .classType, let base = base(of: type.name) {
            kind = base.hasSuffix("Controller") ? .viewController : .view
            guard canMakeClass(type.name, kind, base: base) else { return nil }
        } else {
            return nil
        }
        return Screen(
            name: type.name, kind: kind, file: type.file, position: type.position, expression: "\(type.name)()")
    }

    private func looksAbstract(_ type: TypeFacts) -> Bool {
        ["Base", "Abstract"].contains { prefix in
            type.name.hasPrefix(prefix) && type.name.dropFirst(prefix.count).first?.isUppercase == true
        }
    }

    /// The class of UIKit that the class is made from; nil when it is no view and no view controller.
    private func base(of name: String) -> String? {
        table.lineage(name).dropFirst().first { name in
            guard !table.isKnown(name), name.hasPrefix("UI") else { return false }
            return UIKitClasses.isController(name) || UIKitClasses.isView(name)
        }
    }

    private func facts(_ name: String) -> [TypeFacts] { table.types[name].map(Array.init) ?? [] }

    private func canMakeStruct(_ type: TypeFacts) -> Bool {
        let initializers = facts(type.name).flatMap(\.initializers)
        if initializers.contains(where: { $0.takesNothing && !$0.isPrivate && !$0.isTrap }) { return true }
        return type.initializers.isEmpty && type.properties.allSatisfy(\.isSettled)
    }

    private func canMakeClass(_ name: String, _ kind: Screen.Kind, base: String) -> Bool {
        if !table.isKnown(name) { return !UIKitClasses.needsArguments(name) }
        let initializers = facts(name).flatMap(\.initializers)
        if initializers.contains(where: { $0.takesNothing && !$0.isPrivate && !$0.isTrap }) { return true }
        if initializers.contains(where: { $0.takesNothing && !$0.isConvenience }) { return false }
        let designated = initializers.filter { !$0.isConvenience }
        let required = UIKitClasses.initializers(of: base, isController: kind == .viewController)
        guard designated.isEmpty || required.allSatisfy({ labels in designated.contains { $0.labels == labels } })
        else { return false }
        let superclass = facts(name).first { $0.kind == .classType }?.inherited.first
        return superclass.map { canMakeClass($0, kind, base: base) } ?? false
    }
}

/// What the names of UIKit's classes say.
enum UIKitClasses {
    private static let viewsWithOtherNames: Set<String> = [
        "UILabel", "UIButton", "UIControl", "UITextField", "UISwitch", "UISlider", "UIStepper", "UIPageControl",
        "UISegmentedControl", "UIDatePicker", "UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell",
        "UISearchBar", "UINavigationBar", "UITabBar", "UIToolbar", "UIWindow", "UITableViewHeaderFooterView",
        "UIColorWell", "UISearchTextField", "UIRefreshControl",
    ]
    /// Their `init()` stops the program on Apple's platforms.
    private static let withoutPlainInitializer: Set<String> = [
        "UICollectionView", "UICollectionViewController", "UIActivityViewController", "UIHostingController",
    ]

    static func isController(_ name: String) -> Bool { name.hasPrefix("UI") && name.hasSuffix("Controller") }
    static func isView(_ name: String) -> Bool {
        name.hasPrefix("UI") && name.hasSuffix("View") || viewsWithOtherNames.contains(name)
    }
    static func needsArguments(_ name: String) -> Bool { withoutPlainInitializer.contains(name) }

    /// The labels of the designated initialisers, all of which a subclass must override to inherit `init()`.
    static func initializers(of name: String, isController: Bool) -> [[String]] {
        switch name {
        case "UITableViewController": [["style"], ["nibName", "bundle"], ["coder"]]
        case "UITableViewCell": [["style", "reuseIdentifier"], ["coder"]]
        case "UITableView": [["frame", "style"], ["coder"]]
        case "UITableViewHeaderFooterView": [["reuseIdentifier"], ["coder"]]
        default: isController ? [["nibName", "bundle"], ["coder"]] : [["frame"], ["coder"]]
        }
    }
}
