import CommandLineKit
import Foundation
import SourceAdapter

/// `kumiko doctor`: what files need that Kumiko does not have, without compiling them.
struct DoctorCommand: Subcommand {
    enum Format: String, CaseIterable { case text, json }

    let name = "doctor"
    let operands = "PATH…"
    let summary = "lists the imports and names of the files that Kumiko does not have, without compiling"
    let options = [
        OptionDescription("--format", value: "text|json", help: "how to print it", default: "text")
    ]

    func run(_ arguments: ParsedArguments) throws -> ExitStatus {
        let format = try arguments.oneCase("--format", of: Format.self) ?? .text
        let cache = CacheFolder()
        let modules = try InputCollector(packages: PackageReader(cache: cache)).modules(arguments.operands)
        let files = modules.flatMap(\.files).map { SourceText(path: $0.path, text: $0.source) }
        guard !files.isEmpty else {
            let paths = arguments.operands.map { "'\($0)'" }.joined(separator: ", ")
            throw CommandFailure(.failed, "nothing to look at: there is no Swift file in \(paths)")
        }
        let diagnosis = Diagnosis(
            NameUses.scan(files), files: files.count, own: Set(modules.map(\.name)),
            have: try APINames.read(RuntimeLocation.find(), cache: cache))
        switch format {
        case .text: Console.print(diagnosis.text)
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            Console.print(String(decoding: try encoder.encode(diagnosis), as: UTF8.self))
        }
        return .done
    }
}
