import CommandLineKit
import Foundation

// A reader that closes its end early must not kill the command.
signal(SIGPIPE, SIG_IGN)
exit(CommandTable.run(Array(CommandLine.arguments.dropFirst())).rawValue)
