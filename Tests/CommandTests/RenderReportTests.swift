import FindingModel
import Foundation
import LayoutTree
import Testing

@testable import KumikoCommand

@Suite struct RenderReportTests {
    static func report(_ names: [String], preview: String = "Profile") throws -> RenderReport {
        let root = LayoutNode(
            type: "UIView", name: "ProfileViewController.view", frame: [0, 0, 402, 874],
            windowFrame: [0, 0, 402, 874],
            children: [
                LayoutNode(
                    type: "UILabel", name: "ProfileViewController.titleLabel", frame: [16, 62, 370, 20.3333],
                    windowFrame: [16, 62, 370, 20.3333],
                    text: .init(string: "</script> & {{DATA}}", lines: 1, truncated: false, font: "body", size: 17))
            ])
        let configurations = try names.map { name in
            RenderReport.Configuration(
                name: name, files: ["png": "App.\(preview)/\(name).png"],
                document: try DocumentText(
                    LayoutDocument(
                        preview: .init(name: preview, file: "Profile.swift", line: 41),
                        configuration: .init(
                            device: "iphone-17", orientation: "portrait", window: [402, 874], scale: 3,
                            safeArea: [62, 0, 34, 0], horizontalSizeClass: "compact", verticalSizeClass: "regular",
                            textSize: "large", appearance: "light", direction: "ltr", locale: "en_US", design: "ios26"),
                        root: root,
                        findings: [
                            Finding(
                                rule: "R01", id: "unsatisfiable_constraints", severity: .error, message: "Too many",
                                path: "ProfileViewController.view/ProfileViewController.titleLabel")
                        ])))
        }
        var report = RenderReport(
            previews: [
                .init(
                    id: "App.\(preview)", module: "App", name: preview, file: "Profile.swift", line: 41,
                    kind: "preview", configurations: configurations)
            ], findings: [], failures: [])
        report.findings = try RenderReport.findings(of: report.previews)
        return report
    }

    @Test func mergingJoinsPreviewsAndDropsRepetitions() throws {
        let merged = try RenderReport.merged([
            Self.report(["iphone-17"]), Self.report(["iphone-17", "iphone-17.dark"]),
            Self.report(["iphone-17"], preview: "Login"),
        ])
        #expect(merged.previews.map(\.id) == ["App.Profile", "App.Login"])
        #expect(merged.previews[0].configurations.map(\.name) == ["iphone-17", "iphone-17.dark"])
        #expect(merged.pictureCount == 3)
    }

    @Test func reportsSurviveWritingAndReading() throws {
        let report = try Self.report(["iphone-17"])
        let copy = try RenderReport(json: report.jsonData())
        #expect(try copy.jsonData() == report.jsonData())
    }

    @Test func reportsCarryTreesOfAnyDepth() throws {
        let levels = 20_000
        let text = String(repeating: "{\"children\" : [ ", count: levels) + String(repeating: "] }", count: levels)
        var report = try Self.report(["iphone-17", "iphone-17.dark"])
        let whole = "{ \"findings\" : [ ],\n \"root\" : \(text) }"
        report.previews[0].configurations[0].document = try #require(DocumentText(Data(whole.utf8)))
        report.findings = try RenderReport.findings(of: report.previews)
        let copy = try RenderReport(json: report.jsonData())
        #expect(copy.findings.count == 1)
        #expect(copy.previews[0].configurations[0].document.bytes.count < whole.utf8.count)
        #expect(try copy.jsonData() == report.jsonData())
        #expect(DocumentText(Data(whole.utf8.dropLast())) == nil)
    }

    @Test func reportsAreReadAsTheyWereWrittenByAnEncoder() throws {
        let report = try Self.report(["iphone-17"])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let document = try #require(report.previews.first?.configurations.first?.document)
        #expect(try encoder.encode(document.decoded()) == Data(document.bytes))
    }

    @Test func mergedShardsStandInTheOrderOfTheWhole() throws {
        let names = ["a", "b", "c", "d", "e"]
        var whole = try Self.report(names)
        whole.previews += try Self.report(names, preview: "Login").previews
        whole.failures = [
            RenderFailure(preview: "Profile", id: "App.Profile", configuration: "f", reason: "no", file: "P", line: 1),
            RenderFailure(preview: "Login", id: "App.Login", configuration: "f", reason: "no", file: "L", line: 1),
            RenderFailure(preview: "X.swift", id: "X.swift", reason: "does not compile"),
        ]
        whole.findings = try RenderReport.findings(of: whole.previews)
        let shards = (0..<3).map { shard in
            var part = whole
            part.order = .init(previews: whole.previews.map(\.id), configurations: names + ["f"])
            for index in part.previews.indices {
                let own = part.previews[index].configurations.enumerated().filter { ($0.offset + index) % 3 == shard }
                part.previews[index].configurations = own.map(\.element)
            }
            part.previews.removeAll { $0.configurations.isEmpty }
            part.failures = whole.failures.enumerated().filter { $0.offset == shard || $0.offset == 2 }.map(\.element)
            return part
        }
        for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0, 1]] {
            let merged = try RenderReport.merged(order.map { shards[$0] })
            #expect(try merged.jsonData() == whole.jsonData())
        }
    }

    @Test func aMissingShardIsSaid() throws {
        let folder = try TemporaryFolder()
        for index in [1, 3] {
            var report = try Self.report(["c\(index)"])
            report.order = .init(
                previews: ["App.Profile"], configurations: ["c1", "c2", "c3"], shard: Shard(index: index, count: 3))
            try folder.write(String(decoding: report.jsonData(), as: UTF8.self), to: "\(index)/report.json")
            try folder.write("picture", to: "\(index)/App.Profile/c\(index).png")
            #expect(RenderReport.missingShards([report]).count == 2)
        }
        let run = try CommandRun(
            ["merge", folder.path + "/1", folder.path + "/3", "--output", folder.path + "/all"],
            environment: ["KUMIKO_CACHE": folder.path + "/cache"])
        #expect(run.status == 1)
        #expect(run.output.contains("error: shard 2/3 is in none of these folders"), "\(run.output)")
        #expect(run.output.contains("2 pictures of 1 preview"))
    }

    @Test func outputFoldersAreKnown() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            String(decoding: try Self.report(["iphone-17"]).jsonData(), as: UTF8.self), to: "out/report.json")
        try folder.write("{\"title\": \"mine\"}", to: "own/report.json")
        #expect(OutputFolder.isOutput(folder.path + "/out"))
        #expect(!OutputFolder.isOutput(folder.path + "/own"))
        #expect(!OutputFolder.isOutput(folder.path))
    }

    @Test func mergeCommandCopiesPictures() throws {
        let folder = try TemporaryFolder()
        for (name, configuration) in [("one", "iphone-17"), ("two", "iphone-17.dark")] {
            let report = String(decoding: try Self.report([configuration]).jsonData(), as: UTF8.self)
            try folder.write(report, to: name + "/report.json")
            try folder.write(configuration, to: "\(name)/App.Profile/\(configuration).png")
        }
        let run = try CommandRun(
            ["merge", folder.path + "/one", folder.path + "/two", "--output", folder.path + "/all"],
            environment: ["KUMIKO_CACHE": folder.path + "/cache"])
        #expect(run.status == 0, "\(run.output)")
        let files = OutputFolder.files(below: folder.path + "/all")
        #expect(
            files == ["App.Profile/iphone-17.dark.png", "App.Profile/iphone-17.png", "index.html", "report.json"])
    }

    @Test func filesOfAnEarlierRunGoAndOthersStay() throws {
        let folder = try TemporaryFolder()
        let output = OutputFolder(path: folder.path + "/out")
        for configuration in ["iphone-17", "iphone-17.dark"] {
            let report = String(decoding: try Self.report([configuration]).jsonData(), as: UTF8.self)
            try folder.write(report, to: "\(configuration)/report.json")
            try folder.write("picture", to: "\(configuration)/App.Profile/\(configuration).png")
        }
        try output.replaceContent(with: folder.path + "/iphone-17")
        try folder.write("mine", to: "out/App.Profile/notes.txt")
        try output.replaceContent(with: folder.path + "/iphone-17.dark")
        #expect(
            OutputFolder.files(below: output.path)
                == ["App.Profile/iphone-17.dark.png", "App.Profile/notes.txt", "report.json"])
    }

    @Test func foldersHaveNamesOfTheirOwn() {
        var taken: Set<String> = []
        let names = ["Card", "Card", "card", "a/b", "a:b", "<\"|*?>\\\r", "../x", "Wait. ", "…"].map {
            OutputFolder.folderName(module: "App", preview: $0, taken: &taken)
        }
        #expect(
            names == [
                "App.Card", "App.Card 2", "App.card 3", "App.a-b", "App.a-b 2", "App.--------", "App...-x", "App.Wait",
                "App.…",
            ])
    }
}
