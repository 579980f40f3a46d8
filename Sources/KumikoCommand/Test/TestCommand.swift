import CommandLineKit
import Foundation

/// `kumiko test`: runs the tests of a package for iOS here.
struct TestCommand: Subcommand {
    let name = "test"
    let operands = "PATH"
    let summary = "builds a package for iOS as it is and runs its XCTest, Quick and Swift Testing suites"
    let options = TestOptions.descriptions

    func run(_ arguments: ParsedArguments) throws -> ExitStatus {
        let cache = CacheFolder()
        let options = try TestOptions(arguments, cache: cache)
        let runtime = try RuntimeLocation.find()
        let modules = try options.input.modules()
        let builder = TestProgramBuilder(runtime: runtime, cache: cache, swiftVersion: options.swiftVersion)
        let outcome = try builder.build(modules)
        guard let program = outcome.program else {
            for message in outcome.messages { Console.printError(message) }
            return .doesNotCompile
        }
        let work = try cache.workFolder("test-runs")
        defer { try? FileManager.default.removeItem(atPath: work) }
        let runner = TestRunner(
            program: program, options: options, workFolder: work,
            resourceFolders: modules.filter(\.isOwn).map(\.root))
        if options.listsOnly {
            for name in try runner.list() { Console.print(name) }
            return .done
        }
        let results = try runner.run()
        if let file = options.xunitOutput { try XUnitReport(results: results).write(to: file) }
        return try conclude(results, options)
    }

    private func conclude(_ results: [TestResult], _ options: TestOptions) throws -> ExitStatus {
        guard !results.isEmpty else {
            let filters = options.filters.map { "--filter '\($0)'" } + options.skips.map { "--skip '\($0)'" }
            let reason =
                filters.isEmpty ? "the test targets have none" : "none matches " + filters.joined(separator: " ")
            throw CommandFailure(.failed, "no tests found: \(reason)")
        }
        func count(_ outcome: TestResult.Outcome) -> Int { results.filter { $0.outcome == outcome }.count }
        var parts = ["\(results.count) \(results.count == 1 ? "test" : "tests")", "\(count(.passed)) passed"]
        for (outcome, word) in [
            (TestResult.Outcome.failed, "failed"), (.ended, "ended the program"), (.skipped, "skipped"),
        ] where count(outcome) > 0 { parts.append("\(count(outcome)) \(word)") }
        Console.print("kumiko: " + parts.joined(separator: ", "))
        return results.allSatisfy { $0.outcome == .passed || $0.outcome == .skipped } ? .done : .failed
    }
}
