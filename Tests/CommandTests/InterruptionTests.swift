import Foundation
import Testing

@testable import KumikoCommand

/// What is left on the machine when the command is ended from outside while a preview loops for ever.
@Suite(.serialized) struct InterruptionTests {
    @Test(arguments: [SIGTERM, SIGINT, SIGKILL])
    func noPreviewOutlivesTheCommand(_ signal: Int32) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            """
            import UIKit

            class Endless: UIViewController {
                override func viewDidLoad() {
                    while true {}
                }
            }
            """, to: "Endless.swift")
        let command = ChildProcess(
            executable: CommandRun.executable,
            arguments: ["render", file, "--output", folder.path + "/out", "--timeout", "600"],
            environment: ["KUMIKO_CACHE": folder.path])
        let limit = Date(timeIntervalSinceNow: 240)
        let result = try command.run {
            if !processes(["--kumiko-render", folder.path]).isEmpty {
                for process in processes([CommandRun.executable, file]) { kill(process, signal) }
            }
            return Date() > limit
        }
        #expect(result.ending == .killed(signal: signal), "\(result.output)")
        #expect(wait(seconds: 30) { processes(["--kumiko-render", folder.path]).isEmpty })
        for process in processes(["--kumiko-render", folder.path]) { kill(process, SIGKILL) }
    }

    private func wait(seconds: Double, until holds: () -> Bool) -> Bool {
        let end = Date(timeIntervalSinceNow: seconds)
        while !holds() {
            if Date() > end { return false }
            usleep(50_000)
        }
        return true
    }

    /// The processes whose command line holds all these words.
    private func processes(_ words: [String]) -> [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.filter { process in
            let line = try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)
            return line.map { line in words.allSatisfy { line.contains($0) } } ?? false
        }
    }
}
