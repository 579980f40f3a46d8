import Foundation
import Testing

@testable import SourceAdapter

@Suite struct SourceInventoryTests {
    private func scan(_ text: String) -> SourceInventory {
        SourceInventory.scan([SourceText(path: "a.swift", text: text)])
    }

    @Test(arguments: ScreenCase.all)
    func findsScreens(_ example: ScreenCase) {
        #expect(scan(example.source).screens.map(\.expression) == example.screens)
    }

    @Test func screenCasesAreFound() {
        #expect(ScreenCase.all.count >= 26)
    }

    @Test func tellsKindsApart() {
        let source = "class A: UIViewController {}\nclass B: UIStackView {}\nstruct C: View {}"
        #expect(scan(source).screens.map(\.kind) == [.viewController, .view, .swiftUIView])
        #expect(scan(source).screens.map(\.position.line) == [1, 2, 3])
    }

    @Test func findsPreviewsWithNamesAndPlaces() {
        let inventory = scan(
            """
            import UIKit
            #Preview("One") { UIView() }

              #Preview { UIView() }
            #Preview(traits: .portrait) { UIView() }
            """)
        #expect(inventory.previews.map(\.name) == ["One", nil, nil])
        #expect(inventory.previews.map(\.position.line) == [2, 4, 5])
        #expect(inventory.previews.map(\.position.column) == [1, 3, 1])
    }

    @Test func findsProvidersAndDelegates() {
        let inventory = scan(
            """
            struct P: PreviewProvider { static var previews: some View { A() } }
            @main class D: UIResponder, UIApplicationDelegate {}
            class S: UIResponder, UIWindowSceneDelegate {}
            class T: UIResponder { func scene(_ s: UIScene, willConnectTo x: UISceneSession, options: Int) {} }
            """)
        #expect(inventory.previewProviders.map(\.name) == ["P"])
        #expect(inventory.applicationDelegates.map(\.name) == ["D"])
        #expect(inventory.sceneDelegates.map(\.name) == ["S", "T"])
        #expect(inventory.entryPoints.map(\.kind) == [.applicationDelegate])
    }

    @Test func skipsBranchesOfOtherSystems() {
        let inventory = scan(
            """
            #if os(macOS)
            import AppKit
            class A: UIView {}
            #elseif os(iOS)
            import UIKit
            class B: UIView {}
            #else
            class C: UIView {}
            #endif
            """)
        #expect(inventory.imports.map(\.module) == ["UIKit"])
        #expect(inventory.screens.map(\.name) == ["B"])
    }

    @Test(
        arguments: [
            ("os(iOS)", true), ("!os(iOS)", false), ("os(macOS) || os(iOS)", true), ("os(macOS) && BETA", false),
            ("os(iOS) || BETA", true), ("(os(iOS) && !targetEnvironment(macCatalyst))", true),
            ("os(iOS) && BETA", nil), ("os(iOS) && DEBUG", true), ("!DEBUG", false), ("swift(>=5)", nil),
            ("canImport(AppKit)", false), ("canImport(UIKit)", nil),
        ] as [(String, Bool?)])
    func decidesConditions(_ condition: String, _ value: Bool?) {
        let inventory = scan("#if \(condition)\nclass A: UIView {}\n#else\nclass B: UIView {}\n#endif")
        let expected = value == nil ? ["A", "B"] : value == true ? ["A"] : ["B"]
        #expect(inventory.screens.map(\.name) == expected)
    }
}

/// Declarations on one line, and the expressions that make what can be shown of them, from `Cases/Screens.tsv`.
struct ScreenCase: CustomStringConvertible, Sendable {
    let source: String
    let screens: [String]

    var description: String { source }

    static let all: [ScreenCase] = {
        let file = Bundle.module.resourceURL?.appendingPathComponent("Cases/Screens.tsv")
        let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst().map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
            return ScreenCase(source: String(cells[0]), screens: cells[1].split(separator: " ").map(String.init))
        }
    }()
}

@Suite struct SelectorNameTests {
    /// Names that Swift gives methods in Objective-C (SE-0005's rules backwards; seen in generated headers).
    @Test(arguments: [
        ("tap", [], "tap"), ("tap", ["_"], "tap:"), ("tap", ["_", "forEvent"], "tap:forEvent:"),
        ("show", ["user"], "showWithUser:"), ("show", ["with"], "showWith:"), ("show", ["forUser"], "showForUser:"),
        ("move", ["from", "to"], "moveFrom:to:"), ("move", ["_", "_"], "move::"),
    ])
    func namesMethods(_ name: String, _ labels: [String], _ expected: String) {
        #expect(SelectorName.method(name, labels: labels) == expected)
    }

    @Test func namesEffects() {
        #expect(SelectorName.method("load", labels: [], isAsync: true) == "loadWithCompletionHandler:")
        #expect(SelectorName.method("load", labels: ["_"], isThrowing: true) == "load:error:")
        #expect(SelectorName.method("load", labels: [], isThrowing: true) == "loadAndReturnError:")
        #expect(SelectorName.setter("isOn") == "setIsOn:")
    }
}
