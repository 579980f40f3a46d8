import Testing

@testable import LintEngine

@Suite struct FixTests {
    @Test func textsAreAsExpected() {
        #expect(Linting.fixed("let a = B().frame(width: .infinity)", "S47") == "let a = B().frame(maxWidth: .infinity)")
        #expect(
            Linting.fixed("let a = B().frame(width: .infinity, height: 9)", "S47")
                == "let a = B().frame(maxWidth: .infinity).frame(height: 9)")
        #expect(
            Linting.fixed("let a = ScrollView { LazyHStack { b } }", "S49")
                == "let a = ScrollView(.horizontal) { LazyHStack { b } }")
        #expect(
            Linting.fixed("let a = G { p in B().frame(width: p.size.width - 9) }", "S48")
                == "let a = G { p in B().frame(width: max(0, p.size.width - 9)) }")
        #expect(
            Linting.fixed(
                "let c = NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .bottom, multiplier: 1, constant: 8)",
                "U07") == "let c = a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)")
        #expect(
            Linting.fixed(
                "struct A: View { var body: some View { if on { VStack(spacing: 4) { a; b } } else { HStack { a; b } } } }",
                "S06")
                == "struct A: View { var body: some View { (on ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout())) { a; b } } }"
        )
    }

    @Test func statementsAreMovedWithTheirLines() {
        let text = """
            func show(in board: UIView) {
                let note = UILabel()
                note.topAnchor.constraint(equalTo: board.topAnchor).isActive = true
                board.addSubview(note) // last
                board.insertSubview(note, at: 0)
                done()
            }
            """
        // A comment on the line stays where it is, so nothing is moved.
        #expect(Linting.fixed(text, "U03") == text)
        let plain = text.replacing(" // last", with: "")
        #expect(
            Linting.fixed(plain, "U03") == """
                func show(in board: UIView) {
                    let note = UILabel()
                    board.addSubview(note)
                    note.topAnchor.constraint(equalTo: board.topAnchor).isActive = true
                    board.insertSubview(note, at: 0)
                    done()
                }
                """)
    }

    @Test func lineBreaksAreKept() {
        let text =
            "func f() {\r\n    let a = UIView()\r\n    b.addSubview(a)\r\n    a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true\r\n}\r\n"
        let fixed = Linting.fixed(text, "U01")
        #expect(fixed.contains("UIView()\r\n    a.translatesAutoresizingMaskIntoConstraints = false\r\n"))
    }

    @Test func whatWouldBreakTheFileIsLeftOut() throws {
        let source = SourceBytes(path: "A.swift", text: "let a = 1\nlet b = 2\n")
        let finding = try #require(Linting.findings("let a = B().frame(width: .infinity)").first)
        var broken = finding
        broken.edits = [Edit(8..<9, "(")]
        var good = finding
        good.edits = [Edit(18..<19, "3")]
        let fixed = try #require(FixApplier().fix(source, [broken, good]))
        #expect(fixed.rejected == 1)
        #expect(fixed.count == 1)
        #expect(String(decoding: fixed.bytes, as: UTF8.self) == "let a = 1\nlet b = 3\n")
    }

    @Test func editsThatMeetWait() throws {
        let source = SourceBytes(path: "A.swift", text: "let a = 12\n")
        var first = try #require(Linting.findings("let a = B().frame(width: .infinity)").first)
        var second = first
        first.edits = [Edit(8..<10, "3")]
        second.edits = [Edit(9..<10, "4")]
        let fixed = try #require(FixApplier().fix(source, [first, second]))
        #expect(fixed.count == 1)
        #expect(String(decoding: fixed.bytes, as: UTF8.self) == "let a = 3\n")
        second.edits = [Edit(90..<91, "4")]
        #expect(FixApplier().fix(source, [second]) == nil)
    }
}
