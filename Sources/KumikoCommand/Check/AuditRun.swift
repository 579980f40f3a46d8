import CommandLineKit
import FindingModel
import Foundation
import LintEngine

/// The audit of all previews: what `render` finds in laid-out frames, without its pictures.
struct AuditRun {
    struct Outcome {
        var status = ExitStatus.done
        var previews = 0
        var configurations = 0
        var findings: [Finding] = []
        var failures: [CheckReport.Failure] = []
        var note: String?
    }

    let settings: RuleSettings
    /// The files by path, for their comments.
    let sources: [String: SourceBytes]

    func run(_ arguments: ParsedArguments) throws -> Outcome {
        let options = try renderOptions(arguments)
        let cache = CacheFolder()
        let paths = arguments.operands.filter { InputCollector.isFolder($0) || $0.hasSuffix(".swift") }
        guard !paths.isEmpty else { return Outcome(note: "no Swift file to render") }
        let modules = try InputCollector(packages: PackageReader(cache: cache)).modules(paths)
        guard modules.contains(where: { !$0.files.isEmpty }) else { return Outcome(note: "no Swift file to render") }
        let pipeline = RenderPipeline(options: options, cache: cache, runtime: try RuntimeLocation.find())
        let output = arguments.has("--output") ? OutputFolder(path: options.output) : nil
        var outcome = Outcome()
        do {
            outcome.status = try pipeline.produce(modules) { report, folder in
                try output?.replaceContent(with: folder)
                outcome.previews = report.previews.count
                outcome.configurations = report.pictureCount
                outcome.findings = report.findings
                outcome.failures = report.failures.map { failure in
                    let name = failure.preview + (failure.configuration.map { " (\($0))" } ?? "")
                    return CheckReport.Failure(preview: name, reason: failure.reason)
                }
            }
        } catch let failure as CommandFailure where failure.message.hasPrefix(RenderPipeline.nothing) {
            return Outcome(note: "no preview to lay out")
        }
        outcome.findings = outcome.findings.compactMap(judged)
        if outcome.status == .doesNotCompile, outcome.failures.isEmpty {
            outcome.failures = [.init(preview: modules[0].name, reason: "does not compile")]
        }
        return outcome
    }

    /// Trees are what findings are in; pictures only where a folder is asked for.
    private func renderOptions(_ arguments: ParsedArguments) throws -> RenderOptions {
        var own = arguments
        own.values["--format"] = arguments.has("--output") ? nil : ["json"]
        return try RenderOptions(own)
    }

    /// The finding as the configuration and the comments in its file leave it.
    private func judged(_ finding: Finding) -> Finding? {
        if let only = settings.only, !only.contains(finding.rule) { return nil }
        if let file = finding.file, let line = finding.line, let source = sources[file],
            Suppressions(source).covers(rule: finding.rule, line: line)
        {
            return nil
        }
        guard let tier = settings.tiers[finding.rule] else { return finding }
        guard let severity = Finding.Severity(rawValue: tier.rawValue) else { return nil }
        var finding = finding
        finding.severity = severity
        return finding
    }
}
