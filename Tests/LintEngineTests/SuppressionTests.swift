import Testing

@testable import LintEngine

@Suite struct SuppressionTests {
    private static let fault = "let a = Text(\"A\").frame(width: .infinity)"

    @Test(arguments: [
        "// kumiko:disable:next S47 why\n\(fault)",
        "// kumiko:disable:next swiftui_infinite_frame why\n// another comment\n\n\(fault)",
        "\(fault) // kumiko:disable:this S47 why",
        "// kumiko:disable:file S47 why\nlet b = 1\n\(fault)",
        "// kumiko:disable S47 why\n\(fault)\n// kumiko:enable S47\nlet b = 1",
        "// kumiko:disable S47 why\n\(fault)",
        "// kumiko:disable:next all why\n\(fault)",
        "// kumiko:disable:next S48,S47 why\n\(fault)",
        "// kumiko:disable:next S48, S47 why\n\(fault)",
    ]) func commentsTakeFindingsAway(text: String) {
        #expect(!Linting.codes(text).contains("S47"))
        #expect(!Linting.codes(text).contains("K02"))
    }

    @Test(arguments: [
        "// kumiko:disable:next S47 why\nlet b = 1\n\(fault)",
        "// kumiko:disable S47 why\n// kumiko:enable S47\n\(fault)",
        "let s = \"// kumiko:disable:next S47 why\"\n\(fault)",
        "// kumiko:disable:next S48 why\n\(fault)",
    ]) func othersStand(text: String) {
        #expect(Linting.codes(text).contains("S47"))
    }

    @Test func commentsAreJudged() {
        #expect(Linting.codes("// kumiko:disable:next S47 why\nlet b = 1") == ["K01"])
        #expect(Linting.codes("// kumiko:disable:next S47\n\(Self.fault)") == ["K02"])
        #expect(Linting.codes("// kumiko:disable:next S4 why\nlet b = 1") == ["K03"])
        // A rule that did not run might have found something.
        #expect(Linting.codes("// kumiko:disable:next R02 why\nlet b = 1").isEmpty)
        #expect(Linting.codes("// kumiko:disable:next S19 why\nlet b = 1").isEmpty)
    }

    @Test func findingsOfLaidOutFramesAreCovered() {
        let source = SourceBytes(path: "A.swift", text: "let a = 1\n// kumiko:disable:next R02 why\nlet b = 2\n")
        let suppressions = Suppressions(source)
        #expect(suppressions.covers(rule: "R02", line: 3))
        #expect(!suppressions.covers(rule: "R02", line: 1))
        #expect(!suppressions.covers(rule: "R01", line: 3))
    }
}
