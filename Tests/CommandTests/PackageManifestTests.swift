import Foundation
import Testing

@testable import KumikoCommand

struct PackageManifestTests {
    private func manifest(_ json: String) throws -> PackageManifest { try PackageManifest(json: Data(json.utf8)) }

    @Test func needsSettingsAndPlacesAreRead() throws {
        let manifest = try manifest(
            """
            {"name": "Cards", "toolsVersion": {"_version": "5.9.0"},
             "products": [{"name": "Cards", "targets": ["Cards"]}],
             "dependencies": [
               {"sourceControl": [{"identity": "walls",
                 "location": {"remote": [{"urlString": "https://example.org/Walls.git"}]}}]},
               {"fileSystem": [{"identity": "floors", "path": "/floors"}]}],
             "targets": [{"name": "Cards", "type": "regular", "exclude": ["Old"],
               "dependencies": [{"byName": ["Walls", null]},
                 {"product": ["Floor", "floors", null, {"platformNames": ["ios"]}]}],
               "resources": [{"path": "card.txt", "rule": {"copy": {}}}],
               "settings": [{"tool": "swift", "kind": {"define": {"_0": "CARDS"}},
                 "condition": {"platformNames": ["linux"]}}]}]}
            """)
        #expect(manifest.name == "Cards" && manifest.languageMode == "5")
        #expect(manifest.dependencies.map(\.identity) == ["walls", "floors"])
        let walls = PackageManifest.Dependency.Place.repository("https://example.org/Walls.git")
        #expect(manifest.dependencies.map(\.place) == [walls, .folder("/floors")])
        let target = try #require(manifest.targets.first)
        #expect(target.exclude == ["Old"] && target.resources == [.init(path: "card.txt", rule: "copy")])
        #expect(
            target.needs == [
                .init(name: "Walls", package: nil, isProduct: false, platforms: nil),
                .init(name: "Floor", package: "floors", isProduct: true, platforms: ["ios"]),
            ])
        #expect(
            target.settings == [
                .init(tool: "swift", kind: "define", values: ["CARDS"], platforms: ["linux"], configuration: nil)
            ])
    }

    @Test(arguments: [
        ("4.0.0", "null", "4"), ("4.2.0", "null", "4.2"), ("5.10.0", "null", "5"), ("6.0.0", "null", "6"),
        ("6.0.0", "[\"5\"]", "5"), ("5.1.0", "[\"4.2\", \"5\"]", "5"), ("5.0.0", "[\"3\"]", "4"),
    ])
    func theLanguageModeComesFromTheManifest(version: String, list: String, mode: String) throws {
        let text = "{\"toolsVersion\": {\"_version\": \"\(version)\"}, \"swiftLanguageVersions\": \(list)}"
        #expect(try manifest(text).languageMode == mode)
    }

    @Test func importsAreFoundWithoutParsing() {
        let source = """
            // import Commented
            @testable import Cards
            import class Foundation.Bundle
              @preconcurrency  import UIKit.UIView
            public import Walls; let text = "import Quoted"
            #if canImport(Floors)
            \timport Floors
            #endif
            func important() {}
            """
        #expect(ImportScan.modules(source) == ["Cards", "Foundation", "UIKit", "Walls", "Floors"])
    }

    @Test func resultsKeepWhatEndedTheProgram() {
        var list = TestResultList()
        let running = list.add([
            .started("A"), .issue("A", text: "x"), .ended("A", nil, seconds: 1), .started("B"),
            .ended("B", .passed, seconds: 2), .started("C"),
        ])
        #expect(running == ["C"])
        list.end("C", issue: "trapped")
        #expect(list.all.map(\.outcome) == [.failed, .passed, .ended])
        #expect(list.all.map(\.issues) == [["x"], [], ["trapped"]])
    }

    @Test func theEndOfAnOutputIsWhatTheCrashSaid() {
        let output = """
            issue recorded at Other.swift:7:1
            one
            two
            three
            File.swift:3: Fatal error: Index out of range
            *** Signal 4: Backtracing from 0x1... done ***
              0 f() in program at /x/File.swift:3:5
            """
        let trace = CrashTrace(TestOutput.end(of: output), files: ["Other.swift": "o", "File.swift": "f"])
        #expect(trace.position == "f:3")
        #expect(!TestOutput.end(of: output).contains("Other.swift"))
        #expect(TestOutput.end(of: "a\nb") == "a\nb\n")
    }
}
