import CommandLineKit
import Foundation
import SourceAdapter

/// A program that was compiled from the user's files.
struct BuiltProgram: Sendable {
    var executable: String
    /// The user's files by the name of the copy that was compiled, for the messages of traps.
    var files: [String: String]
    /// Files that were left out because they do not compile.
    var leftOut: [String]
}

/// What came of building: a program, or messages, or both where some files had to be left out.
struct BuildOutcome: Sendable {
    var program: BuiltProgram?
    /// What the compiler says, ready to print.
    var messages: [String] = []
}

/// Compiles modules and what they show into one program, and keeps it for the same content.
struct ProgramBuilder {
    let runtime: RuntimeLocation
    let cache: CacheFolder
    let swiftVersion: String
    /// The value of `--view`, or nil.
    let expression: String?

    /// How many times files that do not compile are left out before the whole module is given up.
    private static let rounds = 3

    func build(_ modules: [InputModule], key: String) throws -> BuildOutcome {
        let entry = cache.file("programs", key)
        if let kept = Self.keptProgram(entry) {
            cache.touch(entry)
            return BuildOutcome(program: kept)
        }
        let folder = try cache.workFolder("programs")
        var outcome = try compile(modules, in: folder)
        guard outcome.program != nil else {
            try? FileManager.default.removeItem(atPath: folder)
            return outcome
        }
        let record = Record(files: outcome.program?.files ?? [:], size: Self.size(folder + "/program"))
        try JSONEncoder().encode(record).write(to: URL(fileURLWithPath: folder + "/files.json"))
        guard outcome.program?.leftOut.isEmpty == true else {
            // Its messages must come again next time, so it is kept for this run alone.
            outcome.program?.executable = folder + "/program"
            return outcome
        }
        try cache.commit(folder, as: entry)
        outcome.program?.executable = entry + "/program"
        return outcome
    }

    /// What is kept beside a program.
    private struct Record: Codable {
        var files: [String: String]
        /// Bytes of the program: a disk that was full, or a stopped copy, leaves fewer.
        var size: Int
    }

    private static func size(_ file: String) -> Int {
        (try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int) ?? 0
    }

    /// The program of an earlier run; one that is damaged is removed.
    private static func keptProgram(_ entry: String) -> BuiltProgram? {
        let program = entry + "/program"
        guard FileManager.default.fileExists(atPath: entry) else { return nil }
        guard FileManager.default.isExecutableFile(atPath: program),
            let data = FileManager.default.contents(atPath: entry + "/files.json"),
            let record = try? JSONDecoder().decode(Record.self, from: data), record.size == size(program)
        else {
            try? FileManager.default.removeItem(atPath: entry)
            return nil
        }
        return BuiltProgram(executable: program, files: record.files, leftOut: [])
    }

    private func compile(_ modules: [InputModule], in folder: String) throws -> BuildOutcome {
        var outcome = BuildOutcome()
        var program = BuiltProgram(executable: "", files: [:], leftOut: [])
        var compiled: [String] = []
        var leftOut: [InputModule.File] = []
        var followUps: [String] = []
        let isSingle = modules.count == 1
        let progress = ProgressReporter(title: "compiling", total: modules.count)
        defer { progress.finish() }
        for module in modules {
            progress.began(module.name)
            defer { progress.ended(module.name) }
            guard module.dependencies.allSatisfy({ compiled.contains($0) }) else {
                outcome.messages.append(
                    "error: '\(module.name)' is left out: a module that it imports does not compile")
                program.leftOut += module.files.map(\.path)
                continue
            }
            // The last module imports the others, so an expression can use all of them there.
            let result = try compile(
                module, in: folder, expression: module == modules.last ? expression : nil, isProgram: isSingle,
                leftOut: leftOut, progress: progress)
            leftOut += module.files.filter { result.leftOut.contains($0.path) }
            outcome.messages += result.messages
            followUps += result.followUps
            program.leftOut += result.leftOut
            program.files.merge(result.files) { first, _ in first }
            if result.isCompiled { compiled.append(module.name) }
        }
        outcome.messages += followUps
        guard !compiled.isEmpty else { return outcome }
        if !isSingle { try link(compiled, in: folder) }
        outcome.program = program
        return outcome
    }

    private struct ModuleResult {
        var isCompiled = false
        var messages: [String] = []
        /// About files that only lack what others, left out before them, declare.
        var followUps: [String] = []
        var leftOut: [String] = []
        var files: [String: String] = [:]
    }

    /// Compiles a module. Files with errors are left out as long as others remain, and types that cannot be made after
    /// all are not shown.
    private func compile(
        _ original: InputModule, in folder: String, expression: String?, isProgram: Bool,
        leftOut: [InputModule.File], progress: ProgressReporter
    ) throws -> ModuleResult {
        var result = ModuleResult()
        var module = original
        var unmakeable: Set<EntryFile.Place> = []
        var absent: Set<String> = []
        let moduleFolder = folder + "/" + module.name
        let call = CompilerCall(runtime: runtime, cache: cache, swiftVersion: swiftVersion)
        let probe = CompilerProbe(call: call, folder: folder)
        var round = 0
        while round < Self.rounds {
            round += 1
            let sources = try ModuleSources(
                module, expression: expression, isProgram: isProgram, without: unmakeable, absentModules: absent)
            try sources.write(to: moduleFolder)
            let arguments = arguments(sources.paths(in: moduleFolder), module.name, folder, isProgram: isProgram)
            let run = try CompilerCall.run(arguments, progress: progress)
            if run.ending == .exited(0) {
                result.isCompiled = true
                result.files = sources.originals
                return result
            }
            let translator = DiagnosticTranslator(files: sources.byPath(in: moduleFolder), expression: expression)
            let diagnostics = translator.diagnostics(run.output)
            if Self.missesModule(diagnostics) {
                let more = try probe.absentModules(Set(sources.imports.map(\.module)).subtracting(absent))
                if !more.isEmpty {
                    absent.formUnion(more)
                    round -= 1
                    continue
                }
            }
            let own = diagnostics.filter { !$0.isGenerated }
            let generated = diagnostics.filter(\.isGenerated)
            if own.allSatisfy({ $0.severity != .error }), !generated.isEmpty {
                unmakeable.formUnion(generated.map { EntryFile.Place(file: $0.file ?? "", line: $0.line) })
                continue
            }
            let gone = leftOut + original.files.filter { result.leftOut.contains($0.path) }
            let split = FollowUps(leftOut: gone).split(own, texts: translator.texts)
            result.followUps += split.followUps.map { $0.text(sourceLine: translator.sourceLine($0)) }
            let isFault = split.causes.contains { $0.severity == .error }
            if isFault || split.followUps.isEmpty {
                let texts = (leftOut + original.files).map { SourceText(path: $0.path, text: $0.source) }
                result.messages += DiagnosticPrinter(
                    translator: translator, probe: probe,
                    absentImports: sources.imports.filter { absent.contains($0.module) }, imports: sources.imports,
                    declared: SourceNames(texts).names
                ).lines(split.causes, raw: run.output)
            } else {
                // Files that need one another are left out one after the other; every time there are fewer.
                round -= 1
            }
            let faulty = Set(own.filter { $0.severity == .error }.compactMap(\.file))
            let rest = module.files.filter { !faulty.contains($0.path) }
            if faulty.isEmpty || rest.isEmpty || rest.count == module.files.count { break }
            result.leftOut += module.files.map(\.path).filter(faulty.contains)
            module.files = rest
        }
        result.leftOut = original.files.map(\.path)
        return result
    }

    private static func missesModule(_ diagnostics: [CompilerDiagnostic]) -> Bool {
        diagnostics.contains { diagnostic in
            if case .module = MissingName(diagnostic.message) { true } else { false }
        }
    }

    private func arguments(
        _ sources: [String], _ module: String, _ folder: String, isProgram: Bool
    ) -> [String] {
        let call = CompilerCall(runtime: runtime, cache: cache, swiftVersion: swiftVersion)
        return isProgram
            ? call.program(module: module, sources: sources, objects: [], folder: folder)
            : call.library(module: module, sources: sources, folder: folder)
    }

    /// Makes one program from several compiled modules.
    private func link(_ modules: [String], in folder: String) throws {
        let main = folder + "/main.swift"
        try Data(EntryFile.main(modules: modules).utf8).write(to: URL(fileURLWithPath: main))
        let call = CompilerCall(runtime: runtime, cache: cache, swiftVersion: swiftVersion)
        let objects = modules.map { "\(folder)/\($0).o" }
        let arguments = call.program(module: "KumikoProgram", sources: [main], objects: objects, folder: folder)
        let run = try CompilerCall.run(arguments)
        guard run.ending == .exited(0) else {
            throw CommandFailure(.doesNotCompile, "the modules cannot be linked:\n" + run.output)
        }
    }
}
