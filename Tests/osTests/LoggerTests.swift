import Foundation
import OSLog
import Testing

@testable import os

@Suite struct LoggerTests {
    @Test func messagesHoldTheirValues() {
        let name: String? = "a"
        let none: Int? = nil
        let message: OSLogMessage = "x \(name, privacy: .public) \(none) \(3, privacy: .private(mask: .hash))"
        #expect(message.text == "x a nil 3")
    }

    @Test func formatsLoseTheirBraces() {
        #expect(formatted("%{public}d of %d", [1, 2]) == "1 of 2")
    }

    @Test func quietMessagesAreNotMade() {
        var made = 0
        func message() -> String {
            made += 1
            return ""
        }
        OSLog.default.write(message(), .debug)
        OSLog.disabled.write(message(), .fault)
        #expect(made == 0)
        #expect(OSLog.default.isEnabled(type: .error))
    }

    @Test func locksProtectTheirState() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 100) { _ in lock.withLock { $0 += 1 } }
        #expect(lock.withLock { $0 } == 100)
        let plain = OSAllocatedUnfairLock()
        plain.lock()
        #expect(!plain.lockIfAvailable())
        plain.unlock()
    }
}
