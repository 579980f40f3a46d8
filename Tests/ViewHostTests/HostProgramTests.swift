import DeviceCatalog
import DisplayList
import Foundation
import LayoutTree
import RenderProtocol
import Testing

@testable import ViewHost

@MainActor @Suite struct HostProgramTests {
    private struct Failure: Error, CustomStringConvertible { let description = "no dark" }

    private struct Maker: SnapshotMaker {
        let previews = [PreviewListing(index: 0, name: "Card", file: "Card.swift", line: 3, kind: .preview)]

        func snapshot(preview: Int, configuration: RenderConfiguration) throws -> Snapshot {
            if configuration.appearance == .dark { throw Failure() }
            let document = LayoutDocument(
                preview: .init(name: "Card", file: "Card.swift", line: 3), configuration: configuration.document,
                root: LayoutNode(type: "UIView", name: "view", frame: [0, 0, 1, 1], windowFrame: [0, 0, 1, 1]))
            return Snapshot(displayList: DisplayList(width: 1, height: 1, items: []), document: document)
        }

        func explanation(of name: String, naming files: [String: String]) -> FrameExplanation {
            FrameExplanation(texts: ["\(name) in \(files.count) file"], names: [])
        }

        func useResources(in folders: [String]) {}
    }

    private struct Painter: PicturePainter {
        func writePNG(_ list: DisplayList, scale: Double, to path: String) throws {
            try Data("png \(scale)".utf8).write(to: URL(fileURLWithPath: path))
        }
        func writeSVG(_ list: DisplayList, to path: String) throws {
            try Data("svg".utf8).write(to: URL(fileURLWithPath: path))
        }
    }

    private let folder = NSTemporaryDirectory() + "kumiko-\(UUID().uuidString)"
    private let program = HostProgram(maker: Maker(), painter: Painter())

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    @Test func previewsAreListed() throws {
        #expect(program.run([ProgramArgument.list, folder + "/list.json"]) == 0)
        let data = try #require(FileManager.default.contents(atPath: folder + "/list.json"))
        #expect(try JSONDecoder().decode([PreviewListing].self, from: data) == Maker().previews)
    }

    @Test func aFailedConfigurationDoesNotStopTheOthers() throws {
        let device = try #require(DeviceCatalog.device(id: "iphone-17"))
        let window = WindowProfile(device: device)
        let configurations = [
            RenderConfiguration(name: "one", window: window),
            RenderConfiguration(name: "two", window: window, appearance: .dark),
            RenderConfiguration(name: "three", window: window),
        ]
        let request = RenderRequest(
            preview: 0, configurations: configurations, formats: [.png, .json, .svg, .text, .html], folder: folder,
            statusFile: folder + "/status.jsonl", userFiles: ["Card.swift": "Sources/Cards/Card.swift"],
            explain: "title")
        try JSONEncoder().encode(request).write(to: URL(fileURLWithPath: folder + "/request.json"))
        #expect(program.run([ProgramArgument.render, folder + "/request.json"]) == 1)

        let lines = try String(contentsOfFile: folder + "/status.jsonl", encoding: .utf8).split(separator: "\n")
        let statuses = try lines.map { try JSONDecoder().decode(RenderStatus.self, from: Data($0.utf8)) }
        #expect(statuses.map(\.event) == [.started, .done, .done, .started, .failed, .started, .done, .done])
        #expect(statuses[4].reason == "no dark")
        #expect(
            statuses.map { $0.explanation?.texts.first }
                == [nil, nil, "title in 1 file", nil, nil, nil, nil, "title in 1 file"])
        for suffix in ["png", "json", "svg", "txt"] {
            #expect(FileManager.default.fileExists(atPath: "\(folder)/three.\(suffix)"))
            #expect(!FileManager.default.fileExists(atPath: "\(folder)/two.\(suffix)"))
        }
        #expect(!FileManager.default.fileExists(atPath: folder + "/one.html"))
        let tree = try #require(FileManager.default.contents(atPath: folder + "/three.json"))
        #expect(try JSONDecoder().decode(LayoutDocument.self, from: tree).preview.file == "Sources/Cards/Card.swift")
    }

    @Test(arguments: [[], ["--kumiko-list"], ["--other", "file"], ["--kumiko-render", "/nowhere"]])
    func whatIsNoRequestIsRefused(_ arguments: [String]) {
        #expect(program.run(arguments) == 2)
    }
}
