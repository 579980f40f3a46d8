import Foundation
import TestSupport
import Testing

/// Keeps the parts of `Documentation/Fidelity.md` that other commands measured as their results are.
@Suite struct FidelityDocumentTests {
    private static let document = "Documentation/Fidelity.md"

    private func holds(_ name: String, _ text: String) {
        #expect(
            MarkedSection(name, of: Self.document).holds(text),
            "\(Self.document) is out of date: run scripts/fidelity")
    }

    private func cells(_ line: Substring) -> [String] {
        line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }

    @Test func librariesAreAsMeasured() {
        let lines = Repository.text("Benchmarks/Libraries/results.tsv").split(separator: "\n").filter {
            !$0.hasPrefix("#")
        }
        guard let heads = lines.first.map(cells) else { return holds("libraries", "None were run yet.") }
        #expect(["library", "commit", "built", "tests", "passed"].allSatisfy(heads.contains))
        var table = ["| " + heads.joined(separator: " | ") + " |", "|" + heads.map { _ in "---|" }.joined()]
        for line in lines.dropFirst() { table.append("| " + cells(line).joined(separator: " | ") + " |") }
        holds("libraries", table.joined(separator: "\n"))
    }

    @Test func speedIsAsMeasured() throws {
        let text = Repository.text("Benchmarks/Lists/results.json")
        guard !text.isEmpty else { return holds("speed", "Not measured yet.") }
        let all = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let machine = try #require(all["machine"] as? [String: String])
        var lines = [
            "\(machine["processor"] ?? ""), load \(machine["load"] ?? ""), \(machine["date"] ?? ""), sources of commit "
                + "\(machine["commit"] ?? "").", "", "| what | n | engine | numbers |", "|---|---:|---|---|",
        ]
        for row in try #require(all["rows"] as? [[String: Any]]) {
            let metrics = row.keys.filter { !["workload", "n", "engine"].contains($0) }.sorted()
            let numbers = metrics.map { "\($0) \(number(row[$0]))" }.joined(separator: ", ")
            lines.append(
                "| \(row["workload"] ?? "") | \(row["n"] ?? "") | \(row["engine"] ?? "") | \(numbers) |")
        }
        lines += ["", "| target | n | at most | measured | |", "|---|---:|---:|---:|---|"]
        for target in try #require(all["targets"] as? [[String: Any]]) {
            let limit = target["limit"] as? Double ?? 0
            let isMet = (target["measured"] as? Double).map { $0 <= limit ? "met" : "missed" } ?? "not measured"
            lines.append(
                "| \(target["workload"] ?? ""), \(target["metric"] ?? "") | \(target["size"] ?? "") "
                    + "| \(number(limit)) | \(number(target["measured"])) | \(isMet) |")
        }
        holds("speed", lines.joined(separator: "\n"))
    }

    private func number(_ value: Any?) -> String {
        guard let value = value as? Double else { return "-" }
        return value >= 100 ? "\(Int(value.rounded()))" : "\((value * 100).rounded() / 100)"
    }
}
