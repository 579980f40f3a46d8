import CommandLineKit
import Foundation
import LintEngine

/// `--fix`: writes what findings say is to be written, or shows it.
struct FixRun {
    let engine: LintEngine
    let isDryRun: Bool

    /// One fix may wait for another at the same place, or make room for the next.
    private static let passLimit = 6

    /// - Returns: what is found afterwards; nil where nothing changed.
    func run(_ modules: [LintModule], _ findings: [LintFinding]) throws -> LintResult? {
        var after = modules
        var result: LintResult?
        var (count, rejected) = (0, 0)
        for _ in 0..<Self.passLimit {
            let pass = Self.pass(&after, result?.findings ?? findings)
            count += pass.count
            rejected = pass.rejected
            guard pass.count > 0 else { break }
            result = engine.run(after)
        }
        let changed = try deliver(modules, after)
        if rejected > 0 {
            Console.printError(
                "\(rejected) \(rejected == 1 ? "fix" : "fixes") left out: the file would not parse any more")
        }
        let text = "\(count) \(count == 1 ? "finding" : "findings") in \(changed) \(changed == 1 ? "file" : "files")"
        Console.printError(isDryRun ? "would mend \(text)" : "mended \(text)")
        return result
    }

    /// Mends every file once.
    private static func pass(_ modules: inout [LintModule], _ findings: [LintFinding]) -> (count: Int, rejected: Int) {
        let byFile = Dictionary(grouping: findings) { $0.finding.file ?? "" }
        var (count, rejected) = (0, 0)
        let fix = { (source: inout SourceBytes) in
            guard let own = byFile[source.path], let fixed = FixApplier().fix(source, own) else { return }
            rejected += fixed.rejected
            guard fixed.bytes != source.bytes else { return }
            count += fixed.count
            source = SourceBytes(path: source.path, bytes: fixed.bytes)
        }
        for module in modules.indices {
            for file in modules[module].files.indices { fix(&modules[module].files[file]) }
            for list in modules[module].lists.indices { fix(&modules[module].lists[list]) }
        }
        return (count, rejected)
    }

    /// - Returns: how many files are other than before.
    private func deliver(_ before: [LintModule], _ after: [LintModule]) throws -> Int {
        var changed = 0
        for (old, new) in zip(before.flatMap { $0.files + $0.lists }, after.flatMap { $0.files + $0.lists })
        where old.bytes != new.bytes {
            changed += 1
            if isDryRun {
                let text = UnifiedDiff.text(
                    String(decoding: old.bytes, as: UTF8.self), String(decoding: new.bytes, as: UTF8.self),
                    path: old.path)
                Console.write(text, to: STDOUT_FILENO)
                continue
            }
            do {
                try Data(new.bytes).write(to: URL(fileURLWithPath: new.path))
            } catch {
                throw CommandFailure(.failed, "cannot write '\(new.path)': \(error.localizedDescription)")
            }
        }
        return changed
    }
}
