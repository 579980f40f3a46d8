import SourceAdapter

/// The generated files that tell the program which tests a module has.
///
/// Each module has a file of its own, which imports nothing else of what is tested: a class may be called as its module
/// is, and then only its plain name is unambiguous.
struct TestEntries {
    let module: String
    let inventory: TestInventory

    static func functionName(_ module: String) -> String { "kumikoTests_" + module }

    var isEmpty: Bool { inventory.cases.isEmpty && inventory.specs.isEmpty }

    /// - Parameter dropped: lines of an earlier text that do not compile: methods that a condition hides, or private
    ///   ones.
    func source(without dropped: Set<Int> = []) -> String {
        var lines = ["import XCTest", "@testable import \(module)"]
        if !inventory.specs.isEmpty { lines.append("@testable import Quick") }
        lines += ["", "@MainActor func \(Self.functionName(module))() -> [XCTestCaseEntry] {"]
        lines.append("    var entries: [XCTestCaseEntry] = []")
        for entry in inventory.cases {
            lines.append("    entries.append((\(entry.name).self, [")
            lines += entry.tests.map { test in "        " + line(test, of: entry.name) }
            lines.append("    ]))")
        }
        if !inventory.specs.isEmpty {
            let configurations = inventory.configurations.map { $0.name + ".self" }.joined(separator: ", ")
            lines.append(
                "    QuickConfiguration.configureSubclassesIfNeeded([\(configurations)], world: World.sharedWorld)")
            lines += inventory.specs.map {
                "    entries.append((\($0.name).self, testCase(\($0.name).allTests).allTests))"
            }
        }
        lines += ["    return entries", "}", ""]
        for number in dropped where lines.indices.contains(number - 1) { lines[number - 1] = "" }
        return lines.joined(separator: "\n")
    }

    /// Tests run on the main thread, so that what is bound to the main actor can be called at once.
    private func line(_ test: TestInventory.Test, of type: String) -> String {
        let call = "(test as! \(type)).\(test.name)()"
        return test.isAsync
            ? "(\"\(test.name)\", { try asyncTest { (test: \(type)) in { try await test.\(test.name)() } }($0 as! \(type))() }),"
            : "(\"\(test.name)\", { test in try MainActor.assumeIsolated { try \(call) } }),"
    }
}
