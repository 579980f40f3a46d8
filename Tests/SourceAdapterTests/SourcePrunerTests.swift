import SourceAdapter
import Testing

struct SourcePrunerTests {
    private func prune(_ source: String, _ line: Int, _ column: Int, _ message: String = "cannot find 'x'") -> String? {
        let position = SourcePosition(line: line, column: column)
        return SourcePruner.prune(source: source, faults: [CompileFault(position: position, message: message)])
    }

    @Test func aStatementStopsTheProgram() {
        let source = "func f() {\n    a()\n    b(\n        lost)\n    c()\n}\n"
        #expect(
            prune(source, 4, 9)
                == "func f() {\n    a()\n    fatalError(\"this does not compile here: cannot find 'x'\"\n)\n    c()\n}\n"
        )
    }

    @Test(arguments: [
        ("let a = 1\n", "func f(_ x: Lost) {}", "\nlet b = 2\n", 13),
        ("struct S {\n  ", "var a: Lost", "\n  var b: Int\n}\n", 10),
        ("#if DEBUG\n", "class C: Lost {}", "\n#endif\n", 10),
    ])
    func aDeclarationGoes(before: String, declaration: String, after: String, column: Int) {
        let rest = before + String(repeating: " ", count: declaration.count) + after
        #expect(prune(before + declaration + after, 2, column) == rest)
    }

    @Test func aCastToNothingNeverHolds() {
        let message = "cannot find type 'Lost' in scope"
        let chain = "func f() { if let a = x as? Lost { a() } else if b { c() } }"
        #expect(prune(chain, 1, 29, message) == "func f() {" + String(repeating: " ", count: 36) + "if b { c() } }")
        #expect(prune("func f() { if x is Lost { a() } else { c() } }", 1, 20, message) == "func f() { do { c() } }")
        #expect(
            prune("func f() { guard let a = x as? Lost else { return }; a() }", 1, 32, message)
                == "func f() { do { return }; a() }")
    }

    @Test func importsStay() {
        #expect(prune("import Lost\n", 1, 8) == nil)
    }

    @Test func whatEnclosesAnotherFaultCountsOnce() {
        let source = "func f() {\n    run { lost() }.lost\n}\n"
        let faults = [(2, 11), (2, 20)].map {
            CompileFault(position: SourcePosition(line: $0, column: $1), message: "lost")
        }
        #expect(
            SourcePruner.prune(source: source, faults: faults)
                == "func f() {\n    fatalError(\"this does not compile here: lost\")\n}\n")
    }
}
