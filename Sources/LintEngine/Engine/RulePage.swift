/// A rule as people read it.
public struct RulePage: Sendable {
    private let rule: Rule

    public init(_ rule: Rule) { self.rule = rule }

    /// The file's name in the folder of pages.
    public var fileName: String { rule.code + ".md" }

    /// For a terminal.
    public var text: String {
        var lines = ["\(rule.code) \(rule.id)", "", rule.summary, "", Self.facts(rule), "", rule.discussion]
        if !rule.options.isEmpty {
            lines += ["", "Options:"] + rule.options.map { "  \($0.name): \(Self.value($0)) (\($0.help))" }
        }
        lines += ["", "Found:"] + rule.failing.map { Self.indented($0) }
        lines += ["", "Not found:"] + rule.passing.map { Self.indented($0) }
        return lines.joined(separator: "\n")
    }

    /// For the folder of pages.
    public var markdown: String {
        var lines = [
            "# \(rule.code) `\(rule.id)`", "", "**\(rule.summary)**", "", Self.facts(rule) + ".", "", rule.discussion,
        ]
        if !rule.options.isEmpty {
            lines += ["", "| option | default | |", "|---|---|---|"]
            lines += rule.options.map { "| `\($0.name)` | \(Self.value($0)) | \($0.help) |" }
        }
        lines += ["", "## Found", ""] + rule.failing.flatMap(Self.fenced)
        lines += ["## Not found", ""] + rule.passing.flatMap(Self.fenced)
        lines += [
            "Silence it in one place with `// kumiko:disable:next \(rule.code) why`, everywhere with `\(rule.code): off` under `rules:` "
                + "in `.kumiko.yml`. [All rules](README.md)"
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The index of all pages.
    public static var index: String {
        var lines = [
            "# Rules", "",
            "What `kumiko check --static` looks for in Swift files and property lists. Each page is made from the rule's own file, and "
                + "its examples are the rule's tests. *off* means that only a configuration or `--rules` switches the rule on.",
            "",
        ]
        for family in Rule.Family.allCases {
            lines += [
                "## \(family.title)", "", "| rule | id | severity | mended by `--fix` | finds |",
                "|---|---|---|---|---|",
            ]
            lines += Rule.all.filter { $0.family == family }.map { rule in
                "| [\(rule.code)](\(rule.code).md) | `\(rule.id)` | \(rule.tier.rawValue) | \(rule.isFixable ? "yes" : "") | \(rule.summary) |"
            }
            lines.append("")
        }
        return lines.joined(separator: "\n")
    }

    private static func facts(_ rule: Rule) -> String {
        var facts = [rule.tier == .off ? "Off by default" : "Severity: \(rule.tier.rawValue)"]
        if rule.isFixable { facts.append("`--fix` mends it, always or in simple cases") }
        if rule.isRunTimeOnly { facts.append("only the audit of laid-out previews can see it") }
        return facts.joined(separator: "; ")
    }

    private static func value(_ option: Rule.Option) -> String {
        switch option.value {
        case .integer(let number): String(number)
        case .names(let names): names.isEmpty ? "none" : names.joined(separator: ", ")
        }
    }

    private static func indented(_ example: Rule.Example) -> String {
        example.files.map { file in
            let text = shortened(file.text).split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
                .joined(separator: "\n")
            return (example.files.count > 1 ? "    // \(file.path)\n" : "") + text + "\n"
        }.joined(separator: "\n")
    }

    private static func fenced(_ example: Rule.Example) -> [String] {
        example.files.flatMap { file in
            let language = file.path.hasSuffix(".swift") ? "swift" : "xml"
            let title = example.files.count > 1 ? ["`\(file.path)`:", ""] : []
            return title + ["```\(language)", shortened(file.text), "```", ""]
        }
    }

    /// Without the line break at its end, and repeated lines once.
    private static func shortened(_ text: String) -> String {
        var lines: [Substring] = []
        var repeats = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == lines.last, !line.isEmpty, line != "}" {
                repeats += 1
            } else {
                if repeats > 1 { lines.append("    // … \(repeats) times more") }
                repeats = 0
                lines.append(line)
            }
        }
        while lines.last?.isEmpty ?? false { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
