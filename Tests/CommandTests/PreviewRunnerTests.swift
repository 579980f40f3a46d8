import DeviceCatalog
import Foundation
import RenderProtocol
import Testing

@testable import KumikoCommand

/// Runs a shell script in place of a compiled program: its previews behave badly in every way that real ones do.
@Suite struct PreviewRunnerTests {
    private let folder: TemporaryFolder
    private let runner: PreviewRunner
    private let listings: [PreviewListing]

    private static let script = """
        #!/bin/sh
        if [ "$1" = --kumiko-list ]; then
            cat > "$2" <<'END'
        [{"index":0,"name":"Good","file":"/x/Screen.swift","line":1,"kind":"preview"},
         {"index":1,"name":"Trap","file":"/x/Screen.swift","line":2,"kind":"preview"},
         {"index":2,"name":"Loop","file":"/x/Screen.swift","line":3,"kind":"preview"},
         {"index":3,"name":"Quit","file":"/x/Screen.swift","line":4,"kind":"preview"}]
        END
            exit 0
        fi
        value() { sed 's#\\\\/#/#g' "$2" | grep -o "\\"$1\\":[^,]*" | head -n 1 | sed 's/^[^:]*://; s/[]}"]//g'; }
        status=$(value statusFile "$2")
        preview=$(value preview "$2")
        for name in $(sed 's#\\\\/#/#g' "$2" | grep -o '"name":"[^"]*"' | sed 's/"name":"//; s/"//'); do
            echo "{\\"event\\":\\"started\\",\\"configuration\\":\\"$name\\"}" >> "$status"
            case "$preview$name" in
                1dark) echo "Screen/Screen.swift:7: Fatal error: no dark" >&2; kill -ILL $$ ;;
                2dark) while :; do echo "for ever"; done ;;
                3dark) exit 0 ;;
            esac
            echo "{\\"event\\":\\"done\\",\\"configuration\\":\\"$name\\"}" >> "$status"
        done
        """

    init() throws {
        folder = try TemporaryFolder()
        let program = try folder.write(Self.script, to: "program")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        runner = PreviewRunner(
            program: BuiltProgram(executable: program, files: ["Screen.swift": "App/Screen.swift"], leftOut: []),
            formats: [.json], output: folder.path, workFolder: folder.path, resourceFolders: [], jobs: 2, timeout: 1)
        listings = try runner.list()
    }

    private func failures(_ index: Int, _ names: [String] = ["light", "dark", "large"]) throws -> [RenderFailure] {
        let device = try #require(DeviceCatalog.device(id: "iphone-17"))
        let configurations = names.map { RenderConfiguration(name: $0, window: WindowProfile(device: device)) }
        let unit = PreviewUnit(
            module: "App", preview: listings[index], folderName: "App.x", configurations: configurations)
        return runner.render([unit]).failures
    }

    @Test func previewsAreListedWithTheUsersFiles() {
        #expect(listings.map(\.name) == ["Good", "Trap", "Loop", "Quit"])
        #expect(Set(listings.map(\.file)) == ["App/Screen.swift"])
    }

    @Test func allGoesWell() throws {
        #expect(try failures(0).isEmpty)
    }

    @Test func aTrapStopsOnePictureOnly() throws {
        let failures = try failures(1)
        #expect(failures.map(\.configuration) == ["dark"])
        #expect(failures.first?.reason == "trapped at App/Screen.swift:7: Fatal error: no dark")
    }

    @Test func anEndlessLoopIsEndedAndTheRestGoesOn() throws {
        let failures = try failures(2)
        #expect(failures.map(\.configuration) == ["dark"])
        #expect(failures.first?.reason.contains("not done after 1 s") == true)
    }

    @Test func aProgramThatEndsItselfIsToldSo() throws {
        let failures = try failures(3)
        #expect(failures.map(\.configuration) == ["dark"])
        #expect(failures.first?.reason == "the program ended by itself with status 0")
    }

    @Test func workIsSplitForAllJobs() throws {
        let device = try #require(DeviceCatalog.device(id: "iphone-17"))
        let configurations = (0..<37).map { RenderConfiguration(name: "\($0)", window: WindowProfile(device: device)) }
        let unit = PreviewUnit(
            module: "App", preview: listings[0], folderName: "App.x", configurations: configurations)
        let parts = PreviewUnit.split([unit], jobs: 4)
        #expect(parts.count >= 4)
        #expect(parts.flatMap(\.configurations) == configurations)
    }
}
