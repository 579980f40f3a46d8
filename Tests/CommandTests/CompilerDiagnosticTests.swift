import SourceAdapter
import Testing

@testable import KumikoCommand

@Suite struct CompilerDiagnosticTests {
    @Test func positionsAndTextsAreRead() throws {
        let line = "/a b/Screen.swift:12:7: error: cannot find 'x' in scope: really"
        let diagnostic = try #require(CompilerDiagnostic(line[...]))
        #expect(diagnostic.file == "/a b/Screen.swift")
        #expect([diagnostic.line, diagnostic.column] == [12, 7])
        #expect(diagnostic.message == "cannot find 'x' in scope: really")
        #expect(diagnostic.severity == .error)
    }

    @Test func sentencesThatBeginWithASpaceAreTrimmed() throws {
        let diagnostic = try #require(CompilerDiagnostic("A.swift:4:23: error:  property 'a' cannot be overridden"))
        #expect(diagnostic.text(sourceLine: nil) == "A.swift:4:23: error: property 'a' cannot be overridden")
    }

    @Test func linesThatBeginNoMessageAreNone() {
        for line in ["    let x = 1", "        ^", "", "note that this is text"] {
            #expect(CompilerDiagnostic(line[...]) == nil)
        }
    }

    @Test func theMarkStandsBelowItsPlace() throws {
        var diagnostic = try #require(CompilerDiagnostic("A.swift:1:3: error: wrong"))
        #expect(diagnostic.text(sourceLine: "\tlet x") == "A.swift:1:3: error: wrong\n\tlet x\n\t ^")
        diagnostic.column = 100
        #expect(diagnostic.text(sourceLine: "x").hasSuffix("\nx\n ^"))
    }

    @Test func missingNamesAreKnown() {
        #expect(MissingName("no such module 'SnapKit'") == .module("SnapKit"))
        #expect(MissingName("cannot find type 'UIThing' in scope") == .global("UIThing"))
        #expect(MissingName("value of type 'UIView' has no member 'colour'") == .member("colour", of: "UIView"))
        #expect(MissingName("cannot convert value of type 'Int' to 'String'") == nil)
    }

    @Test func hintsNameTheNearest() {
        let names = APINames(
            modules: ["Foundation", "UIKit"], globals: ["UIView", "UIViewController", "UITableView"],
            members: ["UIView": ["backgroundColor", "alpha"]])
        let typo = MissingName.global("UIViewControler").hint(names)
        #expect(typo?.contains("'UIViewController'") == true)
        let absent = MissingName.global("UITableViewDataSourcePrefetching").hint(names)
        #expect(absent?.contains("does not have 'UITableViewDataSourcePrefetching' yet") == true)
        #expect(absent?.contains("'UITableView'") == true)
        #expect(MissingName.member("backgroundColour", of: "UIView").hint(names)?.contains("'backgroundColor'") == true)
        #expect(MissingName.module("SnapKit").hint(names)?.contains("it has Foundation, UIKit") == true)
        #expect(MissingName.global("somethingElse").hint(names) == nil)
    }

    @Test func hintsNeverNameTheSameOrNonsense() {
        let names = APINames(modules: [], globals: [], members: ["UIView": ["frame", "tag", "layer"]])
        #expect(MissingName.member("frame", of: "UIView").hint(names) == nil)
        #expect(MissingName.member("snp", of: "UIView").hint(names) == "Kumiko's 'UIView' has no 'snp' yet")
        #expect(MissingName.member("snp", of: "UIView").hint(names, isFromElsewhere: true) == nil)
        #expect(MissingName.member("later", of: "Person").hint(names) == nil)
    }

    @Test func typesOnALineAreFoundOutsideTextAndComments() {
        let found = LackingTypes.typeNames("    let é = \"UIText\" + UITable(style: .plain) as Any // UIView")
        #expect(found.map(\.name) == ["UITable", "Any"])
        #expect(found.first?.column == 25)
    }

    @Test func whatIsWrongWithALackingTypeIsThatItIsLacking() throws {
        let line: Substring = "let list = UITable(frame: .zero, style: .plain)"
        let sentence = "'UITable' is unavailable: UITable is not part of Kumiko yet"
        let error = try #require(CompilerDiagnostic("A.swift:3:34: error: extra argument 'style' in call"))
        var asked: Set<String> = []
        let types = LackingTypes { names in
            asked = names
            return ["UITable": sentence]
        }
        let named = types.naming([error], sourceLine: { _ in line }, declared: { _ in false })
        #expect(named.map { $0.text(sourceLine: nil) } == ["A.swift:3:12: error: \(sentence)"])
        #expect(asked == ["UITable"])
        #expect(types.naming([error], sourceLine: { _ in line }, declared: { _ in true }) == [error])
    }

    @Test func filesWithAbsentModulesShowEveryNameOnceThenTheImport() throws {
        let fact = try #require(
            SourceInventory.scan([SourceText(path: "A.swift", text: "import UIKit\nimport Rx")]).imports.last)
        let read = [
            "A.swift:4:1: error: cannot find 'Subject' in scope", "A.swift:5:1: error: cannot find 'Subject' in scope",
            "A.swift:6:1: error: type of expression is ambiguous", "B.swift:1:1: error: cannot find 'x' in scope",
        ].compactMap { CompilerDiagnostic($0[...]) }
        let shown = HiddenErrors(
            absentImports: [fact], dependsOnType: { _ in false }, dependsOnName: { $0.line == 6 },
            isSlip: { _ in false }
        ).shown(read).map { $0.text(sourceLine: nil) }
        #expect(shown.count == 4)
        #expect(shown[0] == "A.swift:4:1: error: cannot find 'Subject' in scope")
        #expect(shown[1] == "A.swift:4:1: note: 2 more errors come from missing names, in lines 5, 6")
        #expect(shown[2].hasPrefix("A.swift:2:1: note: Kumiko has no module 'Rx'"))
        #expect(shown[3].hasPrefix("B.swift"))
    }

    @Test func aTypeThatKumikoLacksIsSaidFirstAndOnce() {
        let lacking = "'UIList' is unavailable: UIList is not part of Kumiko yet: lists are not laid out yet"
        let read = [
            "A.swift:3:1: error: method does not override any method from its superclass",
            "A.swift:4:9: error: \(lacking)", "A.swift:9:9: error: \(lacking)",
            "A.swift:9:20: error: value of type 'UIList' has no member 'rows'",
            "B.swift:1:1: error: cannot find 'x' in scope",
        ].compactMap { CompilerDiagnostic($0[...]) }
        let shown = HiddenErrors(
            absentImports: [], dependsOnType: { $0.line == 3 || $0.column == 20 }, dependsOnName: { _ in true },
            isSlip: { _ in false }
        ).shown(read).map { $0.text(sourceLine: nil) }
        #expect(
            shown == [
                "A.swift:4:9: error: \(lacking)",
                "A.swift:4:9: note: 3 more errors come from missing names, in lines 3, 9",
                "B.swift:1:1: error: cannot find 'x' in scope",
            ])
    }

    @Test func namesThatAreMissingHideNothingElse() throws {
        let fact = try #require(
            SourceInventory.scan([SourceText(path: "A.swift", text: "import Rx")]).imports.last)
        let names = (10..<30).map { "A.swift:\($0):1: error: cannot find 'Name\($0)' in scope" }
        let own = [
            "A.swift:40:1: error: cannot convert value of type 'String' to specified type 'Int'",
            "A.swift:41:1: error: value of type 'UILabel' has no member 'titel'",
        ]
        let shown = HiddenErrors(
            absentImports: [fact], dependsOnType: { _ in false }, dependsOnName: { _ in false },
            isSlip: { $0.word == "titel" }
        ).shown((names + own).compactMap { CompilerDiagnostic($0[...]) }).map { $0.text(sourceLine: nil) }
        #expect(shown.filter { $0.contains("'Name") }.count == 12)
        #expect(own.allSatisfy(shown.contains))
    }

    @Test func whatCannotBeInferredIsSaidOnlyWhereNothingElseIs() {
        let read = [
            "A.swift:4:1: error: type 'Screen' has no member 'tap'",
            "A.swift:4:9: error: generic parameter 'Result' could not be inferred",
            "A.swift:5:9: error: generic parameter 'Result' could not be inferred",
        ].compactMap { CompilerDiagnostic($0[...]) }
        #expect(DiagnosticPrinter.withoutNoise(read) == [read[0], read[2]])
    }

    @Test func linesThatEndWithTwoCharactersAreShown() throws {
        let source = "import UIKit\r\nlet a: Int = x\r\nlet b = 1\r\n"
        let file = AdaptedFile(
            copyName: "A.swift", original: InputModule.File(path: "A.swift", source: source),
            adapted: SourceAdapter.adapt(source: source, fileName: "A.swift"))
        let translator = DiagnosticTranslator(files: ["/c/A.swift": file])
        let output = "/c/A.swift:2:14: error: one\n1 |  let a\r\n/c/A.swift:3:9: error: two\n"
        let found = translator.diagnostics(output)
        #expect(found.map(\.message) == ["one", "two"])
        let first = try #require(found.first)
        #expect(first.text(sourceLine: translator.sourceLine(first)).contains("\nlet a: Int = x\n"))
    }
}
