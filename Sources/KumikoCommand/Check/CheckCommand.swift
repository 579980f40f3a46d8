import CommandLineKit
import FindingModel
import Foundation
import LintEngine

/// `kumiko check`: source rules, then the audit of every preview.
struct CheckCommand: Subcommand {
    let name = "check"
    let operands = "PATH…"
    let summary = "finds faults of layouts: in the source, and in the frames of every preview"
    let options = CheckOptions.descriptions

    func run(_ arguments: ParsedArguments) throws -> ExitStatus {
        let options = try CheckOptions(arguments)
        guard let first = arguments.operands.first else {
            throw CommandFailure.usage("expected a Swift file or a folder, such as: kumiko check Sources")
        }
        let project = try ProjectSettings(for: first, file: options.configurationFile)
        let files = try CheckFiles(arguments.operands)
        var settings = project.configuration.settings
        settings.only = options.only.map { Set($0) }
        for code in options.disabled { settings.tiers[code] = .off }
        for code in options.disabled { settings.only?.remove(code) }
        let run = CheckRun(options: options, project: project, files: files, settings: settings)
        return try run.run(arguments)
    }
}

/// One call of `kumiko check` with all that it goes by.
struct CheckRun {
    let options: CheckOptions
    let project: ProjectSettings
    let files: CheckFiles
    let settings: RuleSettings

    func run(_ arguments: ParsedArguments) throws -> ExitStatus {
        let engine = LintEngine(settings: settings)
        var result = engine.run(files.modules)
        if options.fixes {
            let fixed = try FixRun(engine: engine, isDryRun: options.isDryRun).run(files.modules, result.findings)
            if options.isDryRun { return .done }
            if let fixed { result = fixed }
        }
        var report = CheckReport()
        report.files = result.files
        var entries = result.findings.map { finding in
            KnownFinding(
                finding: finding.finding,
                entry: .init(rule: finding.finding.rule, declaration: finding.declaration, snippet: finding.snippet))
        }
        var status = ExitStatus.done
        if !options.isStatic {
            report.isStatic = false
            let audit = try audit(arguments)
            report.previews = audit.previews
            report.configurations = audit.configurations
            report.failures = audit.failures
            report.note = audit.note
            let confirmation = AuditConfirmation(audit.findings)
            for index in entries.indices { entries[index].finding = confirmation.confirmed(entries[index].finding) }
            entries += audit.findings.map { finding in
                let place = [finding.preview ?? "", finding.path ?? ""].joined(separator: " ")
                return KnownFinding(
                    finding: finding,
                    entry: .init(rule: finding.rule, declaration: place, snippet: KnownFinding.evened(finding.message)))
            }
            if audit.status != .failed { status = audit.status }
        }
        if let path = options.newBaseline { return try write(entries, to: path, report) }
        try leaveOutKnown(&entries, &report)
        entries.sort(by: KnownFinding.isBefore)
        report.findings = entries.map(\.finding)
        Console.print(try print(report, entries))
        if status != .done { return status }
        return report.fails(strict: options.isStrict || project.configuration.isStrict) ? .failed : .done
    }

    /// What hinders the audit does not take the findings in the source away.
    private func audit(_ arguments: ParsedArguments) throws -> AuditRun.Outcome {
        do {
            return try AuditRun(settings: settings, sources: files.sources).run(arguments)
        } catch let failure as CommandFailure where failure.status != .wrongCommandLine {
            let place = arguments.operands.joined(separator: " ")
            return AuditRun.Outcome(
                status: failure.status, failures: [.init(preview: place, reason: failure.message)])
        }
    }

    private func print(_ report: CheckReport, _ entries: [KnownFinding]) throws -> String {
        switch options.format {
        case .text: return report.text()
        case .json: return try report.json()
        case .github: return report.github()
        case .markdown: return report.markdown()
        case .junit: return report.junit()
        case .sarif:
            return try report.sarif(fingerprints: KnownFinding.fingerprints(entries), sources: files.sources)
        }
    }

    // MARK: - Baseline

    private func write(_ entries: [KnownFinding], to path: String, _ report: CheckReport) throws -> ExitStatus {
        let baseline = Baseline(entries.map(\.entry))
        do {
            try baseline.jsonData().write(to: URL(fileURLWithPath: path))
        } catch {
            throw CommandFailure.usage("cannot write the baseline '\(path)'; expected a file in a folder that exists")
        }
        Console.print("\(baseline.count) \(baseline.count == 1 ? "finding" : "findings") written to \(path)")
        return .done
    }

    private func leaveOutKnown(_ entries: inout [KnownFinding], _ report: inout CheckReport) throws {
        var path = options.baseline
        if path == nil, let own = project.configuration.baseline, let folder = project.folder {
            path = own.hasPrefix("/") ? own : folder + "/" + own
        }
        guard let path else { return }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandFailure.usage("cannot read the baseline '\(path)'; write one with --write-baseline")
        }
        let baseline: Baseline
        do {
            baseline = try Baseline(json: data)
        } catch {
            throw CommandFailure.usage("'\(path)' is \(error.message)")
        }
        let (indices, gone) = baseline.new(entries.map(\.entry))
        report.known = entries.count - indices.count
        report.gone = gone
        entries = indices.map { entries[$0] }
    }
}

/// A finding and what it is known by.
struct KnownFinding: Sendable {
    var finding: Finding
    var entry: Baseline.Entry

    /// A message without its numbers.
    static func evened(_ text: String) -> String {
        var result = ""
        for character in text where !(character.isNumber && result.last == "#") {
            result.append(character.isNumber ? "#" : character)
        }
        return result
    }

    static func isBefore(_ first: KnownFinding, _ second: KnownFinding) -> Bool {
        let key = { (finding: Finding) in
            (finding.file ?? "\u{10FFFF}", finding.line ?? Int.max, finding.column ?? Int.max, finding.rule)
        }
        let (one, two) = (key(first.finding), key(second.finding))
        if one != two { return one < two }
        return (first.finding.preview ?? "", first.finding.configuration ?? "")
            < (second.finding.preview ?? "", second.finding.configuration ?? "")
    }

    /// One for each finding; the second of the same kind in one declaration is another one.
    static func fingerprints(_ all: [KnownFinding]) -> [String] {
        var seen: [Baseline.Entry: Int] = [:]
        return all.map { known in
            seen[known.entry, default: 0] += 1
            var hash = ContentHash()
            hash.add(known.entry.rule)
            hash.add(known.entry.declaration)
            hash.add(known.entry.snippet)
            hash.add(String(seen[known.entry] ?? 0))
            return hash.digest()
        }
    }
}
