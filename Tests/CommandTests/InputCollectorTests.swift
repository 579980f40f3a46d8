import CommandLineKit
import Foundation
import Testing

@testable import KumikoCommand

@Suite struct InputCollectorTests {
    private let folder: TemporaryFolder
    private let collector: InputCollector

    init() throws {
        folder = try TemporaryFolder()
        let cache = CacheFolder(environment: ["KUMIKO_CACHE": folder.path + "/.cache"])
        collector = InputCollector(packages: PackageReader(cache: cache))
    }

    @Test func aFileIsAModuleOfItsName() throws {
        let file = try folder.write("import UIKit", to: "Profile Screen.swift")
        let module = try #require(try collector.modules([file]).first)
        #expect(module.name == "Profile_Screen")
        #expect(module.files.map(\.path) == [file])
        #expect(module.resourceFolders == [folder.path])
    }

    @Test func aFolderIsOneModuleInTheOrderOfPaths() throws {
        for name in ["B.swift", "A.swift", "Views/C.swift", ".build/D.swift", "notes.txt"] {
            try folder.write("", to: "App/" + name)
        }
        let modules = try collector.modules([folder.path + "/App"])
        #expect(modules.count == 1)
        #expect(modules[0].name == "App")
        let names = modules[0].files.map { $0.path.dropFirst(folder.path.count + 1) }
        #expect(names == ["App/A.swift", "App/B.swift", "App/Views/C.swift"])
    }

    @Test func modulesDoNotHideSystemModules() throws {
        let file = try folder.write("", to: "UIKit.swift")
        #expect(try collector.modules([file])[0].name == "UIKit_")
        #expect(InputCollector.identifier("3D-View") == "_3D_View")
        #expect(InputCollector.identifier("") == "_")
    }

    @Test func aPackageHasATargetForAModule() throws {
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "App",
                dependencies: [.package(url: "https://example.com/other.git", from: "1.0.0")],
                targets: [
                    .target(name: "Screens", dependencies: ["Model"]),
                    .target(name: "Model"),
                    .target(name: "Remote", dependencies: [.product(name: "Other", package: "other")]),
                    .target(name: "Above", dependencies: ["Remote"]),
                    .testTarget(name: "ModelTests", dependencies: ["Model"]),
                ])
            """, to: "App/Package.swift")
        for target in ["Screens", "Model", "Remote", "Above"] {
            try folder.write("", to: "App/Sources/\(target)/\(target).swift")
        }
        let modules = try collector.modules([folder.path + "/App"])
        #expect(modules.map(\.name) == ["Model", "Screens"])
        #expect(modules.last?.dependencies == ["Model"])
    }

    @Test func aFileThatHasTwoNamesIsReadOnce() throws {
        let file = try folder.write("import UIKit", to: "App/Screen.swift")
        let link = folder.path + "/Other.swift"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
        #expect(try collector.modules([file, link])[0].files.map(\.path) == [file])
        #expect(try collector.modules([link, folder.path + "/App"])[0].files.map(\.path) == [link])
    }

    @Test func linksThatLeadBackAreFollowedOnce() throws {
        let file = try folder.write("import UIKit", to: "App/Screen.swift")
        let link = folder.path + "/App/Back"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path + "/App")
        #expect(try collector.modules([folder.path + "/App"])[0].files.map(\.path) == [file])
        #expect(InputCollector.swiftFiles(in: folder.path + "/App") == [file])
    }

    @Test(arguments: ["/", "/usr", "/usr/../", "/proc"])
    func foldersOfTheSystemAreNoProjects(_ path: String) throws {
        let failure = CommandFailure.usage(
            "'\(path)' is a folder of the system; expected a project's folder or a Swift file")
        #expect(throws: failure) { try collector.modules([path]) }
    }

    @Test func missingPathsAreNamed() {
        #expect(throws: CommandFailure.usage("no such file or folder: 'nowhere'")) {
            try collector.modules(["nowhere"])
        }
    }
}
