import CommandLineKit
import Foundation

/// Compiles a target that is written in C, which packages have for a few functions that Swift cannot say.
struct CModuleBuilder {
    let module: TestModule
    let progress: ProgressReporter

    /// Compiles every file, and writes a module map where the target has none.
    func build(search: [String], to folder: String) throws {
        let headers = module.headers ?? module.root
        if !FileManager.default.fileExists(atPath: headers + "/module.modulemap"), InputCollector.isFolder(headers) {
            let own = headers + "/" + module.name + ".h"
            let content =
                FileManager.default.fileExists(atPath: own)
                ? "umbrella header \(EntryFile.literal(own))" : "umbrella \(EntryFile.literal(headers))"
            let map = "module \(module.name) {\n    \(content)\n    export *\n}\n"
            try Data(map.utf8).write(to: URL(fileURLWithPath: folder + "/module.modulemap"))
        }
        for (index, file) in module.otherSources.enumerated() {
            let arguments =
                ["-c", file, "-o", "\(folder)/\(index).o", "-g1", "-fPIC", "-w", "-DSWIFT_PACKAGE=1", "-DDEBUG=1"]
                + ["-I", headers] + search.flatMap { ["-I", $0] } + module.otherFlags
            let run = try CompilerCall.run(arguments, executable: "clang", progress: progress)
            guard run.ending == .exited(0) else { throw TestModuleBuilder.Failure(messages: [run.output]) }
        }
    }
}
