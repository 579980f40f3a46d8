import FindingModel
import Foundation
import SwiftParser
import SwiftSyntax

/// The comments of a file that take findings away: `// kumiko:disable:next S47 the reason`.
public struct Suppressions: Sendable {
    enum Reach: Sendable, Equatable {
        case next, this, file, begin, end
    }

    struct Comment: Sendable {
        var reach: Reach
        /// Codes of rules, or what was written where no rule is called so.
        var codes: [String]
        var unknown: [String]
        var reason: String
        var range: Range<Int>
        /// Lines it covers.
        var lines: ClosedRange<Int>
    }

    private(set) var comments: [Comment] = []
    private let source: SourceBytes

    public init(_ source: SourceBytes) {
        self.init(source, tree: nil)
    }

    private static let word: [UInt8] = Array("kumiko:".utf8)

    init(_ source: SourceBytes, tree: SourceFileSyntax?) {
        self.source = source
        guard source.bytes.holds(Self.word) else { return }
        let tree = tree ?? source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let lines = LineIndex(source)
        for token in tree.tokens(viewMode: .sourceAccurate) {
            read(token.leadingTrivia, from: token.position.utf8Offset, lines)
            read(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset, lines)
        }
        closePairs(lines.count)
    }

    private mutating func read(_ trivia: Trivia, from start: Int, _ lines: LineIndex) {
        var offset = start
        for piece in trivia {
            if case .lineComment(let text) = piece { read(text, at: offset, lines) }
            offset += piece.sourceLength.utf8Length
        }
    }

    /// `// kumiko:disable:next S47, swiftui_infinite_frame because of this`.
    private mutating func read(_ text: String, at offset: Int, _ lines: LineIndex) {
        let body = text.drop { $0 == "/" || $0 == " " }
        guard body.hasPrefix("kumiko:") else { return }
        let words = body.dropFirst(7).split(separator: " ", omittingEmptySubsequences: true)
        guard let head = words.first, let reach = Self.reach(String(head)) else { return }
        var codes: [String] = []
        var unknown: [String] = []
        var rest = words.dropFirst()
        while let word = rest.first {
            let isListed =
                codes.isEmpty && unknown.isEmpty || words[words.index(before: rest.startIndex)].hasSuffix(",")
            guard isListed else { break }
            for name in word.split(separator: ",") {
                if let code = Self.code(String(name)) { codes.append(code) } else { unknown.append(String(name)) }
            }
            rest = rest.dropFirst()
        }
        let line = lines.position(offset).line
        comments.append(
            Comment(
                reach: reach, codes: codes, unknown: unknown, reason: rest.joined(separator: " "),
                range: offset..<(offset + text.utf8.count), lines: span(reach, line, offset, lines)))
    }

    private static func reach(_ word: String) -> Reach? {
        switch word {
        case "disable:next": .next
        case "disable:this": .this
        case "disable:file": .file
        case "disable": .begin
        case "enable": .end
        default: nil
        }
    }

    /// A code or an id; those of the run-time audit are known by their form.
    private static func code(_ name: String) -> String? {
        if name == "all" { return name }
        if let rule = Rule.named(name) { return rule.code }
        return name.wholeMatch(of: #/R\d\d/#) != nil ? name : nil
    }

    private func span(_ reach: Reach, _ line: Int, _ offset: Int, _ lines: LineIndex) -> ClosedRange<Int> {
        switch reach {
        case .this: return line...line
        case .file: return 1...Int.max
        case .begin, .end: return line...line
        case .next:
            // Comments between it and the code do not count.
            var end = source.lineEnd(offset)
            var next = line + 1
            while end < source.bytes.count {
                let start = lines.start(of: next) ?? source.bytes.count
                end = source.lineEnd(start)
                let text = source.text(start..<end).trimmingCharacters(in: .whitespaces)
                if !text.isEmpty, !text.hasPrefix("//") { break }
                next += 1
                if start >= source.bytes.count { break }
            }
            return next...next
        }
    }

    /// A `disable` reaches to the `enable` of the same rule, or to the end.
    private mutating func closePairs(_ last: Int) {
        for index in comments.indices where comments[index].reach == .begin {
            let own = Set(comments[index].codes)
            let end = comments[(index + 1)...].first { $0.reach == .end && !own.isDisjoint(with: $0.codes + ["all"]) }
            comments[index].lines = comments[index].lines.lowerBound...(end?.lines.lowerBound ?? max(last, 1))
        }
    }

    /// Whether a comment takes away what a rule finds on a line.
    public func covers(rule: String, line: Int) -> Bool {
        comments.contains { Self.covers($0, rule, line) }
    }

    private static func covers(_ comment: Comment, _ rule: String, _ line: Int) -> Bool {
        comment.reach != .end && comment.lines.contains(line)
            && (comment.codes.contains(rule) || comment.codes.contains("all"))
    }

    // MARK: - Findings about the comments themselves

    func filter(_ findings: [LintFinding], judged: Set<String>, settings: RuleSettings) -> [LintFinding] {
        guard !comments.isEmpty else { return findings }
        var used: Set<Int> = []
        let kept = findings.filter { finding in
            let matching = comments.indices.filter {
                Self.covers(comments[$0], finding.finding.rule, finding.finding.line ?? 0)
            }
            used.formUnion(matching)
            return matching.isEmpty
        }
        return kept + remarks(used: used, judged: judged, settings: settings)
    }

    private func remarks(used: Set<Int>, judged: Set<String>, settings: RuleSettings) -> [LintFinding] {
        var found: [LintFinding] = []
        let lines = LineIndex(source)
        let add = { (rule: Rule, comment: Comment, message: String, edits: [Edit]) in
            guard let severity = settings.severity(of: rule, asked: nil) else { return }
            let place = lines.position(comment.range.lowerBound)
            let finding = Finding(
                rule: rule.code, id: rule.id, severity: severity, message: message, file: source.path,
                line: place.line, column: place.column, fixes: edits.isEmpty ? [] : ["remove the comment"])
            found.append(
                LintFinding(
                    finding: finding, range: comment.range, edits: edits, declaration: "",
                    snippet: Snippet.normalised(source.text(comment.range))))
        }
        for (index, comment) in comments.enumerated() {
            if let name = comment.unknown.first {
                add(.unknownSuppression, comment, "no rule is called '\(name)': 'kumiko rules' lists all", [])
            }
            guard comment.reach != .end else { continue }
            if comment.reason.isEmpty {
                add(.suppressionWithoutReason, comment, "say after the rule why it does not apply here", [])
            }
            // A rule that did not run might have found something.
            guard !used.contains(index), !comment.codes.isEmpty, comment.codes.allSatisfy(judged.contains) else {
                continue
            }
            add(
                .uselessSuppression, comment, "\(comment.codes.joined(separator: ", ")) finds nothing here",
                [removal(comment)])
        }
        return found
    }

    /// The comment with its line where it stands alone on one.
    private func removal(_ comment: Comment) -> Edit {
        let start = source.lineStart(comment.range.lowerBound)
        let isAlone = source.bytes[start..<comment.range.lowerBound].allSatisfy { $0 == 0x20 || $0 == 0x09 }
        guard isAlone else {
            var begin = comment.range.lowerBound
            while begin > start, source.bytes[begin - 1] == 0x20 || source.bytes[begin - 1] == 0x09 { begin -= 1 }
            return Edit(begin..<comment.range.upperBound, "")
        }
        var end = comment.range.upperBound
        while end < source.bytes.count, source.bytes[end] == 0x0D { end += 1 }
        if end < source.bytes.count, source.bytes[end] == 0x0A { end += 1 }
        return Edit(start..<end, "")
    }
}
