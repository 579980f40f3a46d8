import CommandLineKit
import Foundation
import RenderProtocol

/// Runs the tests of a program. One that ends the program is reported, and the others run in a new one.
struct TestRunner {
    let program: TestProgram
    let options: TestOptions
    /// Holds requests and status files.
    let workFolder: String
    let resourceFolders: [String]

    func run() throws -> [TestResult] {
        var results: [TestResult] = []
        if program.hasXCTests, options.runsXCTest { results += try runXCTest() }
        if program.hasSwiftTests, options.runsSwiftTesting { results += try runSwiftTesting() }
        return results
    }

    /// The names of all tests that would run.
    func list() throws -> [String] {
        var names: [String] = []
        if program.hasXCTests, options.runsXCTest { names += try listXCTest() }
        if program.hasSwiftTests, options.runsSwiftTesting {
            let arguments = ["--testing-library", "swift-testing", "--list-tests"] + swiftTestingFilters
            names += try start(arguments, status: workFolder + "/none", isQuiet: true).output
                .split(separator: "\n").map(String.init).filter(isWanted)
        }
        return names
    }

    // MARK: - XCTest

    private func listXCTest() throws -> [String] {
        let file = workFolder + "/list.json"
        let result = try start(["list", file], status: file, isQuiet: true)
        guard let data = FileManager.default.contents(atPath: file), result.ending == .exited(0) else {
            let reason = FailureReason.of(result, timeout: options.timeout, files: program.files)
            throw CommandFailure(.failed, "the program cannot list its tests: \(reason)")
        }
        return try JSONDecoder().decode([String].self, from: data).filter(isWanted)
    }

    private func isWanted(_ name: String) throws -> Bool {
        func matches(_ patterns: [String]) throws -> Bool {
            try patterns.contains { try Regex($0).firstMatch(in: name) != nil }
        }
        return try (options.filters.isEmpty || matches(options.filters)) && !matches(options.skips)
    }

    private func runXCTest() throws -> [TestResult] {
        var left = try listXCTest()
        var results = TestResultList()
        var attempt = 0
        while !left.isEmpty {
            attempt += 1
            let status = "\(workFolder)/xctest-\(attempt).jsonl"
            let chosen = "\(workFolder)/chosen-\(attempt).json"
            try JSONEncoder().encode(left).write(to: URL(fileURLWithPath: chosen))
            let run = try start(["xctest", status, chosen], status: status)
            let stopped = results.add(TestEvent.xctest(status))
            let before = left.count
            left.removeAll { results.contains($0) }
            if !stopped.isEmpty || !left.isEmpty { report(run, stopped, left, &results) }
            if left.count == before { break }
        }
        return results.all
    }

    // MARK: - Swift Testing

    private var swiftTestingFilters: [String] {
        options.filters.flatMap { ["--filter", $0] } + options.skips.flatMap { ["--skip", $0] }
    }

    private func runSwiftTesting() throws -> [TestResult] {
        var results = TestResultList()
        var filters = swiftTestingFilters
        var attempt = 0
        while true {
            attempt += 1
            let status = "\(workFolder)/testing-\(attempt).jsonl"
            let arguments =
                [
                    "--testing-library", "swift-testing", "--event-stream-output-path", status,
                    "--event-stream-version", "0",
                ] + (options.isParallel ? [] : ["--no-parallel"]) + filters
            let run = try start(arguments, status: status)
            let stopped = results.add(TestEvent.swiftTesting(status))
            let left = TestEvent.functions(status).filter { !results.contains($0) }
            if case .exited(let code) = run.ending, stopped.isEmpty, left.isEmpty || code == 0 { break }
            report(run, stopped, left, &results)
            if left.isEmpty || stopped.isEmpty { break }
            filters = left.flatMap { ["--filter", "^" + NSRegularExpression.escapedPattern(for: $0) + "$"] }
        }
        return results.all
    }

    // MARK: - Processes

    /// Says which test ended a program, and why; without one, that the others did not run.
    private func report(
        _ run: ChildProcess.Result, _ stopped: [String], _ left: [String], _ results: inout TestResultList
    ) {
        var run = run
        run.output = TestOutput.end(of: run.output)
        let cause = FailureReason.cause(of: run, timeout: options.timeout, files: program.files)
        let names = stopped.isEmpty ? left : stopped
        let text = FailureReason.oneLine(cause.text(namesPlace: false))
        for name in names { results.end(name, issue: (cause.place.map { $0 + ": " } ?? "") + text) }
        let subject = names.count == 1 ? names[0] : "\(names.count) tests, of which \(names.first ?? "") is one"
        Console.print("\(cause.place.map { $0 + ": " } ?? "")error: \(subject) : \(text)")
        if !stopped.isEmpty, !left.isEmpty { Console.print("kumiko: going on with \(left.count) more") }
    }

    private func start(_ arguments: [String], status: String, isQuiet: Bool = false) throws -> ChildProcess.Result {
        var environment = PreviewRunner.environment
        environment[TestRequest.variable] = try requestFile()
        if !Console.outputIsTerminal { environment["NO_COLOR"] = "1" }
        let process = ChildProcess(
            executable: program.executable, arguments: arguments, environment: environment,
            stackLimit: PreviewRunner.stackLimit)
        let clock = StatusClock(path: status)
        var output = TestOutput()
        defer { output.finish() }
        return try process.run(
            isOverdue: { clock.secondsSinceChange() > options.timeout },
            receive: { if !isQuiet { output.receive($0) } })
    }

    private func requestFile() throws -> String {
        let file = workFolder + "/request.json"
        if !FileManager.default.fileExists(atPath: file) {
            let request = TestRequest(
                configuration: ConfigurationMatrix.configurations(options.environment)[0],
                resourceFolders: resourceFolders)
            try JSONEncoder().encode(request).write(to: URL(fileURLWithPath: file))
        }
        return file
    }
}
