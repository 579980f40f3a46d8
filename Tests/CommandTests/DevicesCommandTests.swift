import DeviceCatalog
import Foundation
import Testing

@Suite struct DevicesCommandTests {
    struct Entry: Decodable {
        var id: String
        var name: String
        var points: [Double]
        var scale: Double
        var safeArea: [String: [Double]]
        var sizeClasses: [String: [String]]
    }

    private func entries(_ arguments: [String] = []) throws -> [Entry] {
        let run = try CommandRun(["devices", "--format", "json"] + arguments)
        #expect(run.status == 0)
        return try JSONDecoder().decode([Entry].self, from: Data(run.output.utf8))
    }

    @Test func jsonHasTheKeysOfTheContract() throws {
        let phone = try #require(try entries().first { $0.id == "iphone-17" })
        #expect(phone.points == [402, 874])
        #expect(phone.scale == 3)
        #expect(phone.safeArea == ["portrait": [62, 0, 34, 0], "landscape": [20, 62, 20, 62]])
        #expect(phone.sizeClasses == ["portrait": ["compact", "regular"], "landscape": ["compact", "compact"]])
    }

    @Test func theDesignDecidesTheInsets() throws {
        let phone = try #require(try entries(["--design", "ios18"]).first { $0.id == "iphone-17" })
        #expect(phone.safeArea["landscape"] == [0, 62, 21, 62])
    }

    @Test func textListsEveryDevice() throws {
        let run = try CommandRun(["devices"])
        #expect(run.status == 0)
        for device in DeviceCatalog.all { #expect(run.output.contains(device.id)) }
    }

    @Test(arguments: [["help"], ["--help"], ["help", "render"], ["render", "--help"], ["--version"]])
    func helpIsNoError(_ arguments: [String]) throws {
        let run = try CommandRun(arguments)
        #expect(run.status == 0)
        #expect(run.output.contains("kumiko"))
    }
}
