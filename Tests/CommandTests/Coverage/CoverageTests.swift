import Foundation
import TestSupport
import Testing

@testable import KumikoCommand

/// Keeps the tables of supported names in `Documentation/Coverage` as the modules are.
@Suite struct CoverageTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Documentation/Coverage")

    private static func rows(_ file: String, columns: Int) throws -> [[String]] {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.dropFirst()
        return lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
            .filter { $0.count == columns }
    }

    private static func table() throws -> SupportTable {
        let census = try rows("census.tsv", columns: 4).map { cells in
            SupportTable.Name(framework: cells[0], name: cells[1], kind: cells[2], files: Int(cells[3]) ?? 0)
        }
        let notes = try rows("notes.tsv", columns: 4).map { cells in
            ("\(cells[0])/\(cells[1])", (support: SupportTable.Support(rawValue: cells[2]) ?? .no, note: cells[3]))
        }
        let output = NSTemporaryDirectory() + "kumiko-coverage-\(ProcessInfo.processInfo.processIdentifier)"
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: output) }
        let own = APINames.importable + ["AutoLayout", "SwiftUICore"]
        let surface = try PublicSurface.read(
            own + ["Swift", "Observation", "Foundation", "FoundationEssentials"], folder: try modules(), output: output)
        return SupportTable(census: census, surface: surface, notes: Dictionary(notes) { first, _ in first })
    }

    /// Where this build's modules lie: beside the program that runs the tests.
    private static func modules() throws -> String {
        let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        var folder = URL(fileURLWithPath: program).deletingLastPathComponent()
        for _ in 0..<3 where !FileManager.default.fileExists(atPath: folder.path + "/Modules/UIKit.swiftmodule") {
            folder.deleteLastPathComponent()
        }
        return folder.path + "/Modules"
    }

    @Test func theTablesAreUpToDate() throws {
        let table = try Self.table()
        #expect(table.lines.count > 1500)
        for framework in ["UIKit", "SwiftUI"] {
            let section = MarkedSection("names", of: "Documentation/Coverage/\(framework).md")
            #expect(section.holds(table.text(framework)), "Documentation/Coverage is out of date: run scripts/coverage")
        }
    }

    @Test func callsAreComparedWithDeclarations() throws {
        let signature = try #require(
            PublicSurface.Signature(
                "present(_:animated:completion:)",
                declaration: "func present(_ a: UIViewController, animated: Bool, completion: (() -> Void)? = nil)"))
        #expect(signature.optional == [false, false, true])
        #expect(signature.closures == [false, false, true])
        #expect(signature.accepts(["_", "animated"]))
        #expect(signature.accepts(["_", "animated", "completion"]))
        #expect(signature.accepts(["_", "animated", "{}"]))
        #expect(!signature.accepts(["_"]))
        #expect(!signature.accepts(["_", "isAnimated"]))
    }
}
