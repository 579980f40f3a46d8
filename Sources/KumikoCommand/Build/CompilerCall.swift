import CommandLineKit
import Foundation

/// The arguments by which user code is compiled against the runtime.
struct CompilerCall {
    let runtime: RuntimeLocation
    let cache: CacheFolder
    let swiftVersion: String
    /// Folders with more modules.
    var searchFolders: [String] = []
    /// Kumiko's modules can be imported; without them the code is ordinary code for Linux.
    var isForApple = true

    #if arch(arm64)
    static let target = "aarch64-unknown-linux-gnu"
    #else
    static let target = "x86_64-unknown-linux-gnu"
    #endif

    /// What every call has.
    private var common: [String] {
        [
            "-Onone", "-gline-tables-only", "-wmo", "-suppress-warnings", "-no-color-diagnostics",
            "-diagnostic-style", "llvm", "-swift-version", swiftVersion,
            "-module-cache-path", cache.file("modules", "clang"),
        ] + (isForApple ? appleModules : []) + searchFolders.flatMap { ["-I", $0] }
    }

    private var appleModules: [String] {
        [
            "-I", runtime.modules, "-load-plugin-executable", runtime.macros + "#UIMacros", "-D", "KUMIKO",
            // Previews are debug builds at Apple, too; much code keeps its previews for them.
            "-D", "DEBUG",
        ]
    }

    /// One call from sources and objects to a program.
    func program(module: String, sources: [String], objects: [String], folder: String) -> [String] {
        common + [
            "-module-name", module, "-I", folder, "-use-ld=lld", "-L", runtime.folder, "-lKumikoRuntime",
            "-Xlinker", "-rpath", "-Xlinker", runtime.folder, "-Xlinker", "--export-dynamic", "-o",
            folder + "/program",
        ] + objects + sources
    }

    /// One call that only reads sources and says what is wrong with them.
    func check(sources: [String], folder: String) -> [String] {
        common + ["-typecheck", "-parse-as-library", "-I", folder] + sources
    }

    /// One call from sources to a module that others import.
    func library(module: String, sources: [String], folder: String) -> [String] {
        common + [
            "-module-name", module, "-I", folder, "-parse-as-library", "-enable-testing", "-emit-module",
            "-emit-module-path", "\(folder)/\(module).swiftmodule", "-c", "-o", "\(folder)/\(module).o",
        ] + sources
    }

    /// Seconds after which a compiler that says nothing is taken for stuck.
    static let limit = 600.0

    /// Runs the compiler.
    ///
    /// - Parameter progress: hears again and again that the compiler still works.
    /// - Throws: ``CommandFailure`` where it cannot be started, or is not done within `limit` seconds.
    static func run(
        _ arguments: [String], executable: String = "swiftc", limit: Double = limit, progress: ProgressReporter? = nil
    ) throws -> ChildProcess.Result {
        let start = Date()
        let result = try ChildProcess(executable: executable, arguments: arguments).run {
            progress?.tick()
            return Date().timeIntervalSince(start) > limit
        }
        guard result.ending == .overdue else { return result }
        throw CommandFailure(
            .failed,
            "\(executable) was not done after \(Int(limit)) s and was ended; run the command again, or render fewer "
                + "files at once")
    }
}
