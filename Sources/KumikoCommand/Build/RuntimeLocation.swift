import CommandLineKit
import Foundation

/// Where the parts lie that user code is compiled against: all in the folder of the command itself.
struct RuntimeLocation: Sendable {
    let folder: String

    var modules: String { folder + "/Modules" }
    var library: String { folder + "/libKumikoRuntime.so" }
    var macros: String { folder + "/UIMacros-tool" }

    /// - Throws: ``CommandFailure`` where a part was not built.
    static func find() throws(CommandFailure) -> RuntimeLocation {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let override = ProcessInfo.processInfo.environment["KUMIKO_RUNTIME"]
        let location = RuntimeLocation(folder: override ?? (own as NSString).deletingLastPathComponent)
        for part in [location.modules, location.library, location.macros]
        where !FileManager.default.fileExists(atPath: part) {
            throw CommandFailure(.machineLacks, "'\(part)' is missing; build it: ./kumiko help in Kumiko's folder")
        }
        return location
    }

    /// Differs whenever another build lies there.
    var stamp: String {
        [library, macros, folder + "/kumiko-command"].map { path in
            var status = stat()
            guard stat(path, &status) == 0 else { return path }
            return "\(path):\(status.st_size):\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
        }.joined(separator: "|")
    }
}
