import DeviceCatalog
import FindingModel
import LayoutTree
import RenderProtocol
import Testing
import UIKit

@testable import ViewHost

/// Shows one screen the way the program of a user does.
@MainActor
enum Shown {
    static func snapshot(_ name: String, _ make: @escaping @MainActor () -> Any) throws -> (
        Snapshot, UIKitSnapshotMaker
    ) {
        CompositionRoot.connect()
        let source = PreviewSource(
            name: name, file: #filePath, line: 1, kind: .viewController, traits: [], make: make)
        let maker = UIKitSnapshotMaker(sources: [source])
        let device = try #require(DeviceCatalog.device(id: "iphone-17"))
        let configuration = RenderConfiguration(name: "iphone-17", window: WindowProfile(device: device))
        return (try maker.snapshot(preview: 0, configuration: configuration), maker)
    }
}

@MainActor
@Suite("Bug cases", .serialized)
struct BugCaseTests {
    struct Expectation: CustomTestStringConvertible, Sendable {
        var row: [String: String]
        var screen: String { row["screen"] ?? "" }
        var rule: String { row["rule"] ?? "" }
        var testDescription: String { "case \(row["case"] ?? ""): \(screen) \(rule)" }
    }

    nonisolated static let all = DataTable(PackageResources.bug_cases_tsv).rows.map { row in
        Expectation(
            row: Dictionary(
                uniqueKeysWithValues: [
                    "case", "screen", "rule", "count", "severity", "members", "message", "fix",
                ].map { ($0, row[$0]) }))
    }

    @Test(arguments: all)
    func theFindingIsReported(_ expected: Expectation) throws {
        let (snapshot, _) = try Shown.snapshot(expected.screen) {
            BugCaseViews.make(expected.screen) ?? UIViewController()
        }
        let all = snapshot.document.findings.filter { ["R01", "R02", "R10", "R20"].contains($0.rule) }
        guard !expected.rule.isEmpty else {
            #expect(all.isEmpty, "\(all.map(\.message))")
            #expect(snapshot.otherDisplayList == nil || expected.screen.hasPrefix("open"))
            return
        }
        let found = all.filter { $0.rule == expected.rule }
        #expect(String(found.count) == expected.row["count"], "\(all.map(\.message))")
        let finding = try #require(found.first)
        #expect(finding.severity.rawValue == expected.row["severity"])
        #expect(finding.message.contains(expected.row["message"] ?? "?"), "\(finding.message)")
        #expect(finding.fixes.contains { $0.contains(expected.row["fix"] ?? "?") }, "\(finding.fixes)")
        #expect(finding.fixes.count <= 3)
        #expect(finding.path?.isEmpty == false || expected.screen.hasPrefix("no-ancestor"))
        guard case .object(let details) = finding.details else {
            Issue.record("no details")
            return
        }
        #expect((details["transient"] == .bool(true)) == (finding.severity == .info && finding.rule == "R01"))
        guard let count = expected.row["members"].flatMap({ Int($0) }), count > 0 else { return }
        guard case .array(let members)? = details["constraints"] else {
            Issue.record("no members")
            return
        }
        #expect(members.count == count, "\(members)")
        #expect(details["arithmetic"] != nil && details["broken"] != nil)
    }

    @Test func theSizeOfACellIsTheSystems() throws {
        let (snapshot, _) = try Shown.snapshot("cell") { FixedCell(.bad) }
        let finding = try #require(snapshot.document.findings.first { $0.rule == "R01" })
        #expect(finding.message.contains("FixedCell.content.height == 50 is a size from outside"))
        // The last constraint down the cell is the one to give way.
        #expect(finding.fixes.first?.contains("bottom == FixedCell.content.bottom - 8' at BugCaseViews.swift:") == true)
    }

    /// The log and the tree tell a conflict with the numbers that it had when it appeared.
    @Test func theNumbersAreThoseOfTheConflict() throws {
        let (snapshot, _) = try Shown.snapshot("growing") { GrowingCell(.bad) }
        let found = snapshot.document.findings.filter { $0.rule == "R01" }
        #expect(found.count == 1 && found.first?.message.contains("the height would be 80, but it is 44") == true)
        #expect(found.first?.message.contains("content.height == 44 is a size from outside") == true)
        #expect(found.first?.details.map { "\($0)" }?.contains("== 50") == false)
    }

    /// The log stops somewhere and says so; the tree has all.
    @Test func manyConflictsAreAllInTheTree() throws {
        let (snapshot, maker) = try Shown.snapshot("many") { Many(.bad) }
        let found = snapshot.document.findings.filter { $0.rule == "R01" }
        #expect(found.count == Many.count && found.allSatisfy { $0.fixes.count == 3 })
        var lines: [String] = []
        let collector = FindingCollector { lines.append($0) }
        let controller = Many(.bad)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let names = LayoutNodeBuilder(window: window).names
        let context = ReportContext(preview: "", configuration: "", root: controller.view, names: names)
        #expect(collector.finish(context).count { $0.rule == "R01" } == Many.count)
        #expect(lines.count == 31)
        #expect(lines.last == "[LayoutConstraints] 15 more conflicts; all are among the findings (R01)")
        _ = maker
    }

    /// One line that is run for many views is one finding, which says how many and which.
    @Test func oneLineIsOneFinding() throws {
        let (snapshot, _) = try Shown.snapshot("many") { Many(.twin) }
        let found = snapshot.document.findings.filter { $0.rule == "R01" }
        #expect(found.count == 1 && found.first?.message.hasSuffix("; the same 45 times") == true)
        guard case .object(let details)? = found.first?.details, case .array(let views)? = details["views"] else {
            Issue.record("no views")
            return
        }
        #expect(details["count"] == .number(45) && views.count == 20)
        #expect(views.first == .string("Many.view/UIView[0]"))
    }

    @Test func membersHaveOriginFileAndLine() throws {
        let (snapshot, _) = try Shown.snapshot("aspect") { AspectRatio(.bad) }
        let finding = try #require(snapshot.document.findings.first { $0.rule == "R01" })
        guard case .object(let details) = finding.details, case .array(let members)? = details["constraints"] else {
            Issue.record("no members")
            return
        }
        var origins: [String: Int] = [:]
        for case .object(let member) in members {
            guard case .string(let origin)? = member["origin"] else { continue }
            origins[origin, default: 0] += 1
            if origin == "user" { #expect(member["file"] != .null && member["line"] != .null) }
        }
        #expect(origins == ["user": 6, "autoresizing": 1])
        #expect(finding.file?.hasSuffix("BugCaseViews.swift") == true)
    }

    @Test func ambiguityStandsInTheTreeAndInASecondPicture() throws {
        let (snapshot, _) = try Shown.snapshot("ambiguous") { Ambiguous(.bad) }
        let node = try #require(snapshot.document.root.children.first)
        #expect(node.ambiguous == .init(horizontal: true, vertical: false))
        let other = try #require(snapshot.otherDisplayList)
        #expect(other != snapshot.displayList && other.width == snapshot.displayList.width)
    }

    @Test func theSecondPictureChangesNothing() throws {
        let (first, maker) = try Shown.snapshot("followers") { Followers(.bad) }
        let device = try #require(DeviceCatalog.device(id: "iphone-17"))
        let configuration = RenderConfiguration(name: "iphone-17", window: WindowProfile(device: device))
        let second = try maker.snapshot(preview: 0, configuration: configuration)
        #expect(first.document.root == second.document.root && first.displayList == second.displayList)
    }
}
