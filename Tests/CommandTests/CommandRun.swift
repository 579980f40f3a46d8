import Foundation

@testable import KumikoCommand

/// Runs the built command as a user does.
struct CommandRun {
    let status: Int32
    let output: String

    /// - Parameter environment: added to that of the tests.
    init(_ arguments: [String], environment: [String: String] = [:]) throws {
        let process = ChildProcess(
            executable: Self.executable, arguments: arguments, environment: environment)
        let result = try process.run()
        guard case .exited(let status) = result.ending else { throw CocoaError(.executableLoad) }
        self.status = status
        output = result.output
    }

    var lines: [Substring] { output.split(separator: "\n") }

    /// The command lies beside the tests.
    static var executable: String {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        var folder = (CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? own) as NSString
        while folder.length > 1 {
            let candidate = folder.appendingPathComponent("kumiko-command")
            if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
            folder = folder.deletingLastPathComponent as NSString
        }
        return "kumiko-command"
    }
}

/// A folder that is removed when the test is over.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "kumiko-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    @discardableResult func write(_ text: String, to name: String) throws -> String {
        let file = path + "/" + name
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        return file
    }
}
