import CommandLineKit
import Foundation
import RenderProtocol

/// Runs one program in a session of its own, with its output kept within bounds.
struct ChildProcess {
    /// How a program ended.
    enum Ending: Hashable, Sendable {
        case exited(Int32)
        case killed(signal: Int32)
        /// It was ended here, because its time was over.
        case overdue
    }

    struct Result: Sendable {
        var ending: Ending
        /// Standard output and error as they came; of long output the beginning and the end.
        var output: String
        /// All bytes that were written, kept or not.
        var outputBytes: Int
    }

    var executable: String
    var arguments: [String]
    /// Added to this process's own environment.
    var environment: [String: String] = [:]
    /// Bytes of stack that its first thread may use; nil for as many as this process may.
    var stackLimit: rlim_t?

    /// How often the time is looked at; milliseconds.
    private static let pollInterval: Int32 = 25

    private static let busyRetries = 100

    /// `POSIX_SPAWN_SETSID`, which the C library's Swift module leaves out.
    private static let newSession: Int16 = 0x80

    /// - Parameters:
    ///   - isOverdue: asked again and again; true ends the program and its children.
    ///   - receive: gets the output as it comes.
    /// - Throws: ``CommandFailure`` where the program cannot be started.
    func run(isOverdue: () -> Bool = { false }, receive: (ArraySlice<UInt8>) -> Void = { _ in }) throws -> Result {
        let (process, pipe) = try ChildSessions.insert { try withStackLimit { try start() } }
        defer {
            ChildSessions.remove(process)
            close(pipe)
        }

        var output = BoundedOutput()
        var wasOverdue = false
        var status: Int32 = 0
        while true {
            var descriptor = pollfd(fd: output.isClosed ? -1 : pipe, events: Int16(POLLIN), revents: 0)
            _ = poll(&descriptor, 1, output.isClosed ? 2 : Self.pollInterval)
            output.read(from: pipe, receive: receive)
            if waitpid(process, &status, WNOHANG) == process { break }
            if !wasOverdue, isOverdue() {
                wasOverdue = true
                ChildSessions.end(process)
            }
        }
        // Children that it left behind would hold the pipe and the machine.
        ChildSessions.end(process)
        output.read(from: pipe, receive: receive)
        return Result(
            ending: wasOverdue ? .overdue : Self.ending(status), output: output.text, outputBytes: output.count)
    }

    private static func ending(_ status: Int32) -> Ending {
        let signal = status & 0x7f
        return signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal: signal)
    }

    /// - Returns: the process, and the end of the pipe that its output comes out of, which does not block.
    private func start() throws -> (leader: pid_t, Int32) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw failure(errno) }
        defer { close(ends[1]) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        do {
            return (try spawn(output: ends[1]), ends[0])
        } catch {
            close(ends[0])
            throw error
        }
    }

    /// Programs inherit the limit of the moment at which they are started, and cannot raise their own safely later.
    private func withStackLimit<Value>(_ body: () throws -> Value) rethrows -> Value {
        let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
        var own = rlimit()
        guard let stackLimit, getrlimit(resource, &own) == 0, own.rlim_cur < stackLimit else { return try body() }
        var raised = own
        raised.rlim_cur = min(stackLimit, own.rlim_max)
        _ = setrlimit(resource, &raised)
        defer { _ = setrlimit(resource, &own) }
        return try body()
    }

    private func spawn(output: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Self.newSession | Int16(POSIX_SPAWN_SETSIGDEF))
        var defaults = sigset_t()
        sigemptyset(&defaults)
        // This process ignores them, or has handlers of its own.
        for number in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { sigaddset(&defaults, number) }
        posix_spawnattr_setsigdefault(&attributes, &defaults)

        let words = CStringList([executable] + arguments)
        var merged = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        merged[ProgramEnvironment.parent] = String(getpid())
        let variables = CStringList(merged.map { $0.key + "=" + $0.value })
        var process: pid_t = 0
        var code = ETXTBSY
        // A process that was forked elsewhere at this moment may still hold a new executable open for writing.
        for _ in 0..<Self.busyRetries where code == ETXTBSY {
            code = posix_spawnp(&process, executable, &actions, &attributes, words.pointers, variables.pointers)
            if code == ETXTBSY { usleep(10_000) }
        }
        guard code == 0 else { throw failure(code) }
        return process
    }

    private func failure(_ code: Int32) -> CommandFailure {
        CommandFailure(.machineLacks, "cannot start \(executable): \(String(cString: strerror(code)))")
    }
}

/// Strings for C, freed with the list.
private final class CStringList {
    private(set) var pointers: [UnsafeMutablePointer<CChar>?]

    init(_ strings: [String]) {
        pointers = strings.map { strdup($0) } + [nil]
    }

    deinit {
        for pointer in pointers { free(pointer) }
    }
}
