import Foundation
import Synchronization

/// Tells a waiting reader how far long work is: one changing line on a terminal, plain lines elsewhere.
public final class ProgressReporter: Sendable {
    private struct State {
        var done = 0
        var running: [String] = []
        var lastWrite = Date.distantPast
    }

    private let title: String
    private let total: Int
    private let isTerminal: Bool
    private let start = Date()
    private let state = Mutex(State())
    private let sink: @Sendable (String) -> Void
    /// Off a terminal a line is written this often at most; seconds.
    private static let plainInterval = 2.0
    private static let terminalInterval = 0.05
    /// As often comes a line while nothing begins or ends; seconds.
    private static let idleInterval = (terminal: 1.0, plain: 10.0)

    public init(
        title: String, total: Int, isTerminal: Bool = Console.errorIsTerminal,
        sink: @escaping @Sendable (String) -> Void = { Console.write($0, to: STDERR_FILENO) }
    ) {
        self.title = title
        self.total = total
        self.isTerminal = isTerminal
        self.sink = sink
    }

    public func began(_ name: String) {
        state.withLock { state in
            state.running.append(name)
            write(&state)
        }
    }

    public func ended(_ name: String) {
        state.withLock { state in
            if let index = state.running.firstIndex(of: name) { state.running.remove(at: index) }
            state.done += 1
            // Off a terminal nobody needs to hear that all is done: what comes next says so.
            if isTerminal || state.done < total { write(&state) }
        }
    }

    /// Says that the work still goes on; called as often as one likes, a line is written now and then.
    public func tick() {
        state.withLock { state in
            let now = Date()
            let interval = isTerminal ? Self.idleInterval.terminal : Self.idleInterval.plain
            guard now.timeIntervalSince(max(state.lastWrite, start)) >= interval else { return }
            write(&state, isIdle: true)
        }
    }

    /// Removes the changing line from a terminal.
    public func finish() {
        if isTerminal { sink("\r\u{1B}[2K") }
    }

    private func write(_ state: inout State, isIdle: Bool = false) {
        let now = Date()
        let interval = isTerminal ? Self.terminalInterval : Self.plainInterval
        guard now.timeIntervalSince(state.lastWrite) >= interval else { return }
        // Off a terminal the first line comes only when the work turns out to be long.
        if !isTerminal, !isIdle, state.lastWrite == .distantPast, now.timeIntervalSince(start) < interval { return }
        state.lastWrite = now
        var line = line(state, seconds: now.timeIntervalSince(start))
        if isIdle { line += " · \(Int(now.timeIntervalSince(start))) s" }
        sink(isTerminal ? "\r\u{1B}[2K" + line : line + "\n")
    }

    private func line(_ state: State, seconds: Double) -> String {
        var text = "\(title) \(state.done)/\(total)"
        if state.done > 0, seconds > 0.5 {
            text += " · \((Double(state.done) / seconds * 10).rounded() / 10)/s"
        }
        if let running = state.running.first {
            text += " · " + running
            if state.running.count > 1 { text += " and \(state.running.count - 1) more" }
        }
        return String(text.prefix(118))
    }
}
