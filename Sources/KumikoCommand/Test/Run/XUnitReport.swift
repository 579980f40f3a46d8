import CommandLineKit
import Foundation

/// Results in the form that JUnit introduced and build servers read.
struct XUnitReport {
    let results: [TestResult]

    /// - Throws: ``CommandFailure`` where the file cannot be written.
    func write(to file: String) throws(CommandFailure) {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        } catch {
            throw CommandFailure(.machineLacks, "--xunit-output '\(file)': the file cannot be written")
        }
    }

    var text: String {
        let failures = results.filter { $0.outcome == .failed || $0.outcome == .ended }.count
        let skipped = results.filter { $0.outcome == .skipped }.count
        let seconds = results.reduce(0) { $0 + $1.seconds }
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>",
            "<testsuite name=\"kumiko test\" tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"0\" "
                + "skipped=\"\(skipped)\" time=\"\(seconds)\">",
        ]
        lines += results.map(testCase)
        return (lines + ["</testsuite>", "</testsuites>", ""]).joined(separator: "\n")
    }

    private func testCase(_ result: TestResult) -> String {
        let parts = result.name.split(separator: "/", maxSplits: 1)
        let start =
            "<testcase classname=\"\(Self.escaped(String(parts[0])))\" "
            + "name=\"\(Self.escaped(String(parts.last ?? "")))\" time=\"\(result.seconds)\""
        switch result.outcome {
        case .passed: return start + "/>"
        case .skipped: return start + "><skipped/></testcase>"
        case .failed, .ended:
            let issues = result.issues.map { "<failure message=\"\(Self.escaped($0))\"/>" }
            return start + ">" + issues.joined() + "</testcase>"
        }
    }

    private static func escaped(_ text: String) -> String {
        let plain = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
        // Control characters cannot stand in XML at all.
        return plain.replacing("\n", with: "&#10;").filter { $0 == "\t" || ($0.asciiValue ?? 32) >= 32 }
    }
}
