import CommandLineKit
import Foundation
import LintEngine

/// `--fix`: writes what findings say is to be written, or shows it.
struct FixRun {
    let isDryRun: Bool

    /// - Returns: all modules with their new text; empty where nothing changed.
    func run(_ files: CheckFiles, _ findings: [LintFinding]) throws -> [LintModule] {
        let byFile = Dictionary(grouping: findings) { $0.finding.file ?? "" }
        var modules = files.modules
        var (count, rejected, changed) = (0, 0, 0)
        let fix = { (source: inout SourceBytes) in
            guard let own = byFile[source.path], let fixed = FixApplier().fix(source, own) else { return }
            rejected += fixed.rejected
            guard fixed.bytes != source.bytes else { return }
            count += fixed.count
            changed += 1
            try deliver(fixed)
            source = SourceBytes(path: source.path, bytes: fixed.bytes)
        }
        for module in modules.indices {
            for file in modules[module].files.indices { try fix(&modules[module].files[file]) }
            for list in modules[module].lists.indices { try fix(&modules[module].lists[list]) }
        }
        if rejected > 0 {
            Console.printError(
                "\(rejected) \(rejected == 1 ? "fix" : "fixes") left out: the file would not parse any more")
        }
        let findings =
            "\(count) \(count == 1 ? "finding" : "findings") in \(changed) \(changed == 1 ? "file" : "files")"
        Console.printError(isDryRun ? "would mend \(findings)" : "mended \(findings)")
        return changed > 0 ? modules : []
    }

    private func deliver(_ fixed: FixApplier.Fixed) throws {
        let path = fixed.source.path
        if isDryRun {
            let old = String(decoding: fixed.source.bytes, as: UTF8.self)
            Console.write(
                UnifiedDiff.text(old, String(decoding: fixed.bytes, as: UTF8.self), path: path), to: STDOUT_FILENO)
            return
        }
        do {
            try Data(fixed.bytes).write(to: URL(fileURLWithPath: path))
        } catch {
            throw CommandFailure(.failed, "cannot write '\(path)': \(error.localizedDescription)")
        }
    }
}
