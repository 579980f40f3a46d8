import Foundation
import ObjectiveC
import Testing

@MainActor struct NamedMethodTests {
    private final class Speaker: NSObject {
        let word: String
        init(_ word: String) { self.word = word }
    }

    @Test func aRegisteredMethodIsCalledByItsName() {
        _NamedMethods.register("namedMethodTest", of: Speaker.self) { $0.word }
        let speaker = Speaker("hello")
        #expect(speaker.perform(Selector(("namedMethodTest")))?.takeUnretainedValue() as? String == "hello")
        #expect(speaker.perform(Selector(("unknown"))) == nil)
        #expect(NSObject().perform(Selector(("namedMethodTest"))) == nil)
    }

    /// Code that would exchange methods finds none, and goes on.
    @Test func theRuntimeHasNoMethods() {
        #expect(class_getInstanceMethod(Speaker.self, Selector("speak")) == nil)
        #expect(class_getClassMethod(Speaker.self, Selector("speak")) == nil)
        #expect(!class_addMethod(Speaker.self, Selector("speak"), imp_implementationWithBlock({}), "v@:"))
    }

    @Test func absoluteTimeCountsFrom2001() {
        let before = Date().timeIntervalSinceReferenceDate
        let time = CFAbsoluteTimeGetCurrent()
        #expect((before...before + 10).contains(time))
    }
}
