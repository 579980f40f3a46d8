import Foundation
import SwiftParser
import SwiftParserDiagnostics
import Testing

@testable import SourceAdapter

@Suite struct SourceAdapterTests {
    @Test func casesAreFound() {
        #expect(AdaptedCase.all.count >= 11)
    }

    @Test(arguments: AdaptedCase.all)
    func adaptsAsRecorded(_ example: AdaptedCase) {
        #expect(SourceAdapter.adapt(source: example.source, fileName: example.name).text == example.adapted)
    }

    @Test(arguments: AdaptedCase.all)
    func addsNoSyntaxErrors(_ example: AdaptedCase) {
        let adapted = SourceAdapter.adapt(source: example.source, fileName: example.name).text
        #expect(syntaxErrors(adapted) <= syntaxErrors(example.source))
    }

    /// Lines never change, whatever is cut out of the text.
    @Test(arguments: AdaptedCase.all)
    func keepsLineCountOfDamagedText(_ example: AdaptedCase) {
        let seed = UInt64.random(in: 0...UInt64.max)
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<40 {
            var bytes = Array(example.source.utf8.filter { $0 < 128 })
            let start = Int.random(in: 0..<bytes.count, using: &numbers)
            let length = Int.random(in: 1...20, using: &numbers)
            bytes.removeSubrange(start..<min(start + length, bytes.count))
            let source = String(decoding: bytes, as: UTF8.self)
            let adapted = SourceAdapter.adapt(source: source, fileName: example.name).text
            #expect(lineCount(adapted) == lineCount(source), "seed \(seed)")
        }
    }

    /// Every cut of up to sixteen letters out of each form of a selector.
    @Test(arguments: [
        "#selector(tap)", "#selector(A.tap(_:))", "#selector(getter: A.name)", "#selector(self.tap as (A) -> Void)",
    ])
    func keepsLineCountOfDamagedSelectors(_ selector: String) {
        let before = Array("class A: NSObject {\n  func tap(_ a: A) {}\n  lazy var s = ".utf8)
        let damaged = Array((selector + "\n  var n = (1)\n}\n").utf8)
        for start in damaged.indices {
            for length in 1...16 {
                var bytes = damaged
                bytes.removeSubrange(start..<min(start + length, bytes.count))
                let source = String(decoding: before + bytes, as: UTF8.self)
                let adapted = SourceAdapter.adapt(source: source, fileName: "A.swift").text
                #expect(lineCount(adapted) == lineCount(source), "\(source)")
            }
        }
    }

    /// Whatever word of the user's stands in the adapted text is mapped to where the user wrote it.
    @Test(arguments: AdaptedCase.all)
    func mapsKeptWordsBack(_ example: AdaptedCase) {
        let result = SourceAdapter.adapt(source: example.source, fileName: example.name)
        let original = example.source.components(separatedBy: "\n")
        for (index, line) in result.text.components(separatedBy: "\n").enumerated() {
            let written = original[index]
            guard !written.contains("/"), let end = written.range(of: ", for: ", options: .backwards) else { continue }
            let rest = written[end.lowerBound...]
            guard let there = line.range(of: rest, options: .backwards) else { continue }
            let column = line.utf8.distance(from: line.startIndex, to: there.lowerBound) + 1
            let wanted = written.utf8.distance(from: written.startIndex, to: end.lowerBound) + 1
            let place = result.originalPosition(line: index + 1, column: column)
            #expect(place == SourcePosition(line: index + 1, column: wanted), "\(written)")
        }
    }

    @Test func mapsSelectorNameToItsOwnColumn() {
        let source = "let a = 1, s = #selector(Player.play), b = missing"
        let result = SourceAdapter.adapt(source: source, fileName: "a.swift")
        for word in ["Player", "play)", "missing"] {
            let wanted = column(of: word, in: source)
            let there = column(of: word == "play)" ? "play }" : word, in: result.text)
            #expect(result.originalPosition(line: 1, column: there).column == wanted, "\(word)")
        }
        let helper = column(of: "_method", in: result.text)
        #expect(result.originalPosition(line: 1, column: helper).column == column(of: "#selector", in: source))
    }

    @Test func positionsAreUTF8AndStayInTheFile() {
        let source = "let 名 = \"é\"; let s = #selector(A.b); let t = x\nlet u = 2\n"
        let result = SourceAdapter.adapt(source: source, fileName: "a.swift")
        let there = column(of: "let t", in: result.text.components(separatedBy: "\n")[0])
        #expect(result.originalPosition(line: 1, column: there).column == column(of: "let t", in: source))
        #expect(result.originalPosition(line: 2, column: 5) == SourcePosition(line: 2, column: 5))
        #expect(result.originalPosition(line: 99, column: 99).line == 3)
        #expect(result.originalPosition(line: 0, column: 0) == SourcePosition(line: 1, column: 1))
    }

    @Test func usesDeclarationsOfOtherFiles() {
        let other = SourceText(path: "b.swift", text: "class A { @objc func go(_ x: Int, with y: Int) {} }")
        let options = AdapterOptions(declarations: DeclarationTable(files: [other]))
        let text = SourceAdapter.adapt(
            source: "class B: A { let s = #selector(go) }", fileName: "a.swift", options: options
        ).text
        #expect(text.contains("Selector._call(\"go:with:\", B.self, { $0.go($1, with: $2) })"))
    }

    @Test func overridesWhatOtherModulesLeaveOpen() {
        let other = SourceText(path: "b.swift", text: "extension UITableView { open func fill(with count: Int) {} }")
        var declarations = DeclarationTable()
        declarations.importedMethods = OpenMethods(DeclarationTable(files: [other]))
        let text = SourceAdapter.adapt(
            source: """
                class A: UITableView { override func fill(with count: Int) { super.fill(with: 1) } }
                class B: A { override func fill(with count: Int) { super.fill(with: 2) } }
                class C: UIViewController { override func fill(with count: Int) {} }
                """, fileName: "a.swift", options: AdapterOptions(declarations: declarations)
        ).text
        let name = "_kumiko_override_fill_UITableView"
        let expected = """
            class A: UITableView, _kumiko_UITableView_fill_with \
            {          func \(name)(with count: Int) { super._kumiko_fill_UITableView(with: 1) } }
            class B: A { override func \(name)(with count: Int) { super.\(name)(with: 2) } }
            class C: UIViewController { override func fill(with count: Int) {} }
            """
        #expect(text == expected)
    }

    @Test(arguments: [
        ("@main struct Shop: App {}", "Shop", EntryPoint.Kind.app),
        ("@UIApplicationMain class Delegate: UIResponder {}", "Delegate", .applicationDelegate),
        ("@main class Delegate: UIResponder, UIApplicationDelegate {}", "Delegate", .applicationDelegate),
        ("@main enum Tool { static func main() {} }", "Tool", .other),
    ])
    func recordsEntryPoints(_ source: String, _ name: String, _ kind: EntryPoint.Kind) {
        let result = SourceAdapter.adapt(source: source, fileName: "a.swift")
        #expect(result.entryPoints.map(\.name) == [name])
        #expect(result.entryPoints.map(\.kind) == [kind])
        #expect(!result.text.contains("@"))
    }

    @Test func unchangedTextIsTheSame() {
        let source = "import SwiftUI\r\nstruct A: View { var body: some View { Text(\"a\") } }\r\n"
        let result = SourceAdapter.adapt(source: source, fileName: "a.swift")
        #expect(!result.isChanged)
        #expect(result.text == source)
    }

    private func lineCount(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

    private func syntaxErrors(_ text: String) -> Int {
        ParseDiagnosticsGenerator.diagnostics(for: Parser.parse(source: text)).count
    }

    private func column(of word: String, in line: String) -> Int {
        guard let range = line.range(of: word) else { return -1 }
        return line.utf8.distance(from: line.startIndex, to: range.lowerBound) + 1
    }
}

/// Random numbers that come again with their seed (SplitMix64).
private struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
