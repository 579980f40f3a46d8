import FindingModel
import Foundation

/// All that an input has beside its syntax trees, for rules about projects: property lists and what files say.
public final class ProjectContext {
    /// Facts of one Swift file that rules about projects ask for.
    struct FileFact: Sendable {
        var path: String
        /// Names of types it declares.
        var types: Set<String>
        var inherited: Set<String>
        /// Every name that begins a chain or is a member in it; only those of ``wanted``.
        var names: Set<String>
        /// Literals in places that set distances, by their text, with where they stand.
        var spacings: [Spacing]
    }

    struct Spacing: Sendable {
        var value: String
        var line: Int
        var column: Int
    }

    static let wanted: Set<String> = [
        "UIWindow", "rootViewController", "makeKeyAndVisible", "UIStoryboard", "instantiateViewController",
        "WindowGroup",
        "commands", "instantiateInitialViewController",
    ]

    let files: [FileFact]
    /// Property lists and project files, as text.
    let lists: [SourceBytes]
    let settings: RuleSettings
    var rule: Rule!
    private(set) var findings: [LintFinding] = []

    init(files: [FileFact], lists: [SourceBytes], settings: RuleSettings) {
        self.files = files
        self.lists = lists
        self.settings = settings
    }

    func integer(_ name: String) -> Int { settings.integer(name, of: rule) }
    func names(_ name: String) -> Set<String> { settings.names(name, of: rule) }

    func report(
        _ source: SourceBytes, _ range: Range<Int>, _ message: String, fixes: [String] = [], edits: [Edit] = []
    ) {
        let place = LineIndex(source).position(range.lowerBound)
        report(
            path: source.path, line: place.line, column: place.column, message, range: range,
            snippet: source.text(range), fixes: fixes, edits: edits)
    }

    func report(
        path: String, line: Int, column: Int, _ message: String, range: Range<Int> = 0..<0, snippet: String = "",
        fixes: [String] = [], edits: [Edit] = []
    ) {
        guard let severity = settings.severity(of: rule, asked: nil) else { return }
        let finding = Finding(
            rule: rule.code, id: rule.id, severity: severity, message: message, file: path, line: line, column: column,
            fixes: fixes)
        findings.append(
            LintFinding(
                finding: finding, range: range, edits: edits, declaration: "", snippet: Snippet.normalised(snippet)))
    }
}
