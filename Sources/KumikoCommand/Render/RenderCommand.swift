import CommandLineKit
import Foundation

/// `kumiko render`: from the user's files to pictures, trees and a gallery.
struct RenderCommand: Subcommand {
    let name = "render"
    let operands = "PATH…"
    let summary = "compiles the files as they are and writes a picture and layout tree of every preview, and a gallery"
    let options = RenderOptions.descriptions

    func run(_ arguments: ParsedArguments) throws -> ExitStatus {
        let options = try RenderOptions(arguments)
        let cache = CacheFolder()
        let collector = InputCollector(packages: PackageReader(cache: cache))
        let modules = try collector.modules(arguments.operands)
        guard modules.contains(where: { !$0.files.isEmpty }) else {
            let paths = arguments.operands.map { "'\($0)'" }.joined(separator: ", ")
            throw CommandFailure(.failed, "nothing to render: there is no Swift file in \(paths)")
        }
        return try RenderPipeline(options: options, cache: cache, runtime: RuntimeLocation.find()).run(modules)
    }
}
