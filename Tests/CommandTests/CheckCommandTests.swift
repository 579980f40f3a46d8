import FindingModel
import Foundation
import FoundationXML
import LintEngine
import Testing

@testable import KumikoCommand

/// `kumiko check --static` as users call it.
@Suite struct CheckCommandTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path
    private static let fault = "import SwiftUI\n\nlet a = Text(\"A\").frame(width: .infinity)\n"

    private func check(_ arguments: String...) throws -> CommandRun {
        try CommandRun(["check", "--static"] + arguments)
    }

    private func json(_ run: CommandRun) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    }

    // MARK: - Examples

    @Test func examplesAreClean() throws {
        let run = try check(Self.root + "/Examples")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("no findings in "))
    }

    @Test func faultyExamplesHaveAFindingOfEachFamily() throws {
        let run = try check(Self.root + "/Examples/Faulty", "--format", "json")
        #expect(run.status == 1)
        let findings = try #require(try json(run)["findings"] as? [[String: Any]])
        let codes = Set(findings.compactMap { $0["rule"] as? String })
        #expect(codes.isSuperset(of: ["U01", "U13", "U14", "D01", "D02", "S10", "S47", "S49", "L01", "L03", "L08"]))
    }

    // MARK: - Reports

    @Test func textIsAsCompilersPrint() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.fault, to: "A.swift")
        let run = try check(file)
        #expect(run.status == 1)
        #expect(run.lines.first == "\(file):3:19: error: a fixed width cannot be infinite [S47 swiftui_infinite_frame]")
        #expect(run.lines.last == "1 error in 1 file")
    }

    @Test func jsonKeepsItsKeys() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.fault, to: "A.swift")
        let document = try json(check(file, "--format", "json"))
        #expect(Set(document.keys) == ["version", "files", "previews", "configurations", "findings", "failures"])
        #expect(document["version"] as? Int == 1)
        #expect(document["files"] as? Int == 1)
        let finding = try #require((document["findings"] as? [[String: Any]])?.first)
        #expect(finding["rule"] as? String == "S47")
        #expect(finding["id"] as? String == "swiftui_infinite_frame")
        #expect(finding["severity"] as? String == "error")
        #expect(finding["line"] as? Int == 3)
        #expect(finding["column"] as? Int == 19)
        #expect((finding["fixes"] as? [String])?.isEmpty == false)
    }

    @Test func sarifNamesRulesAndPlaces() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("let b = \"ä\"; let a = Text(b).frame(width: .infinity)\n", to: "A B.swift")
        let log = try json(check(file, "--format", "sarif"))
        #expect(log["version"] as? String == "2.1.0")
        #expect((log["$schema"] as? String)?.contains("sarif-2.1.0") == true)
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        let index = try #require(result["ruleIndex"] as? Int)
        #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
        #expect(["none", "note", "warning", "error"].contains(result["level"] as? String ?? ""))
        let location = try #require(
            (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
        let uri = try #require((location["artifactLocation"] as? [String: Any])?["uri"] as? String)
        #expect(URL(string: uri)?.path == file)
        // Characters, not bytes.
        #expect((location["region"] as? [String: Any])?["startColumn"] as? Int == 30)
        #expect((result["partialFingerprints"] as? [String: String])?.isEmpty == false)
    }

    @Test func gitHubGetsTheTenMostSevere() throws {
        let folder = try TemporaryFolder()
        let hint = "struct A: View { var body: some View { Slider(value: $a) } }\n"
        let text = String(repeating: hint, count: 9) + Self.fault + String(repeating: hint, count: 9)
        let run = try check(folder.write(text, to: "A.swift"), "--format", "github")
        let annotations = run.lines.filter { $0.hasPrefix("::") }
        #expect(annotations.count == 10)
        #expect(annotations.first?.hasPrefix("::error file=") == true)
        #expect(run.lines.last?.contains("9 more are not shown") == true)
    }

    @Test func markdownAndJUnitAreWhole() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.fault, to: "A&B.swift")
        #expect(try check(file, "--format", "markdown").output.contains("| S47 `swiftui_infinite_frame` |"))
        let junit = try check(file, "--format", "junit").output
        let delegate = ElementCounter()
        let parser = XMLParser(data: Data(junit.utf8))
        parser.delegate = delegate
        #expect(parser.parse())
        #expect(delegate.counts["failure"] == 1)
        let clean = try check(folder.write("let a = 1\n", to: "C.swift"), "--format", "junit").output
        #expect(clean.contains("<testcase"))
    }

    // MARK: - Frames

    @Test func framesAreAuditedAndProveWhatTheSourceFears() throws {
        let folder = try TemporaryFolder()
        let source = """
            import UIKit

            final class CardViewController: UIViewController {
                private let card = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    card.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(card)
                    NSLayoutConstraint.activate([
                        card.topAnchor.constraint(equalTo: view.topAnchor),
                        card.heightAnchor.constraint(equalToConstant: 80),
                        card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                        card.widthAnchor.constraint(equalToConstant: 320),
                    ])
                }
            }
            """
        let file = try folder.write(source, to: "Card.swift")
        let run = { (arguments: [String]) in
            try CommandRun(["check", file] + arguments, environment: ["KUMIKO_CACHE": folder.path + "/cache"])
        }
        let text = try run(["--format", "json"])
        #expect(text.status == 1)
        let start = try #require(text.output.range(of: "{\n"))
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(text.output[start.lowerBound...].utf8)) as? [String: Any])
        #expect(document["previews"] as? Int == 1)
        #expect(document["configurations"] as? Int == 1)
        let findings = try #require(document["findings"] as? [[String: Any]])
        let conflict = try #require(findings.first { $0["rule"] as? String == "R01" })
        #expect(conflict["preview"] as? String == "CardViewController")
        let feared = try #require(findings.first { $0["rule"] as? String == "U14" })
        #expect((feared["details"] as? [String: Any])?["confirmedBy"] as? String == "R01")
        // The configuration and comments reach the frames as they reach the source.
        try folder.write("rules: {R01: off, U14: off}\n", to: ".kumiko.yml")
        #expect(try run([]).output.contains("no findings in 1 file, 1 preview in 1 configuration"))
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/kumiko-output"))
    }

    @Test func nothingToLayOutIsNoFailure() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("enum A { static let b = 1 }\n", to: "A.swift")
        let run = try CommandRun(["check", file], environment: ["KUMIKO_CACHE": folder.path + "/cache"])
        #expect(run.status == 0)
        #expect(run.output.contains("no preview to lay out"))
    }

    // MARK: - Choice of rules

    @Test func rulesAreChosen() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.fault, to: "A.swift")
        #expect(try check(file, "--rules", "S48").status == 0)
        #expect(try check(file, "--rules", "S48,swiftui_infinite_frame").status == 1)
        #expect(try check(file, "--disable", "S47").status == 0)
        let wrong = try check(file, "--disable", "swiftui_infinit_frame")
        #expect(wrong.status == 2)
        #expect(wrong.output.contains("did you mean swiftui_infinite_frame?"))
    }

    @Test func strictCountsEverything() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("struct A: View { var body: some View { Slider(value: $a) } }\n", to: "A.swift")
        #expect(try check(file).status == 0)
        #expect(try check(file, "--strict").status == 1)
    }

    @Test func theNearestConfigurationCounts() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.fault, to: "App/A.swift")
        try folder.write(Self.fault, to: "App/Generated/B.swift")
        try folder.write("rules:\n  S47: warning\nexcluded: [Generated]\n", to: ".kumiko.yml")
        let run = try check(folder.path + "/App")
        #expect(run.status == 0)
        #expect(run.lines.last == "1 warning in 1 file")
        // Asked for by name it is looked at.
        #expect(try check(folder.path + "/App/Generated").lines.last == "1 warning in 1 file")
        let other = try folder.write("rules: {S47: off}\n", to: "other.yml")
        #expect(try check(folder.path + "/App", "--config", other).output.hasPrefix("no findings"))
    }

    @Test func mistakesInAConfigurationNameTheLine() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.fault, to: "A.swift")
        try folder.write("rules:\n  S47: warning\nexclude: []\n", to: ".kumiko.yml")
        let run = try check(file)
        #expect(run.status == 2)
        #expect(run.lines.count == 1)
        #expect(run.output.contains(".kumiko.yml:3: unknown key 'exclude'; did you mean 'excluded'?"))
    }

    // MARK: - Baseline

    @Test func aBaselineLeavesOutWhatItKnows() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.fault, to: "A.swift")
        let baseline = folder.path + "/known.json"
        #expect(try check(file, "--write-baseline", baseline).status == 0)
        let known = try check(file, "--baseline", baseline)
        #expect(known.status == 0)
        #expect(known.output.contains("1 known from the baseline"))
        try folder.write(
            "// Moved.\n" + Self.fault + "let b = Button(\"B\") { }.frame(height: .infinity)\n", to: "A.swift")
        let new = try check(file, "--baseline", baseline)
        #expect(new.status == 1)
        #expect(new.lines.last?.hasPrefix("1 error") == true)
        try folder.write("let a = 1\n", to: "A.swift")
        #expect(try check(file, "--baseline", baseline).output.contains("1 of the baseline are gone"))
        let other = try folder.write("{\"version\": 9, \"entries\": []}", to: "other.json")
        let wrong = try check(file, "--baseline", other)
        #expect(wrong.status == 2)
        #expect(wrong.output.contains("version 9"))
    }

    // MARK: - Fixes

    @Test func fixesAreWritten() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.fault, to: "A.swift")
        let run = try check(file, "--fix")
        #expect(run.status == 0)
        #expect(run.output.contains("mended 1 finding in 1 file"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.fault.replacing("(width", with: "(maxWidth"))
    }

    /// The second fix has its place only after the first.
    @Test func fixesGoOnUntilNothingIsLeft() throws {
        let folder = try TemporaryFolder()
        let source = """
            import UIKit

            final class TrackCell: UITableViewCell {
                let artist = UILabel()

                func build() {
                    addSubview(artist)
                    artist.translatesAutoresizingMaskIntoConstraints = false
                    artist.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
                }
            }

            """
        let file = try folder.write(source, to: "A.swift")
        #expect(try check(file, "--fix", "--strict").status == 0)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.contains("contentView.addSubview(artist)"))
        #expect(text.contains("equalTo: contentView.topAnchor, constant: 8"))
    }

    @Test func dryRunsShowADiffThatPatches() throws {
        let folder = try TemporaryFolder()
        let text = Self.fault + String(repeating: "let b = 1\n", count: 12) + "let c = V().frame(height: .infinity)"
        let file = try folder.write(text, to: "A.swift")
        let run = try check(file, "--fix", "--dry-run")
        #expect(run.status == 0)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
        let start = try #require(run.output.range(of: "--- a/"))
        try folder.write(
            String(run.output[start.lowerBound...]).replacing("would mend 2 findings in 1 file\n", with: ""),
            to: "change.diff")
        let patch = ChildProcess(
            executable: "/usr/bin/env", arguments: ["patch", "-s", file, folder.path + "/change.diff"], environment: [:]
        )
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/patch") else { return }
        #expect(try patch.run().ending == .exited(0))
        let wanted = text.replacing("(width", with: "(maxWidth").replacing("(height", with: "(maxHeight")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == wanted)
    }

    // MARK: - Input

    @Test func badInputIsSaidInOneLine() throws {
        let folder = try TemporaryFolder()
        let text = try folder.write("a", to: "A.txt")
        for arguments in [[], ["/nowhere"], [text], [folder.path, "--format", "xml"], [folder.path, "--dry-run"]] {
            let run = try CommandRun(["check", "--static"] + arguments)
            #expect(run.status == 2, "\(arguments)")
            #expect(run.lines.count == 1, "\(run.output)")
        }
    }

    @Test func loopsOfLinksEnd() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.fault, to: "App/A.swift")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/App/Loop", withDestinationPath: folder.path)
        let run = try check(folder.path)
        #expect(run.lines.last == "1 error in 1 file")
    }

    @Test func propertyListsAreLookedAt() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "<plist><dict>\n<key>UIRequiresFullScreen</key>\n<true/>\n</dict></plist>\n", to: "App/Info.plist")
        let run = try check(folder.path)
        #expect(run.output.contains("[D05 requires_full_screen]"))
        #expect(run.output.contains("Info.plist:2:1: warning"))
    }

    // MARK: - Rules

    @Test func rulesAreListedAndShown() throws {
        let list = try CommandRun(["rules"])
        #expect(list.status == 0)
        for rule in Rule.all { #expect(list.output.contains("  \(rule.code) ")) }
        for audit in AuditRule.all { #expect(list.output.contains("  \(audit.code) ")) }
        let page = try CommandRun(["rules", "S47"])
        #expect(page.output.hasPrefix("S47 swiftui_infinite_frame"))
        #expect(page.output.contains("Not found:"))
        #expect(try CommandRun(["rules", "swiftui_infinite_frame"]).output == page.output)
        #expect(try CommandRun(["rules", "R01"]).output.hasPrefix("R01 unsatisfiable_constraints"))
        let wrong = try CommandRun(["rules", "swiftui_infinit_frame"])
        #expect(wrong.status == 2)
        #expect(wrong.output.contains("did you mean swiftui_infinite_frame?"))
    }
}

/// How often each element stands in a document.
private final class ElementCounter: NSObject, XMLParserDelegate {
    var counts: [String: Int] = [:]

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        counts[name, default: 0] += 1
    }
}
