import FindingModel

extension CheckReport {
    /// `file:line:column: severity: message [CODE id]`, as compilers print, with the first way out below.
    func text() -> String {
        var lines: [String] = []
        for finding in findings {
            let severity = finding.severity == .info ? "note" : finding.severity.rawValue
            lines.append(
                "\(Self.place(finding)): \(severity): \(finding.message) [\(finding.rule) \(finding.id)]\(Self.origin(finding))"
            )
            if let fix = finding.fixes.first { lines.append("    \(fix)") }
        }
        for failure in failures { lines.append("\(failure.preview): error: \(failure.reason)") }
        return (lines + [summary]).joined(separator: "\n")
    }

    static func place(_ finding: Finding) -> String {
        guard let file = finding.file else { return finding.preview ?? "project" }
        return ([file] + [finding.line, finding.column].compactMap { $0.map(String.init) }).joined(separator: ":")
    }

    /// Where a laid-out fault was seen.
    private static func origin(_ finding: Finding) -> String {
        guard let preview = finding.preview else { return "" }
        return " (\(preview)\(finding.configuration.map { ", \($0)" } ?? ""))"
    }

    // MARK: - GitHub

    /// GitHub shows ten annotations of a step.
    private static let annotationLimit = 10

    /// Workflow commands for the ten most severe, and a summary.
    func github() -> String {
        let ranked = findings.enumerated().sorted { first, second in
            (Self.rank(first.element), first.offset) < (Self.rank(second.element), second.offset)
        }
        var lines = ranked.prefix(Self.annotationLimit).map { Self.annotation($0.element) }
        for failure in failures.prefix(max(0, Self.annotationLimit - lines.count)) {
            lines.append("::error title=\(Self.property(failure.preview))::\(Self.data(failure.reason))")
        }
        let hidden = findings.count + failures.count - lines.count
        let rest = hidden > 0 ? " (\(hidden) more are not shown here)" : ""
        return (lines + [summary + rest]).joined(separator: "\n")
    }

    private static func rank(_ finding: Finding) -> Int { severities.firstIndex(of: finding.severity) ?? 0 }

    private static func annotation(_ finding: Finding) -> String {
        let command = finding.severity == .info ? "notice" : finding.severity.rawValue
        var properties: [String] = []
        if let file = finding.file { properties.append("file=" + property(file)) }
        if let line = finding.line { properties.append("line=\(line)") }
        if let column = finding.column { properties.append("col=\(column)") }
        properties.append("title=" + property("\(finding.rule) \(finding.id)"))
        let fix = finding.fixes.first.map { "\n" + $0 } ?? ""
        return "::\(command) \(properties.joined(separator: ","))::\(data(finding.message + fix))"
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }

    // MARK: - Markdown

    func markdown() -> String {
        var lines = ["# Layout check", "", summary + "."]
        for severity in Self.severities {
            let own = findings.filter { $0.severity == severity }
            guard !own.isEmpty else { continue }
            let title = ["error": "Errors", "warning": "Warnings", "info": "Hints"][severity.rawValue] ?? ""
            lines += ["", "## \(title)", "", "| where | rule | what | what to do |", "|---|---|---|---|"]
            lines += own.map { finding in
                let cells = [
                    Self.place(finding), "\(finding.rule) `\(finding.id)`", finding.message, finding.fixes.first ?? "",
                ]
                return "| " + cells.map(Self.cell).joined(separator: " | ") + " |"
            }
        }
        if !failures.isEmpty {
            lines += ["", "## Failed", ""] + failures.map { "- \($0.preview): \($0.reason)" }
        }
        return lines.joined(separator: "\n")
    }

    private static func cell(_ text: String) -> String {
        text.replacing("|", with: "\\|").replacing("\n", with: " ")
    }

    // MARK: - JUnit

    func junit() -> String {
        let groups = Dictionary(grouping: findings) { $0.file ?? $0.preview ?? "project" }
        let total = findings.count + failures.count
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites name=\"kumiko check\" tests=\"\(max(total, 1))\" failures=\"\(total)\">",
        ]
        for (name, own) in groups.sorted(by: { $0.key < $1.key }) {
            lines.append("  <testsuite name=\"\(Self.xml(name))\" tests=\"\(own.count)\" failures=\"\(own.count)\">")
            for finding in own {
                lines.append(
                    "    <testcase classname=\"\(Self.xml(name))\" name=\"\(finding.rule) \(finding.id) at \(finding.line ?? 0):\(finding.column ?? 0)\">"
                )
                lines.append(
                    "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(Self.xml(finding.message))\">\(Self.xml(finding.fixes.joined(separator: "\n")))</failure>"
                )
                lines.append("    </testcase>")
            }
            lines.append("  </testsuite>")
        }
        if !failures.isEmpty {
            lines.append("  <testsuite name=\"previews\" tests=\"\(failures.count)\" failures=\"\(failures.count)\">")
            for failure in failures {
                lines.append("    <testcase classname=\"previews\" name=\"\(Self.xml(failure.preview))\">")
                lines.append("      <failure type=\"error\" message=\"\(Self.xml(failure.reason))\"></failure>")
                lines.append("    </testcase>")
            }
            lines.append("  </testsuite>")
        }
        if total == 0 {
            lines.append("  <testsuite name=\"check\" tests=\"1\" failures=\"0\">")
            lines.append("    <testcase classname=\"check\" name=\"\(files) files without findings\"></testcase>")
            lines.append("  </testsuite>")
        }
        return (lines + ["</testsuites>"]).joined(separator: "\n")
    }

    private static func xml(_ text: String) -> String {
        let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
        // XML 1.0 has no way to write the other control characters.
        return String(escaped.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\t" }.map(Character.init))
    }
}
