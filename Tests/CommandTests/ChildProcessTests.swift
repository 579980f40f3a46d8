import CommandLineKit
import Foundation
import Synchronization
import Testing

@testable import KumikoCommand

@Suite struct ChildProcessTests {
    private func shell(_ script: String) -> ChildProcess {
        ChildProcess(executable: "/bin/sh", arguments: ["-c", script])
    }

    @Test func bothStreamsAreKept() throws {
        let result = try shell("echo out; echo err >&2; exit 3").run()
        #expect(result.ending == .exited(3))
        #expect(result.output.contains("out") && result.output.contains("err"))
    }

    @Test func aCompilerThatHangsIsEnded() {
        #expect(throws: CommandFailure.self) {
            try CompilerCall.run(["-c", "sleep 600"], executable: "/bin/sh", limit: 0.2)
        }
    }

    @Test func longCompilesSayThatTheyGoOn() throws {
        let lines = Mutex<[String]>([])
        let progress = ProgressReporter(title: "compiling", total: 1, isTerminal: true) { line in
            lines.withLock { $0.append(line) }
        }
        progress.began("App")
        _ = try CompilerCall.run(["-c", "sleep 1.3"], executable: "/bin/sh", progress: progress)
        #expect(lines.withLock { $0.contains { $0.contains("compiling 0/1 · App · 1 s") } })
    }

    @Test func endlessOutputIsBounded() throws {
        var polls = 0
        let result = try shell("yes 'a long line of text that never ends'").run {
            polls += 1
            return polls > 20
        }
        #expect(result.ending == .overdue)
        #expect(result.outputBytes > 2 * BoundedOutput.limit)
        #expect(result.output.utf8.count < 3 * BoundedOutput.limit)
        #expect(result.output.contains("bytes left out"))
    }

    @Test func grandchildrenEndWithTheirParent() throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/pid"
        let result = try shell("sleep 600 & echo $! > \(file); exit 0").run()
        #expect(result.ending == .exited(0))
        let process = try #require(Int32(try String(contentsOfFile: file, encoding: .utf8).dropLast(1)))
        // It may be a zombie for a moment, which still answers; then it is gone.
        var isAlive = true
        for _ in 0..<200 where isAlive {
            isAlive = kill(process, 0) == 0 && !isZombie(process)
            usleep(10_000)
        }
        #expect(!isAlive)
    }

    @Test func grandchildrenInGroupsOfTheirOwnEndToo() throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/pid"
        // 'set -m' puts what is started into a process group of its own.
        let result = try shell("set -m; sleep 600 & echo $! > \(file); sleep 600").run {
            FileManager.default.fileExists(atPath: file)
                && ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "") != ""
        }
        #expect(result.ending == .overdue)
        let process = try #require(Int32(try String(contentsOfFile: file, encoding: .utf8).dropLast(1)))
        var isAlive = true
        for _ in 0..<200 where isAlive {
            isAlive = kill(process, 0) == 0 && !isZombie(process)
            usleep(10_000)
        }
        #expect(!isAlive)
    }

    private func isZombie(_ process: Int32) -> Bool {
        let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        return text.split(separator: ")").last?.hasPrefix(" Z") ?? true
    }

    @Test func signalsAreTold() throws {
        let result = try shell("kill -SEGV $$").run()
        #expect(result.ending == .killed(signal: SIGSEGV))
        #expect(FailureReason.of(result, timeout: 1).contains("bad memory access"))
    }

    @Test func whatCannotStartIsAFailure() {
        #expect(throws: (any Error).self) { try ChildProcess(executable: "/nowhere", arguments: []).run() }
    }

    @Test func trapsAreToldWithTheUsersLine() {
        let output = """
            Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range
            2 Array.subscript.getter in program at /cache/Array.swift:3:1
            3 Screen.helper(_:) in program at /cache/Screen/Screen.swift:10:19
            """
        let files = ["Screen.swift": "App/Screen.swift"]
        #expect(
            FailureReason.trap(output, files) == "trapped at App/Screen.swift:10: Fatal error: Index out of range")
        let own = "Screen/Screen.swift:7: Fatal error: not ready"
        #expect(FailureReason.trap(own, files) == "trapped at App/Screen.swift:7: Fatal error: not ready")
        #expect(FailureReason.trap("all is well", files) == nil)
    }

    /// What the runtime prints, and the reason that is made of it.
    @Test(arguments: [
        (
            "Could not cast value of type 'A' (0x7f01) to 'B' (0x7f02).",
            "trapped: Could not cast value of type 'A' to 'B'."
        ),
        (
            "Fatal error: Attempted to read an unowned reference but object 0x56cf was already destroyed",
            "trapped: Fatal error: Attempted to read an unowned reference but object was already destroyed"
        ),
        ("*** Swift runtime failure: arithmetic overflow ***", "trapped: arithmetic overflow"),
        ("App/Screen.swift:3: Assertion failed: no", "trapped at Screen.swift:3: Assertion failed: no"),
        (
            "Fatal error: 'try!' raised an error: Error Domain=X Code=2 \"gone\"UserInfo={a=1, b=2}",
            "trapped: Fatal error: 'try!' raised an error: Error Domain=X Code=2 \"gone\""
        ),
    ])
    func everyKindOfTrapHasItsWords(_ output: String, _ reason: String) {
        #expect(FailureReason.trap(output, ["Screen.swift": "Screen.swift"]) == reason)
    }

    @Test func recursionIsKnownByItsFrames() {
        let frames = (0..<20).map { "\($0) deep(_:) in program at /cache/Screen/Screen.swift:3:40" }
        let result = ChildProcess.Result(
            ending: .killed(signal: SIGSEGV), output: frames.joined(separator: "\n"), outputBytes: 0)
        let reason = FailureReason.of(result, timeout: 1, files: ["Screen.swift": "App/Screen.swift"])
        #expect(reason == "the program crashed at App/Screen.swift:3: endless recursion")
    }

    @Test func reasonsAreOneShortLine() {
        let reason = FailureReason.oneLine(String(repeating: "very\nlong ", count: 10_000))
        #expect(reason.count == FailureReason.limit)
        #expect(!reason.contains("\n"))
    }
}
