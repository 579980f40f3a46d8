import DeviceCatalog
import Foundation
import TestSupport
import Testing

/// How many frames recorded on Apple's systems come out the same, repository by repository.
@MainActor
@Suite(.serialized)
struct RecordedSuiteTests {
    private static let causes: [String: String] = {
        let rows = RecordingFolder.table("misses.tsv").rows
        return Dictionary(rows.map { ("\($0["test"])/\($0["item"])", $0["cause"]) }) { first, _ in first }
    }()

    private func cause(_ row: RecordedSuite.Row) -> String? {
        Self.causes["\(row.test)/\(row.item)"] ?? Self.causes["\(row.test)/*"]
    }

    @Test(arguments: RecordedSuite.names)
    func share(_ name: String) throws {
        let suite = try #require(RecordedSuite.all.first { $0.name == name })
        print("\(suite.name): \(suite.hits) of \(suite.rows.count) frames within \(suite.tolerance) pt")
        #expect(!suite.rows.isEmpty)
        #expect(suite.share >= suite.target)
        #expect(suite.conflicts.isEmpty)
        for row in suite.misses where cause(row) == nil {
            Issue.record("\(row.test), \(row.item): \(row.found) instead of \(row.recorded); misses.tsv has no cause")
        }
    }

    @Test func everySuiteIsNamed() {
        #expect(RecordedSuite.all.map(\.name) == RecordedSuite.names)
    }

    /// A cause whose rows have come out right is out of date.
    @Test func everyCauseIsOfAMiss() {
        let misses = RecordedSuite.all.flatMap(\.misses)
        let names = Set(misses.flatMap { ["\($0.test)/\($0.item)", "\($0.test)/*"] })
        for name in Self.causes.keys where !names.contains(name) {
            Issue.record("misses.tsv: \(name) comes out right; take its line away")
        }
    }

    @Test func theDocumentHasTheShares() {
        let section = MarkedSection("frames", of: "Documentation/Fidelity.md")
        #expect(section.holds(text), "Documentation/Fidelity.md is out of date: run scripts/fidelity")
    }

    private var text: String {
        var lines = ["| recordings | frames | within | share | target |", "|---|---:|---:|---:|---:|"]
        for suite in RecordedSuite.all {
            lines.append(
                "| \(suite.name) | \(suite.rows.count) | \(suite.hits) in \(suite.tolerance) pt "
                    + "| \(percent(suite.share)) | \(percent(suite.target)) |")
        }
        let misses = RecordedSuite.all.flatMap(\.misses)
        guard !misses.isEmpty else { return lines.joined(separator: "\n") }
        lines += ["", "The frames that are off, with the reason:", ""]
        lines += ["| recording | part | recorded | here | reason |", "|---|---|---|---|---|"]
        for row in misses {
            let cells = [row.test, row.item, numbers(row.recorded), numbers(row.found), cause(row) ?? "not known"]
            lines.append("| " + cells.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n")
    }

    private func percent(_ share: Double) -> String { "\((share * 1000).rounded() / 10) %" }

    private func numbers(_ frame: [Double]) -> String {
        guard frame.allSatisfy(\.isFinite) else { return "missing" }
        return frame.map { "\(($0 * 100).rounded() / 100)" }.joined(separator: ", ")
    }
}
