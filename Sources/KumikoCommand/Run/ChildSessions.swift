import Foundation
import Synchronization

/// The programs that run now, so that none of them outlives a command that is told to stop.
///
/// Each leads a session of its own, so the terminal's own interrupt does not reach them.
enum ChildSessions {
    private static let leaders = Mutex<Set<pid_t>>([])

    /// Starts are one after the other: pipes of one must not be inherited by another that happens at the same time,
    /// and none may be missed by ``endWithThisProcess()``.
    ///
    /// - Parameter start: returns the process that leads the new session.
    static func insert<Value>(_ start: () throws -> (leader: pid_t, Value)) rethrows -> (leader: pid_t, Value) {
        try leaders.withLock { leaders in
            let started = try start()
            leaders.insert(started.leader)
            return started
        }
    }

    static func remove(_ leader: pid_t) {
        leaders.withLock { _ = $0.remove(leader) }
    }

    /// Kills all processes of a session. Children may be in groups of their own, as Foundation's `Process` puts them.
    static func end(_ leader: pid_t) {
        kill(-leader, SIGKILL)
        // One that was forked meanwhile is there the next time.
        for _ in 0..<10 {
            let rest = members(of: leader)
            if rest.isEmpty { return }
            for process in rest { kill(process, SIGKILL) }
        }
    }

    /// Ends what runs when this process is interrupted, told to stop or loses its terminal, then ends as it would have.
    ///
    /// A signal that was ignored from the start, as `nohup` does, stays ignored.
    ///
    /// - Returns: what watches, for as long as it is held.
    static func endWithThisProcess() -> [any DispatchSourceSignal] {
        var sources: [any DispatchSourceSignal] = []
        for number in [SIGINT, SIGTERM, SIGHUP] {
            let earlier = signal(number, SIG_IGN)
            if unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { continue }
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                leaders.withLock { leaders in
                    for leader in leaders { end(leader) }
                    signal(number, SIG_DFL)
                    // Threads of the queue block signals.
                    var set = sigset_t()
                    sigfillset(&set)
                    pthread_sigmask(SIG_UNBLOCK, &set, nil)
                    raise(number)
                }
            }
            source.resume()
            sources.append(source)
        }
        return sources
    }

    /// The living processes of a session but for its leader, by `/proc`.
    private static func members(of session: pid_t) -> [pid_t] {
        guard let folder = opendir("/proc") else { return [] }
        defer { closedir(folder) }
        var result: [pid_t] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard let process = pid_t(name), process != session, getsid(process) == session else { continue }
            result.append(process)
        }
        return result
    }
}
