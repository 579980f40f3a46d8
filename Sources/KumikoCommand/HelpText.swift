import CommandLineKit

/// What `kumiko help` prints.
enum HelpText {
    static var overview: String {
        let width = CommandTable.all.map { $0.name.count + $0.operands.count + 1 }.max() ?? 0
        let verbs = CommandTable.all.map { command in
            row(command.name + " " + command.operands, command.summary, width: width)
        }
        return """
            kumiko lays out, draws and checks iOS view code on Linux.

            \((verbs + [row("help [VERB]", "this page, or the whole page of one verb", width: width)])
                .joined(separator: "\n"))
              --version

            Exit status: 0 done, 1 a preview or a test failed or there was none, 2 the command line is wrong,
            3 the code does not compile, 4 the machine lacks something.
            """
    }

    static func page(_ command: any Subcommand) -> String {
        let heads = command.options.map { option in option.name + (option.value.map { " " + $0 } ?? "") }
        let width = heads.map(\.count).max() ?? 0
        let rows = zip(heads, command.options).map { head, option in
            row(head, option.help + (option.defaultText.map { " (default: \($0))" } ?? ""), width: width)
        }
        return (["kumiko \(command.name) \(command.operands)", "", command.summary, ""] + rows)
            .joined(separator: "\n")
    }

    private static func row(_ head: String, _ text: String, width: Int) -> String {
        "  " + head + String(repeating: " ", count: width - head.count + 2) + text
    }
}
