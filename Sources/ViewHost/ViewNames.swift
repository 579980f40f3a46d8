import Foundation
import UIKit

/// Names for views: the stored property that holds one, then its accessibility identifier, then type and index.
///
/// Controllers are looked through before views and outer ones before inner ones, so that the most telling owner names
/// a view: `ProfileViewController.titleLabel` and not `UIStackView.…`.
@MainActor
struct ViewNames {
    private var names: [ObjectIdentifier: String] = [:]
    private let known = Siblings()

    /// Names of subviews, made for all of one view at once and kept as long as these are the same: to name each view of a
    /// long list by itself would take time with the square of their number.
    private final class Siblings {
        var bySuperview: [ObjectIdentifier: (views: [UIView], names: [ObjectIdentifier: String])] = [:]
    }

    /// The name of one view among its siblings.
    func nameAmongSiblings(_ view: UIView) -> String {
        guard let superview = view.superview else { return names(of: [view])[0] }
        let siblings = superview.subviews
        let key = ObjectIdentifier(superview)
        if let kept = known.bySuperview[key], kept.views.elementsEqual(siblings, by: ===),
            let name = kept.names[ObjectIdentifier(view)]
        {
            return name
        }
        let pairs = zip(siblings.map(ObjectIdentifier.init), names(of: siblings))
        let made = Dictionary(pairs) { first, _ in first }
        known.bySuperview[key] = (siblings, made)
        return made[ObjectIdentifier(view)] ?? Self.typeName(view)
    }

    init(window: UIView) {
        let views = Self.allViews(in: window)
        for view in views {
            guard let controller = view._controller else { continue }
            let type = Self.typeName(controller)
            // What holds a view that is shown alone is nobody's type.
            if String(describing: Swift.type(of: controller)).hasPrefix("_") { continue }
            if names[ObjectIdentifier(view)] == nil { names[ObjectIdentifier(view)] = "\(type).view" }
            record(propertiesOf: controller, typeName: type)
        }
        for view in views { record(propertiesOf: view, typeName: Self.typeName(view)) }
    }

    /// The names of sibling views, in their order; the index of an unnamed one counts those of its type before it.
    func names(of siblings: [UIView]) -> [String] {
        var counts: [String: Int] = [:]
        return siblings.map { view in
            let type = Self.typeName(view)
            let index = counts[type, default: 0]
            counts[type] = index + 1
            if let name = names[ObjectIdentifier(view)] { return name }
            if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
            return "\(type)[\(index)]"
        }
    }

    /// The type's own name, without its module and without the context of a private or local one.
    ///
    /// What is UIKit's own but no public name of Apple's is called by the nearest superclass that is.
    static func typeName(_ object: AnyObject) -> String {
        var type: AnyClass = type(of: object)
        while isSystemType(type), String(describing: type).drop(while: { $0 == "(" }).hasPrefix("_"),
            let parent = _getSuperclass(type)
        {
            type = parent
        }
        let full = String(describing: type)
        return full.hasPrefix("(") ? String(full.dropFirst().prefix { $0 != " " }) : full
    }

    private static func allViews(in view: UIView) -> [UIView] {
        var result = [view]
        var next = 0
        while next < result.count {
            result += result[next].subviews
            next += 1
        }
        return result
    }

    /// Reads the stored properties that the user's own classes add; UIKit's classes hold nothing worth a name.
    private mutating func record(propertiesOf owner: AnyObject, typeName: String) {
        var mirror: Mirror? = Mirror(reflecting: owner)
        while let current = mirror, !Self.isSystemType(current.subjectType) {
            for child in current.children {
                guard let label = child.label else { continue }
                let name = "\(typeName).\(Self.propertyName(label))"
                record(child.value, as: name)
                if label.hasPrefix("_") { recordWrapped(child.value, as: name) }
            }
            mirror = current.superclassMirror
        }
    }

    /// The name of the stored property that holds a view or guide.
    func propertyName(of item: AnyObject) -> String? { names[ObjectIdentifier(item)] }

    private mutating func record(_ value: Any, as name: String) {
        if let guide = value as? UILayoutGuide {
            if names[ObjectIdentifier(guide)] == nil { names[ObjectIdentifier(guide)] = name }
        } else if let view = Self.view(value) {
            if names[ObjectIdentifier(view)] == nil { names[ObjectIdentifier(view)] = name }
        } else if let views = value as? [UIView] {
            for (index, view) in views.enumerated() where names[ObjectIdentifier(view)] == nil {
                names[ObjectIdentifier(view)] = "\(name)[\(index)]"
            }
        }
    }

    /// Looks into a property wrapper: at its `wrappedValue` where that is stored, else at the only thing it stores.
    private mutating func recordWrapped(_ value: Any, as name: String) {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .struct || mirror.displayStyle == .class else { return }
        let children = Array(mirror.children)
        let content = children.first { $0.label == "wrappedValue" } ?? (children.count == 1 ? children[0] : nil)
        if let content { record(content.value, as: name) }
    }

    private static func view(_ value: Any) -> UIView? {
        if let view = value as? UIView { return view }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value else { return nil }
        return view(wrapped)
    }

    /// Undoes what the compiler makes of a lazy or wrapped property's name.
    private static func propertyName(_ label: String) -> String {
        let lazyPrefix = "$__lazy_storage_$_"
        if label.hasPrefix(lazyPrefix) { return String(label.dropFirst(lazyPrefix.count)) }
        return label.hasPrefix("_") ? String(label.dropFirst()) : label
    }

    private static func isSystemType(_ type: Any.Type) -> Bool {
        let name = String(reflecting: type)
        return ["UIKit.", "QuartzCore.", "Foundation.", "SwiftUI.", "SwiftUICore."].contains { name.hasPrefix($0) }
    }
}
