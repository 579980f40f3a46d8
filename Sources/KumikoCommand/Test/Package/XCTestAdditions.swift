import Foundation

/// Modules with what test frameworks have on Apple's platforms only. They are built like modules of a package, and every
/// file that imports the framework imports them.
enum XCTestAdditions {
    static let moduleNames: Set<String> = ["_XCTestAdditions", "_NimbleAdditions"]
    private static let frameworks: Set<String> = ["XCTest", "Quick", "Nimble"]

    /// The modules with those that stand for missing parts, which come before what imports them.
    static func added(to modules: [TestModule], cache: CacheFolder) throws -> [TestModule] {
        var result = modules
        try add("_XCTestAdditions", text(PackageResources.XCTestAdditions_swift_txt), frameworks, to: &result, cache)
        if let nimble = modules.firstIndex(where: { $0.name == "Nimble" }) {
            // Its matchers were called predicates before version 12.
            let isNew = modules[nimble].files.contains { $0.source.contains("public struct Matcher<") }
            let source = text(PackageResources.NimbleAdditions_swift_txt)
                .replacing("Predicate", with: isNew ? "Matcher" : "Predicate")
            try add("_NimbleAdditions", source, ["Nimble"], to: &result, cache)
        }
        return result
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// Adds a module behind the frameworks that it is about.
    private static func add(
        _ name: String, _ source: String, _ frameworks: Set<String>, to modules: inout [TestModule],
        _ cache: CacheFolder
    ) throws {
        var isUsed = false
        for index in modules.indices where modules[index].isForApple {
            let imports = modules[index].files.map { ImportScan.modules($0.source) }
            guard imports.contains(where: { !$0.isDisjoint(with: frameworks) }) else { continue }
            modules[index].dependencies.append(name)
            isUsed = true
        }
        guard isUsed else { return }
        var hash = ContentHash()
        hash.add(source)
        let file = cache.file("test-support", hash.digest() + "/" + name + ".swift")
        if !cache.exists(file) { try cache.write(Data(source.utf8), to: file) }
        let needs = modules.map(\.name).filter { frameworks.contains($0) }
        var module = TestModule(
            name: name, package: "kumiko", root: (file as NSString).deletingLastPathComponent,
            files: [InputModule.File(path: file, source: source)])
        module.dependencies = name == "_XCTestAdditions" ? [] : needs
        module.isOwn = false
        let place = module.dependencies.compactMap { need in modules.firstIndex { $0.name == need } }.max()
        modules.insert(module, at: place.map { $0 + 1 } ?? 0)
    }
}
