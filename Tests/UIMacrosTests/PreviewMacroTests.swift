import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@testable import UIMacros

@Suite struct PreviewMacroTests {
    @Test func passesArgumentsAndBodyOn() throws {
        let text = try expand("#Preview(\"One\", traits: .portrait) { let a = A(); a.b = 1; return a }")
        #expect(text.contains("UIKit.Preview(\"One\", traits: .portrait) {"))
        #expect(text.contains(" let a = A(); a.b = 1; return a\n"))
        #expect(text.contains("UIKit._PreviewProviding"))
        #expect(text.contains("public struct"))
    }

    @Test func needsNoParentheses() throws {
        #expect(try expand("#Preview { A() }").contains("UIKit.Preview() {"))
        #expect(try expand("#Preview(\"One\", body: { A() })").contains("UIKit.Preview(\"One\", body: {"))
    }

    /// Every statement of a body, wherever it stands, says the line and has the column that the user gave it.
    @Test(arguments: [
        "#Preview { A() }", "#Preview(\"One\") {\n    let a = A()\n\n    one(a); two(a)\n    return a\n}",
        "@available(iOS 17, *)\n#Preview(\n  \"One\", traits: .portrait\n) { () -> A in\n  A()\n}",
        "#Preview(\"One\", body: {\n  // why\n  A()\n})",
        "#Preview {\n  @Previewable @State var on = one()\n  let a = 1\n  @Previewable @State var off = two()\n  A()\n}",
    ])
    func bodiesKeepTheirLines(_ source: String) throws {
        let words = ["A()", "one(", "two(", "return a"].filter(source.contains)
        let places = Self.places(of: words, in: try expand(source))
        #expect(!words.isEmpty)
        #expect(places == Self.places(of: words, in: source))
    }

    /// Line and column of the last place of each word, with the lines that directives say.
    private static func places(of words: [String], in text: String) -> [String: [Int]] {
        var result: [String: [Int]] = [:]
        var number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            if let place = line.firstRange(of: ", line: ") {
                number = (Int(line[place.upperBound...].dropLast()) ?? 0) - 1
            }
            for word in words {
                guard let found = line.firstRange(of: word) else { continue }
                result[word] = [number, line.distance(from: line.startIndex, to: found.lowerBound) + 1]
            }
        }
        return result
    }

    @Test func saysWhereItStands() throws {
        let text = try expand("import UIKit\n\n  #Preview { A() }")
        #expect(text.replacing(" ", with: "").contains("\"Test/a.swift\",3,3)"))
    }

    @Test func attributesBeforeItDoNotMoveIt() throws {
        let text = try expand("@available(iOS 17, *)\n#Preview { A() }")
        #expect(text.replacing(" ", with: "").contains("\"Test/a.swift\",2,1)"))
    }

    @Test func movesPreviewableVariablesIntoAView() throws {
        let text = try expand("#Preview(\"S\") { @Previewable @State var on = false\nToggle(isOn: $on) }")
        #expect(text.contains("SwiftUI.View"))
        #expect(text.contains("@State var\n#sourceLocation"))
        #expect(text.contains(" on = false\n"))
        #expect(!text.contains("Previewable"))
        let body = text.split(separator: "var body").last ?? ""
        #expect(body.contains("Toggle(isOn: $on)"))
        #expect(!(body.contains("var on")))
    }

    @Test func twoPreviewsHaveTwoNames() throws {
        let text = try expand("#Preview { A() }\n#Preview { A() }")
        let names = text.split(separator: "public struct ").map { $0.prefix { $0 != ":" } }
        #expect(names.count == 2)
        #expect(Set(names).count == 2)
    }

    @Test(arguments: ["#Preview { A() }", "#Preview(\"a\", traits: .portrait, .sizeThatFitsLayout) { A() }"])
    func expansionParses(_ source: String) throws {
        #expect(!Parser.parse(source: try expand(source)).hasError)
    }

    @Test func withoutABodySaysSo() {
        #expect(throws: (any Error).self) { try expand("#Preview(\"a\")") }
    }

    private func expand(_ source: String) throws -> String {
        let tree = Parser.parse(source: source)
        let context = BasicMacroExpansionContext(
            sourceFiles: [tree: .init(moduleName: "Test", fullFilePath: "Test/a.swift")])
        let finder = MacroFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return try finder.found.flatMap { try PreviewMacro.expansion(of: $0, in: context) }
            .map(\.description).joined(separator: "\n")
    }
}

private final class MacroFinder: SyntaxVisitor {
    private(set) var found: [any FreestandingMacroExpansionSyntax] = []

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .skipChildren
    }
}
