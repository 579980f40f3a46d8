import CommandLineKit
import Foundation

/// The verbs, and the way from a command line to one of them.
public enum CommandTable {
    static let version = "0.1.0"
    static let all: [any Subcommand] = [
        RenderCommand(), CheckCommand(), TestCommand(), DoctorCommand(), MergeCommand(), DevicesCommand(),
        RulesCommand(),
    ]

    /// Does what this process's own arguments ask, and ends it with the exit status.
    public static func main() -> Never {
        // A reader that closes its end early must not kill the command.
        signal(SIGPIPE, SIG_IGN)
        let status = withExtendedLifetime(ChildSessions.endWithThisProcess()) {
            run(Array(CommandLine.arguments.dropFirst()))
        }
        exit(status.rawValue)
    }

    static func run(_ arguments: [String]) -> ExitStatus {
        do {
            return try dispatch(arguments)
        } catch let failure as CommandFailure {
            Console.printError("kumiko: " + failure.message)
            return failure.status
        } catch {
            Console.printError("kumiko: \(error)")
            return .failed
        }
    }

    private static func dispatch(_ arguments: [String]) throws -> ExitStatus {
        guard let verb = arguments.first else {
            let verbs = (all.map(\.name) + ["help"]).joined(separator: ", ")
            throw CommandFailure.usage("expected a verb: \(verbs)")
        }
        let rest = Array(arguments.dropFirst())
        switch verb {
        case "help", "--help", "-h": return try help(rest.first)
        case "--version", "version":
            Console.print("kumiko \(version)")
            return .done
        default:
            let command = try command(named: verb)
            if rest.contains("--help") || rest.contains("-h") { return try help(verb) }
            return try command.run(ArgumentParser(options: command.options).parse(rest))
        }
    }

    private static func help(_ verb: String?) throws -> ExitStatus {
        Console.print(try verb.map { HelpText.page(try command(named: $0)) } ?? HelpText.overview)
        return .done
    }

    private static func command(named verb: String) throws(CommandFailure) -> any Subcommand {
        if let command = all.first(where: { $0.name == verb }) { return command }
        let names = all.map(\.name) + ["help"]
        if let near = NearestNames.of(verb, in: names, limit: 1).first {
            throw .usage("unknown verb '\(verb)'; did you mean '\(near)'?")
        }
        throw .usage("unknown verb '\(verb)'; expected \(names.joined(separator: ", "))")
    }
}
