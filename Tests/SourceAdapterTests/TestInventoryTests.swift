import SourceAdapter
import Testing

struct TestInventoryTests {
    private func scan(_ texts: String..., others: [String] = []) -> TestInventory {
        TestInventory.scan(
            texts.enumerated().map { SourceText(path: "\($0).swift", text: $1) },
            others: others.enumerated().map { SourceText(path: "other\($0).swift", text: $1) })
    }

    @Test func testsOfExtensionsAndSuperclassesCount() {
        let inventory = scan(
            "class A: Base { func testA() throws {} }", "extension A { func testB() async {} }",
            others: ["class Base: XCTestCase { func testBase() {} }"])
        #expect(inventory.cases.map(\.name) == ["A"])
        #expect(inventory.cases.first?.tests.map(\.name) == ["testA", "testB", "testBase"])
        #expect(inventory.cases.first?.tests.map(\.isAsync) == [false, true, false])
    }

    @Test func whatIsNoTestDoesNotCount() {
        let inventory = scan(
            """
            class A: XCTestCase {
                func testOne() {}
                func testWith(_ number: Int) {}
                static func testStatic() {}
                func testResult() -> Int { 1 }
                func helper() { func testLocal() {} }
                #if os(macOS)
                func testMac() {}
                #endif
            }
            private class B: XCTestCase { func testB() {} }
            class Outer { class C: XCTestCase { func testC() {} } }
            class D<Value>: XCTestCase { func testD() {} }
            class E { func testE() {} }
            class F: XCTestCase {}
            """)
        #expect(inventory.cases.map(\.name) == ["A"])
        #expect(inventory.cases.first?.tests.map(\.name) == ["testOne"])
    }

    @Test func specsOfQuickAreFound() {
        let inventory = scan(
            "class A: QuickSpec { override class func spec() {} }", "class C: QuickConfiguration {}")
        #expect(inventory.specs.map(\.name) == ["A"])
        #expect(inventory.configurations.map(\.name) == ["C"])
        #expect(inventory.cases.isEmpty)
    }
}
