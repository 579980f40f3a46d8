import CommandLineKit
import Foundation
import SourceAdapter

/// A program that runs the tests of all test modules.
struct TestProgram: Sendable {
    var executable: String
    /// The user's files by their names and by their paths, for the messages of traps.
    var files: [String: String]
    var hasXCTests: Bool
    var hasSwiftTests: Bool
}

/// Compiles modules and links them into one program, keeping each for the same content.
struct TestProgramBuilder {
    let runtime: RuntimeLocation
    let cache: CacheFolder
    let swiftVersion: String?

    /// What came of building: a program, or messages of what does not compile.
    struct Outcome: Sendable {
        var program: TestProgram?
        var messages: [String] = []
    }

    func build(_ modules: [TestModule]) throws -> Outcome {
        let progress = ProgressReporter(title: "building", total: modules.count + 1)
        defer { progress.finish() }
        let builder = TestModuleBuilder(
            runtime: runtime, cache: cache, swiftVersion: swiftVersion, progress: progress)
        var built: [String: BuiltModule] = [:]
        var outcome = Outcome()
        for module in modules {
            progress.began(module.name)
            defer { progress.ended(module.name) }
            if let lost = module.dependencies.first(where: { built[$0] == nil }) {
                let why = "'\(module.name)' is not built: it imports '\(lost)'"
                if !outcome.messages.isEmpty { outcome.messages.append("error: " + why) }
                continue
            }
            do {
                built[module.name] = try builder.build(module, after: built)
            } catch let failure as TestModuleBuilder.Failure {
                outcome.messages += failure.messages
            }
        }
        guard outcome.messages.isEmpty else { return outcome }
        progress.began("the program")
        outcome.program = try link(modules, built, progress)
        return outcome
    }

    private func link(_ modules: [TestModule], _ built: [String: BuiltModule], _ progress: ProgressReporter) throws
        -> TestProgram
    {
        let tests = modules.filter { $0.isTest && $0.isSwift }
        let own = modules.filter(\.isOwn).flatMap(\.files)
        var files = Dictionary(own.map { (($0.path as NSString).lastPathComponent, $0.path) }) { first, _ in first }
        for file in own { files[file.path] = file.path }
        var program = TestProgram(executable: "", files: files, hasXCTests: false, hasSwiftTests: false)
        program.hasSwiftTests = tests.contains { module in
            module.files.contains { ImportScan.modules($0.source).contains("Testing") && $0.source.contains("@Test") }
        }
        var hash = ContentHash()
        hash.add(runtime.stamp)
        hash.add(PackageResources.TestProgram_swift_txt)
        for module in modules { hash.add(built[module.name]?.key ?? "") }
        let entry = cache.file("test-programs", hash.digest())
        // XCTest names the outermost suite after the program's folder.
        let bundle = "\(tests.first?.package ?? "")PackageTests"
        program.executable = "\(entry)/\(bundle)/program"
        program.hasXCTests = cache.exists(entry + "/xctest")
        if cache.exists(program.executable) {
            cache.touch(entry)
            return program
        }
        let folder = try cache.workFolder("test-programs")
        try cache.makeFolder(folder + "/" + bundle)
        do {
            program.hasXCTests = try compile(
                tests, modules.compactMap { built[$0.name] }, in: folder, bundle: bundle, progress)
        } catch {
            try? FileManager.default.removeItem(atPath: folder)
            throw error
        }
        try cache.commit(folder, as: entry)
        return program
    }

    /// - Returns: whether there are tests of XCTest or Quick.
    private func compile(
        _ tests: [TestModule], _ built: [BuiltModule], in folder: String, bundle: String,
        _ progress: ProgressReporter
    ) throws -> Bool {
        let others = tests.flatMap { $0.files.map { SourceText(path: $0.path, text: $0.source) } }
        let entries = tests.map { module in
            TestEntries(
                module: module.name,
                inventory: TestInventory.scan(
                    module.files.map { SourceText(path: $0.path, text: $0.source) }, others: others))
        }.filter { !$0.isEmpty }
        let calls = entries.map { TestEntries.functionName($0.module) + "()" }.joined(separator: " + ")
        let list = "\n@MainActor func kumikoEntries() -> [XCTestCaseEntry] { \(calls.isEmpty ? "[]" : calls) }\n"
        let main = folder + "/main.swift"
        try write(Self.text(PackageResources.TestProgram_swift_txt) + list, to: main)
        if !entries.isEmpty { try write("", to: folder + "/xctest") }
        let call = CompilerCall(
            runtime: runtime, cache: cache, swiftVersion: "5", searchFolders: built.flatMap(\.searchFolders))
        let objects = built.flatMap { module in
            ((try? FileManager.default.contentsOfDirectory(atPath: module.folder)) ?? []).filter { $0.hasSuffix(".o") }
                .sorted().map { module.folder + "/" + $0 }
        }
        var dropped: [String: Set<Int>] = [:]
        while true {
            var sources = [main]
            for entry in entries {
                sources.append("\(folder)/\(entry.module)-tests.swift")
                try write(entry.source(without: dropped[sources.last ?? ""] ?? []), to: sources.last ?? "")
            }
            let run = try CompilerCall.run(
                call.program(
                    module: "KumikoTestProgram", sources: sources, objects: objects, folder: folder + "/" + bundle),
                progress: progress)
            if run.ending == .exited(0) { return !entries.isEmpty }
            let errors = run.output.split(separator: "\n").compactMap { CompilerDiagnostic($0) }
                .filter { $0.severity == .error && $0.file != main && sources.contains($0.file ?? "") }
            let before = dropped
            for error in errors { dropped[error.file ?? "", default: []].insert(error.line) }
            guard dropped != before else {
                throw CommandFailure(.doesNotCompile, "the tests cannot be linked:\n" + run.output)
            }
        }
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
}
