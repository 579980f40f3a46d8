import Foundation
import Testing

@testable import ObjectiveC

@Suite(.serialized) struct AssociatedObjectTests {
    private final class Owner {}
    private final class Value {
        let onEnd: () -> Void
        init(_ onEnd: @escaping () -> Void = {}) { self.onEnd = onEnd }
        deinit { onEnd() }
    }
    nonisolated(unsafe) private static var key: UInt8 = 0
    nonisolated(unsafe) private static var otherKey: UInt8 = 0

    @Test func keepsValuesByKey() {
        let owner = Owner()
        objc_setAssociatedObject(owner, &Self.key, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, &Self.otherKey, 2, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, &Self.key) as? String == "a")
        #expect(objc_getAssociatedObject(owner, &Self.otherKey) as? Int == 2)
        objc_setAssociatedObject(owner, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, &Self.otherKey) == nil)
    }

    @Test func assignedValuesAreNotKept() {
        let owner = Owner()
        var value: Value? = Value()
        objc_setAssociatedObject(owner, &Self.key, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, &Self.key) as AnyObject? === value)
        value = nil
        #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
    }

    @Test func copiedValuesDoNotChange() {
        let owner = Owner()
        let text = NSMutableString(string: "a")
        objc_setAssociatedObject(owner, &Self.key, text, .OBJC_ASSOCIATION_COPY)
        text.append("b")
        #expect((objc_getAssociatedObject(owner, &Self.key) as? NSString)?.isEqual(to: "a") == true)
    }

    @Test func valuesGoAfterTheirOwner() {
        var ended = 0
        for _ in 0..<10 {
            let owner = Owner()
            objc_setAssociatedObject(owner, &Self.key, Value { ended += 1 }, .OBJC_ASSOCIATION_RETAIN)
        }
        autoreleasepool {}
        #expect(ended == 10)
    }

    /// Addresses come again: a new owner never sees the values of an old one, and the table does not grow.
    @Test func newOwnersStartEmptyAndTheTableStaysSmall() {
        for _ in 0..<10_000 {
            let owner = Owner()
            #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
            objc_setAssociatedObject(owner, &Self.key, 1, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(AssociationTable.shared.count < 200)
    }

    @Test func valuesMayComeBackToTheTableWhileTheyEnd() {
        let owner = Owner()
        let other = Owner()
        let value = Value { objc_removeAssociatedObjects(other) }
        objc_setAssociatedObject(owner, &Self.key, value, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(other, &Self.key, 1, .OBJC_ASSOCIATION_RETAIN)
        objc_removeAssociatedObjects(owner)
        withExtendedLifetime(value) {}
        #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
    }
}

@Suite struct ObjectLockTests {
    private final class Box: Sendable {
        /// Only touched while the box is locked.
        nonisolated(unsafe) var count = 0
    }

    @Test func locksAreRecursiveAndExclusive() async {
        let box = Box()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<1000 {
                        objc_sync_enter(box)
                        objc_sync_enter(box)
                        box.count += 1
                        objc_sync_exit(box)
                        objc_sync_exit(box)
                    }
                }
            }
        }
        #expect(box.count == 8000)
        #expect(objc_sync_exit(box) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
    }
}

@MainActor @Suite struct FoundationSelectorTests {
    private final class Observer: NSObject {
        var seen: [String] = []
        func got(_ notification: Notification) { seen.append(notification.name.rawValue) }
        func fire(_ timer: Timer) { seen.append("\(timer.userInfo ?? "none")") }
        func value() -> Int { 5 }
    }
    private let got = Selector._call("got:", Observer.self, { $0.got($1) })

    @Test func notificationsReachTheMethodUntilRemoved() {
        let observer = Observer()
        let center = NotificationCenter()
        center.addObserver(observer, selector: got, name: .init("a"), object: nil)
        center.addObserver(observer, selector: got, name: .init("b"), object: nil)
        center.post(name: .init("a"), object: nil)
        center.removeObserver(observer, name: .init("a"), object: nil)
        center.post(name: .init("a"), object: nil)
        center.post(name: .init("b"), object: nil)
        center.removeObserver(observer)
        center.post(name: .init("b"), object: nil)
        #expect(observer.seen == ["a", "b"])
    }

    @Test func observersAreNotKept() {
        let center = NotificationCenter()
        var observer: Observer? = Observer()
        weak let reference = observer
        center.addObserver(observer as Any, selector: got, name: nil, object: nil)
        observer = nil
        #expect(reference == nil)
        center.post(name: .init("a"), object: nil)
    }

    @Test func performAnswersTheResult() {
        let observer = Observer()
        let value = Selector._call("value", Observer.self, { $0.value() })
        #expect(observer.perform(value)?.takeUnretainedValue() as? Int == 5)
        #expect(observer.responds(to: value))
        #expect(!NSObject().responds(to: value))
        #expect(!observer.responds(to: NSSelectorFromString("value")))
        #expect(observer.perform(NSSelectorFromString("value")) == nil)
        #expect(NSStringFromSelector(got) == "got:")
    }

    @Test func timersCallTheirTarget() {
        let observer = Observer()
        let timer = Timer.scheduledTimer(
            timeInterval: 60, target: observer, selector: Selector._call("fire:", Observer.self, { $0.fire($1) }),
            userInfo: "info", repeats: false)
        timer.fire()
        timer.invalidate()
        #expect(observer.seen == ["info"])
    }

    @Test func delayedCallsComeUnlessCancelled() async throws {
        let observer = Observer()
        let name = Notification(name: .init("late"))
        observer.perform(got, with: name, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: observer)
        observer.perform(got, with: name, afterDelay: 0)
        while observer.seen.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        #expect(observer.seen == ["late"])
    }
}
