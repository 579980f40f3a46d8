import FindingModel
import Foundation
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import Synchronization

/// Files that are compiled together, and what lies beside them.
public struct LintModule: Sendable {
    public var name: String
    public var files: [SourceBytes]
    /// Property lists and project files.
    public var lists: [SourceBytes]

    public init(name: String, files: [SourceBytes], lists: [SourceBytes] = []) {
        self.name = name
        self.files = files
        self.lists = lists
    }
}

/// What a run found.
public struct LintResult: Sendable {
    public var findings: [LintFinding] = []
    public var files = 0
    public var lines = 0
}

/// Runs the source rules over modules, on all cores.
///
/// 1. Every file is parsed once and walked once; what it declares goes into the table of its module.
/// 2. When all tables are whole, every file's rules run, on the thread that has its tree.
/// 3. Comments in the source take findings away; those that take nothing away are findings.
public struct LintEngine: Sendable {
    public var settings: RuleSettings
    public var jobs: Int

    public init(settings: RuleSettings = RuleSettings(), jobs: Int = ProcessInfo.processInfo.activeProcessorCount) {
        self.settings = settings
        self.jobs = max(1, jobs)
    }

    /// Stack of a worker in bytes: trees may be as deep as the parser lets them be.
    private static let stackSize = 64 << 20

    public func run(_ modules: [LintModule]) -> LintResult {
        let active = Rule.all.filter { settings.tier(of: $0) != .off }
        let run = LintRun(
            jobs: modules.enumerated().flatMap { index, module in
                module.files.map { LintRun.Job(module: index, source: $0) }
            }, modules: modules, settings: settings, rules: active)
        let count = min(jobs, max(1, run.jobs.count))
        let ended = DispatchGroup()
        for _ in 0..<count {
            ended.enter()
            run.reading.enter()
            let thread = Thread {
                run.work()
                ended.leave()
            }
            thread.stackSize = Self.stackSize
            thread.start()
        }
        ended.wait()
        return run.result()
    }
}

/// One run: what its workers share.
final class LintRun: Sendable {
    struct Job: Sendable {
        var module: Int
        var source: SourceBytes
    }

    private struct State {
        var next = 0
        var tables: [SymbolTable]
        var facts: [[ProjectContext.FileFact]]
        var findings: [Int: [LintFinding]] = [:]
        var lines = 0
    }

    let jobs: [Job]
    /// Left by every worker when it has read its last file.
    let reading = DispatchGroup()
    private let modules: [LintModule]
    private let settings: RuleSettings
    private let rules: [Rule]
    private let dispatch: RuleDispatch
    private let state: Mutex<State>

    init(jobs: [Job], modules: [LintModule], settings: RuleSettings, rules: [Rule]) {
        self.jobs = jobs
        self.modules = modules
        self.settings = settings
        self.rules = rules
        dispatch = RuleDispatch(rules)
        state = Mutex(
            State(
                tables: modules.map { _ in SymbolTable() }, facts: modules.map { _ in [] }))
    }

    /// What one thread does.
    func work() {
        var models: [(index: Int, model: FileModel)] = []
        while let index = next() {
            guard let model = read(jobs[index]) else { continue }
            models.append((index, model))
        }
        reading.leave()
        reading.wait()
        let tables = state.withLock { $0.tables }
        for (index, model) in models {
            let found = findings(model, tables[jobs[index].module])
            if !found.isEmpty { state.withLock { $0.findings[index] = found } }
        }
    }

    private func next() -> Int? {
        state.withLock { state in
            guard state.next < jobs.count else { return nil }
            defer { state.next += 1 }
            return state.next
        }
    }

    private func read(_ job: Job) -> FileModel? {
        let source = job.source
        let lines = source.bytes.reduce(into: 1) { if $1 == SourceBytes.newline { $0 += 1 } }
        state.withLock { $0.lines += lines }
        if GeneratedFile.isOne(source) || !FileScreen.isWorthReading(source, settings) { return nil }
        let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let model = FileModel(source: source, tree: tree)
        _ = ModelBuilder(model, includesPreviews: settings.includesPreviews)
        let table = SymbolTable(model)
        let fact = ProjectContext.FileFact(model)
        state.withLock { state in
            state.tables[job.module].add(table)
            state.facts[job.module].append(fact)
        }
        return model
    }

    private func findings(_ model: FileModel, _ symbols: SymbolTable) -> [LintFinding] {
        let context = RuleContext(file: model, symbols: symbols, settings: settings)
        if settings.includesTests || !model.isTest { dispatch.run(context) }
        let suppressions = Suppressions(model.source, tree: model.tree)
        let judged = Set(rules.map(\.code))
        var found = suppressions.filter(context.findings, judged: judged, settings: settings)
        if model.tree.hasError, let finding = Self.syntaxFinding(model, settings) { found.append(finding) }
        return found.sorted { ($0.range.lowerBound, $0.finding.rule) < ($1.range.lowerBound, $1.finding.rule) }
    }

    private static func syntaxFinding(_ model: FileModel, _ settings: RuleSettings) -> LintFinding? {
        guard let first = ParseDiagnosticsGenerator.diagnostics(for: model.tree).first else { return nil }
        let context = RuleContext(file: model, symbols: SymbolTable(), settings: settings)
        context.rule = .unparsableSource
        let offset = first.position.utf8Offset
        context.report(
            offset..<offset, Syntax(model.tree),
            "the file has a syntax error (\(first.message)); rules saw only the rest",
            severity: nil, fixes: [], edits: [])
        return context.findings.first
    }

    func result() -> LintResult {
        state.withLock { state in
            var result = LintResult(files: jobs.count, lines: state.lines)
            for index in jobs.indices { result.findings += state.findings[index] ?? [] }
            for (index, module) in modules.enumerated() {
                let context = ProjectContext(
                    files: state.facts[index].sorted { $0.path < $1.path }, lists: module.lists, settings: settings)
                for (rule, check) in dispatch.projects {
                    context.rule = rule
                    check(context)
                }
                result.findings += context.findings
            }
            return result
        }
    }
}
