import CommandLineKit
import Foundation
import RenderProtocol
import Synchronization

/// Renders previews side by side, each in processes of its own.
struct PreviewRunner: Sendable {
    let program: BuiltProgram
    let formats: [RenderFormat]
    /// Holds one folder for each preview; the files of running previews are written there.
    let output: String
    /// Holds requests and status files.
    let workFolder: String
    let resourceFolders: [String]
    let jobs: Int
    /// Seconds for one picture.
    let timeout: Double
    /// A view whose frame is to be explained.
    var explain: String?

    /// Time-outs of one preview after which its other configurations are not tried.
    private static let timeoutLimit = 2

    /// Bytes of stack for views that are nested thousands of levels deep.
    static let stackLimit: rlim_t = 64 << 20

    /// The previews of the program, by the user's files and lines.
    ///
    /// - Throws: ``CommandFailure`` where the program does not come as far as that.
    func list() throws -> [PreviewListing] {
        let file = workFolder + "/list.json"
        let start = Date()
        let result = try ChildProcess(
            executable: program.executable, arguments: [ProgramArgument.list, file], environment: Self.environment
        ).run { Date().timeIntervalSince(start) > timeout }
        guard let data = FileManager.default.contents(atPath: file), result.ending == .exited(0) else {
            let reason = FailureReason.of(result, timeout: timeout, files: program.files)
            throw CommandFailure(.failed, "the program cannot list its previews: \(reason)")
        }
        let listings = try JSONDecoder().decode([PreviewListing].self, from: data).map { listing in
            var listing = listing
            let name = listing.file.split(separator: "/").last.map(String.init) ?? listing.file
            listing.file = program.files[name] ?? listing.file
            return listing
        }
        return listings.sorted { ($0.file, $0.line, $0.index) < ($1.file, $1.line, $1.index) }
    }

    /// What running previews brought besides their files, in the order of the units.
    struct Outcome: Sendable {
        var failures: [RenderFailure] = []
        /// What the previews printed, by ``PreviewUnit/folderName``.
        var printed: [String: PrintedLines] = [:]
        var explanations: [FrameExplanation] = []

        /// - Parameters:
        ///   - files: the user's files by the name of the copy that was compiled.
        ///   - runs: how many configurations wrote into the output.
        mutating func add(_ output: String, of unit: PreviewUnit, runs: Int, files: [String: String]) {
            let lines = Self.entries(output).map { Self.namingPlace($0, files) }
            printed[unit.folderName, default: PrintedLines([])].merge(PrintedLines(lines, runs: runs))
        }

        /// A line that begins with a place, such as `Module/Copy.swift:3: `, with the user's own path instead.
        static func namingPlace(_ line: String, _ files: [String: String]) -> String {
            guard let end = line.firstRange(of: ".swift:"), line[end.upperBound...].first?.isNumber == true,
                let name = line[..<end.upperBound].dropLast().split(separator: "/").last,
                let file = files[String(name)]
            else { return line }
            return file + ":" + line[end.upperBound...]
        }

        /// Lines, but the report of a conflict as one: its lines mean nothing alone.
        static func entries(_ output: String) -> [String] {
            var result: [String] = []
            var report: String?
            for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
                if let begun = report {
                    report = begun + "\n" + line
                } else if line.hasPrefix(reportStart) {
                    report = String(line)
                } else if !line.isEmpty {
                    result.append(String(line))
                }
                guard line.hasSuffix(reportEnd), let whole = report else { continue }
                result.append(whole)
                report = nil
            }
            return result + (report.map { [$0] } ?? [])
        }

        private static let reportStart = "[LayoutConstraints] Unable to simultaneously satisfy constraints."
        private static let reportEnd = "<UIKitCore/UIView.h> may also be helpful."

        mutating func add(_ other: Outcome) {
            failures += other.failures
            explanations += other.explanations
            printed.merge(other.printed) { own, more in
                var both = own
                both.merge(more)
                return both
            }
        }
    }

    func render(_ units: [PreviewUnit]) -> Outcome {
        let parts = PreviewUnit.split(units, jobs: jobs)
        let total = parts.reduce(0) { $0 + $1.configurations.count }
        let progress = ProgressReporter(title: "rendering", total: total)
        let outcomes = Mutex([Outcome](repeating: Outcome(), count: parts.count))
        let next = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: min(jobs, max(1, parts.count))) { _ in
            while true {
                let index = next.withLock { next in
                    defer { next += 1 }
                    return next
                }
                guard index < parts.count else { return }
                let found = render(parts[index], number: index, progress)
                outcomes.withLock { $0[index] = found }
            }
        }
        progress.finish()
        return outcomes.withLock { $0.reduce(into: Outcome()) { $0.add($1) } }
    }

    /// One unit: a program that ends before its time is started again for what it left.
    private func render(_ unit: PreviewUnit, number: Int, _ progress: ProgressReporter) -> Outcome {
        var result = Outcome()
        var rest = unit.configurations
        var timeouts = 0
        let label = { (configuration: RenderConfiguration) in "\(unit.preview.name) \(configuration.name)" }
        var attempt = 0
        while let first = rest.first {
            attempt += 1
            progress.began(label(first))
            let outcome = attemptRender(unit, rest, tag: "\(number)-\(attempt)")
            // A program that was ended prints its stack, or anything at all; its reason says what matters.
            if outcome.stopReason == nil {
                let runs = outcome.done.count + outcome.failed.count
                result.add(outcome.output, of: unit, runs: runs, files: program.files)
            }
            result.explanations += outcome.explanations
            var finished = outcome.done.union(outcome.failed.keys)
            for configuration in rest {
                guard let reason = outcome.failed[configuration.name] else { continue }
                result.failures.append(failure(unit, configuration, reason))
            }
            let left = rest.filter { !finished.contains($0.name) }
            // A program that ended while it explained a picture that is made was at none of those that are left.
            let wasBetween = !finished.isEmpty && outcome.started.isSubset(of: finished)
            if let reason = outcome.stopReason, !wasBetween, let stopped = left.first {
                result.failures.append(failure(unit, stopped, reason))
                finished.insert(stopped.name)
                if outcome.wasOverdue { timeouts += 1 }
            }
            for configuration in rest where finished.contains(configuration.name) {
                progress.ended(label(configuration))
            }
            rest.removeAll { finished.contains($0.name) }
            if timeouts >= Self.timeoutLimit {
                result.failures += rest.map { failure(unit, $0, "not tried: \(timeouts) others ran out of time") }
                for configuration in rest { progress.ended(label(configuration)) }
                return result
            }
        }
        return result
    }

    private func failure(_ unit: PreviewUnit, _ configuration: RenderConfiguration, _ reason: String) -> RenderFailure {
        RenderFailure(
            preview: unit.preview.name, id: unit.folderName, configuration: configuration.name,
            reason: FailureReason.oneLine(reason), file: unit.preview.file, line: unit.preview.line)
    }

    private struct Attempt {
        var started: Set<String> = []
        var done: Set<String> = []
        var failed: [String: String] = [:]
        /// Why the program ended with work left; nil when it did all.
        var stopReason: String?
        var wasOverdue = false
        var output = ""
        var explanations: [FrameExplanation] = []
    }

    private func attemptRender(_ unit: PreviewUnit, _ configurations: [RenderConfiguration], tag: String) -> Attempt {
        var attempt = Attempt()
        let statusFile = "\(workFolder)/status-\(tag).jsonl"
        let requestFile = "\(workFolder)/request-\(tag).json"
        let request = RenderRequest(
            preview: unit.preview.index, configurations: configurations, formats: formats,
            folder: output + "/" + unit.folderName, statusFile: statusFile, resourceFolders: resourceFolders,
            userFiles: program.files, explain: explain)
        do {
            try JSONEncoder().encode(request).write(to: URL(fileURLWithPath: requestFile))
            let clock = StatusClock(path: statusFile)
            let result = try ChildProcess(
                executable: program.executable, arguments: [ProgramArgument.render, requestFile],
                environment: Self.environment, stackLimit: Self.stackLimit
            ).run { clock.secondsSinceChange() > timeout }
            for status in Self.statuses(statusFile) {
                switch status.event {
                case .started: attempt.started.insert(status.configuration)
                case .done:
                    attempt.done.insert(status.configuration)
                    if let explanation = status.explanation { attempt.explanations.append(explanation) }
                case .failed: attempt.failed[status.configuration] = status.reason ?? "unknown reason"
                }
            }
            let left = configurations.count - attempt.done.count - attempt.failed.count
            if left > 0 { attempt.stopReason = FailureReason.of(result, timeout: timeout, files: program.files) }
            attempt.wasOverdue = result.ending == .overdue
            attempt.output = result.output
        } catch let failure as CommandFailure {
            attempt.failed = Dictionary(configurations.map { ($0.name, failure.message) }) { first, _ in first }
        } catch {
            attempt.failed = Dictionary(configurations.map { ($0.name, "\(error)") }) { first, _ in first }
        }
        return attempt
    }

    static func statuses(_ file: String) -> [RenderStatus] {
        guard let data = FileManager.default.contents(atPath: file) else { return [] }
        return data.split(separator: UInt8(ascii: "\n")).compactMap {
            try? JSONDecoder().decode(RenderStatus.self, from: Data($0))
        }
    }

    /// Backtraces name the user's line; they cost nothing unless the program crashes.
    static let environment = [
        "SWIFT_BACKTRACE":
            "enable=yes,color=no,interactive=no,threads=crashed,limit=48,images=none,registers=none,"
            + "output-to=stderr,timeout=15s",
        "KUMIKO_PROGRAM": "1",
    ]
}
