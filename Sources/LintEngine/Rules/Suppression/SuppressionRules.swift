// These have no check of their own: the engine knows what the comments of a file did.

extension Rule {
    static let uselessSuppression = Rule(
        "K01", "useless_suppression", .warning, fix: true,
        "A comment disables a rule that finds nothing where it reaches.",
        """
        What it once excused is gone, or it stands at the wrong line. Left behind, it hides the next fault of that kind. \
        Rules that did not run in this call are not judged.
        """,
        failing: [
            "// kumiko:disable:next S47 the design asks for it\nlet title = Text(\"A\").frame(maxWidth: .infinity)\n"
        ],
        passing: [
            "// kumiko:disable:next S47 the design asks for it\nlet title = Text(\"A\").frame(width: .infinity)\n"
        ],
        checks: [])

    static let suppressionWithoutReason = Rule(
        "K02", "suppression_without_reason", .warning,
        "A comment disables a rule and does not say why.",
        "Whoever reads it later has to know whether the reason still holds. Write it after the rule's code.",
        failing: ["// kumiko:disable:next S47\nlet title = Text(\"A\").frame(width: .infinity)\n"],
        passing: [
            "// kumiko:disable:next S47 a test of what happens\nlet title = Text(\"A\").frame(width: .infinity)\n"
        ],
        checks: [])

    static let unknownSuppression = Rule(
        "K03", "unknown_suppression", .warning,
        "A comment names a rule that does not exist.",
        "A slip in a code or an id leaves the finding where it was. `kumiko rules` lists what there is.",
        failing: ["// kumiko:disable:next S470 the design asks for it\nlet a = 1\n"],
        passing: [
            "// kumiko:disable:next S47 the design asks for it\nlet title = Text(\"A\").frame(width: .infinity)\n"
        ],
        checks: [])

    static let unparsableSource = Rule(
        "K04", "unparsable_source", .warning,
        "The file has a syntax error, so rules see only a part of it.",
        "Findings of what could be read stand beside this one. The compiler says more about the error.",
        failing: ["struct A {\n    func b( {\n}\n"],
        passing: ["struct A {\n    func b() {}\n}\n"],
        checks: [])
}
