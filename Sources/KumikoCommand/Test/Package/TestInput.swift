import CommandLineKit
import Foundation

/// From the path of a command line to the modules that are built: by the manifest, or by folders.
struct TestInput {
    /// A folder that is a module, with the module's name where one is given: `NAME=DIR`.
    struct Folder: Hashable, Sendable {
        var name: String?
        var path: String
    }

    /// Absolute.
    var root: String
    var sources: [Folder] = []
    var tests: [Folder] = []
    /// Files and folders that belong to other systems' builds; absolute.
    var excluded: [String] = []
    /// Folders of packages by identity.
    var packages: [String: String] = [:]
    var cache: CacheFolder

    /// Each module after those it imports.
    ///
    /// 1. With a manifest its targets, unless folders with sources are given instead.
    /// 2. Folders with tests that are given, or else found where the manifest has no test target, are test modules.
    /// 3. Without a manifest the folder with sources is the module that the tests import and nothing else has.
    ///
    /// - Throws: ``CommandFailure`` for what is missing, in one line.
    func modules() throws -> [TestModule] {
        let locator = PackageLocator(given: packages, root: root, cache: cache)
        let graph = PackageGraph(manifests: ManifestReader(cache: cache), locator: locator)
        let hasManifest = ManifestReader.hasManifest(root) && sources.isEmpty
        if hasManifest { try graph.addRoot(root) }
        if !tests.isEmpty || !graph.modules.contains(where: \.isTest) { try addFolders(to: graph) }
        guard graph.modules.contains(where: { $0.isTest && $0.isSwift }) else { throw noTests(hasManifest) }
        return try XCTestAdditions.added(to: graph.modules, cache: cache)
    }

    private func addFolders(to graph: PackageGraph) throws {
        let folders = tests.isEmpty ? TestFolderSearch(root: root).testFolders : tests.map(\.path)
        let testModules = try joined(
            folders.map { folder in
                let name = tests.first { $0.path == folder }?.name ?? InputCollector.moduleName([folder])
                return try module(name, folder, isTest: true)
            })
        guard !testModules.isEmpty else { return }
        if tests.isEmpty {
            Console.printError("kumiko: tests are taken from \(folders.joined(separator: ", "))")
        }
        let imports = testModules.reduce(into: Set<String>()) { $0.formUnion(Self.imports($1)) }
        var sourceModules: [TestModule] = []
        if !graph.modules.contains(where: \.isOwn) { sourceModules = try sourceFolders(imports, folders) }
        let own = Set((sourceModules + testModules).map(\.name))
        let all = sourceModules.reduce(into: imports) { $0.formUnion(Self.imports($1)) }
        try graph.addGiven(providing: all.subtracting(own))
        for module in sourceModules + testModules where !graph.has(module.name) { graph.add(module) }
    }

    private func sourceFolders(_ imports: Set<String>, _ testFolders: [String]) throws -> [TestModule] {
        if !sources.isEmpty {
            let unnamed = sources.filter { $0.name == nil }.count
            return try joined(
                sources.map { folder in
                    let inferred = unnamed == 1 ? testedName(imports) : nil
                    let name = folder.name ?? inferred ?? InputCollector.moduleName([folder.path])
                    return try module(name, folder.path, isTest: false)
                })
        }
        guard let name = testedName(imports),
            let folder = TestFolderSearch(root: root).sourceFolder(of: name)
        else {
            throw CommandFailure.usage(
                "'\(root)' has no Package.swift; expected the folder with the sources: --sources DIR")
        }
        Console.printError("kumiko: module \(name) is taken from \(folder)")
        return [try module(name, folder, isTest: false)]
    }

    /// The one module that the tests import and that nothing on this machine has.
    private func testedName(_ imports: Set<String>) -> String? {
        let own = imports.subtracting(KnownModules.all).filter { name in
            !packages.values.contains { (($0 as NSString).lastPathComponent).lowercased() == name.lowercased() }
        }
        return own.count == 1 ? own.first : own.first { $0 == InputCollector.moduleName([root]) }
    }

    /// Folders of one name are one module.
    private func joined(_ modules: [TestModule]) -> [TestModule] {
        unique(modules.map(\.name)).compactMap { name in
            let parts = modules.filter { $0.name == name }
            var module = parts.first
            module?.files = parts.flatMap(\.files)
            return module
        }
    }

    private func module(_ name: String, _ folder: String, isTest: Bool) throws -> TestModule {
        let path = URL(fileURLWithPath: folder).standardizedFileURL.path
        let all = InputCollector.swiftFiles(in: path).filter { file in
            !excluded.contains { file == $0 || file.hasPrefix($0 + "/") }
        }
        let files = try InputCollector.read(all)
        guard !files.isEmpty else { throw CommandFailure.usage("there is no Swift file in '\(folder)'") }
        return TestModule(
            name: name, package: InputCollector.moduleName([root]), root: path, files: files, isTest: isTest,
            isProject: true)
    }

    private static func imports(_ module: TestModule) -> Set<String> {
        module.files.reduce(into: []) { $0.formUnion(ImportScan.modules($1.source)) }
    }

    private func noTests(_ hasManifest: Bool) -> CommandFailure {
        let place = hasManifest ? "the package '\(root)' has no test target" : "there are no tests in '\(root)'"
        return CommandFailure(.failed, "no tests found: \(place); name the folder that has them: --tests DIR")
    }
}

/// Modules that come with the toolchain or with Kumiko.
enum KnownModules {
    static let all: Set<String> = Set(APINames.importable).union([
        "Foundation", "XCTest", "Testing", "Swift", "Dispatch", "Darwin", "Glibc", "Observation", "Synchronization",
        "FoundationNetworking", "AutoLayout", "SwiftUICore", "Quick", "Nimble", "SnapshotTesting",
    ])
}

/// Looks for folders of tests and sources where no manifest names them.
struct TestFolderSearch {
    let root: String
    private static let depth = 3
    private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", ".build", ".git"]
    private static let testFrameworks: Set<String> = ["XCTest", "Testing", "Quick"]

    /// The highest folders whose name says that they hold tests and whose files import a test framework.
    var testFolders: [String] {
        let named = folders(below: root, depth: Self.depth).filter { folder in
            let name = (folder as NSString).lastPathComponent
            return name.hasSuffix("Tests") || name.hasSuffix("Test") || name.hasSuffix("Specs")
        }
        return named.filter { folder in
            !named.contains { folder.hasPrefix($0 + "/") } && !folder.hasSuffix("UITests") && hasTests(folder)
        }
    }

    /// A folder of the module's name, or the one that all projects call alike.
    func sourceFolder(of module: String) -> String? {
        let names = [module, "Sources/" + module, "Sources", "Source", module + "/Sources", module + "/Source"]
        return names.map { root + "/" + $0 }.first { !InputCollector.swiftFiles(in: $0).isEmpty }
    }

    private func hasTests(_ folder: String) -> Bool {
        InputCollector.swiftFiles(in: folder).contains { file in
            guard let data = FileManager.default.contents(atPath: file) else { return false }
            return !ImportScan.modules(String(decoding: data, as: UTF8.self)).isDisjoint(with: Self.testFrameworks)
        }
    }

    private func folders(below folder: String, depth: Int) -> [String] {
        guard depth > 0 else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { !Self.skipped.contains($0) && !$0.hasPrefix(".") }.map { folder + "/" + $0 }
            .filter(InputCollector.isFolder).flatMap { [$0] + folders(below: $0, depth: depth - 1) }
    }
}
