import CommandLineKit
import Foundation

/// Finds all modules that the tests of a package need, each after those it imports.
final class PackageGraph {
    private struct Package {
        var folder: String
        var manifest: PackageManifest
        var isOwn: Bool
    }

    private let manifests: ManifestReader
    private let locator: PackageLocator
    private var packages: [String: Package] = [:]
    private(set) var modules: [TestModule] = []
    private var indices: [String: Int] = [:]
    private var open: Set<String> = []

    init(manifests: ManifestReader, locator: PackageLocator) {
        self.manifests = manifests
        self.locator = locator
    }

    /// Adds the targets of the package that is tested: its test targets and what they need, and every other library.
    func addRoot(_ folder: String) throws {
        let root = Package(folder: folder, manifest: try manifests.manifest(folder), isOwn: true)
        let targets = root.manifest.targets
        for target in targets where target.type == "test" { try add(target, of: root) }
        for target in targets where target.type == "regular" && indices[moduleName(target.name)] == nil {
            // A library that no test needs may need what is not here; tests of others run all the same.
            let reset = (modules, indices)
            do {
                try add(target, of: root)
            } catch let failure as CommandFailure where modules.contains(where: \.isTest) {
                (modules, indices) = reset
                Console.printError("kumiko: left out '\(target.name)', which no test needs: \(failure.message)")
            }
        }
    }

    /// Adds the libraries of those packages that have a module of one of the names.
    func addGiven(providing names: Set<String>) throws {
        for folder in locator.givenFolders {
            let package = Package(folder: folder, manifest: try manifests.manifest(folder), isOwn: false)
            for target in package.manifest.targets
            where target.type == "regular" && names.contains(moduleName(target.name)) {
                try add(target, of: package)
            }
        }
    }

    /// Adds a module that no manifest describes; what it imports of the modules so far is what it needs.
    func add(_ module: TestModule) {
        var module = module
        let imports = module.files.reduce(into: Set<String>()) { $0.formUnion(ImportScan.modules($1.source)) }
        module.dependencies = modules.map(\.name).filter(imports.contains)
        indices[module.name] = modules.count
        modules.append(module)
    }

    func has(_ name: String) -> Bool { indices[name] != nil }

    // MARK: - Targets

    /// - Returns: the names of the modules that come with the target; none for what has no code here.
    @discardableResult
    private func add(_ target: PackageManifest.Target, of package: Package) throws -> [String] {
        let name = moduleName(target.name)
        if indices[name] != nil { return [name] }
        switch target.type {
        case "regular", "executable", "test": break
        case "plugin": return []
        case "system": return []
        default:
            throw CommandFailure(
                .failed,
                "target '\(target.name)' of '\(package.manifest.name)' is a \(target.type) target, which Kumiko cannot "
                    + "build")
        }
        guard open.insert(name).inserted else { return [] }
        defer { open.remove(name) }
        let root = URL(fileURLWithPath: try TargetFolder.find(target, in: package.folder)).standardizedFileURL.path
        let files = try InputCollector.read(TargetFolder.swiftFiles(of: target, root: root))
        let isForApple = package.isOwn || TestModule.importsApple(files)
        let platform = isForApple ? "ios" : "linux"
        var dependencies: [String] = []
        for need in target.needs where need.platforms?.contains(platform) ?? true {
            dependencies += try modules(for: need, of: package)
        }
        var module = TestModule(
            name: name, package: package.manifest.name, root: root, files: files, dependencies: unique(dependencies),
            languageMode: package.manifest.languageMode, resources: target.resources, isTest: target.type == "test",
            isOwn: package.isOwn)
        module.isForApple =
            isForApple || module.dependencies.contains { indices[$0].map { modules[$0].isForApple } ?? false }
        if files.isEmpty {
            module.otherSources = TargetFolder.otherSources(of: target, root: root)
            module.headers = root + "/" + (target.publicHeaders ?? "include")
        }
        apply(target.settings, to: &module, platform: platform)
        indices[name] = modules.count
        modules.append(module)
        return [name]
    }

    private func modules(for need: PackageManifest.Need, of package: Package) throws -> [String] {
        if !need.isProduct, let target = package.manifest.targets.first(where: { $0.name == need.name }) {
            return try add(target, of: package)
        }
        let dependencies = package.manifest.dependencies
        let wanted = (need.package ?? need.name).lowercased()
        let named = dependencies.filter { $0.identity == wanted }
        for dependency in named.isEmpty ? dependencies : named {
            let found = try self.package(dependency)
            guard let product = found.manifest.products.first(where: { $0.name == need.name }) else { continue }
            return try found.manifest.targets.filter { product.targets.contains($0.name) }
                .flatMap { try add($0, of: found) }
        }
        throw CommandFailure(
            .failed, "'\(package.manifest.name)' needs '\(need.name)', which none of its packages has")
    }

    private func package(_ dependency: PackageManifest.Dependency) throws -> Package {
        if let known = packages[dependency.identity] { return known }
        let folder = try locator.folder(of: dependency)
        let package = Package(folder: folder, manifest: try manifests.manifest(folder), isOwn: false)
        packages[dependency.identity] = package
        return package
    }

    private func apply(_ settings: [PackageManifest.Setting], to module: inout TestModule, platform: String) {
        for setting in settings where setting.platforms?.contains(platform) ?? true {
            guard setting.configuration ?? "debug" == "debug" else { continue }
            switch (setting.tool, setting.kind) {
            case ("swift", "define"): module.swiftFlags += setting.values.flatMap { ["-D", $0] }
            case ("swift", "enableUpcomingFeature"):
                module.swiftFlags += setting.values.flatMap { ["-enable-upcoming-feature", $0] }
            case ("swift", "enableExperimentalFeature"):
                module.swiftFlags += setting.values.flatMap { ["-enable-experimental-feature", $0] }
            case ("swift", "swiftLanguageMode"): module.languageMode = setting.values.first ?? module.languageMode
            case ("swift", "defaultIsolation"):
                module.swiftFlags += setting.values.flatMap { ["-default-isolation", $0] }
            case ("c", "define"), ("cxx", "define"): module.otherFlags += setting.values.map { "-D" + $0 }
            case ("c", "headerSearchPath"), ("cxx", "headerSearchPath"):
                module.otherFlags += setting.values.map { "-I" + module.root + "/" + $0 }
            default: break
            }
        }
    }

    /// What is no identifier in a target's name stands as `_` in its module's.
    private func moduleName(_ target: String) -> String {
        String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}
