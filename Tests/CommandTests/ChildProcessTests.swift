import Foundation
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
}
