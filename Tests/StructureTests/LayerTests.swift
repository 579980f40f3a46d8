import Foundation
import Testing

/// The order of targets in the manifest is the order of layers.
@Suite struct LayerTests {
    struct Target {
        var name: String
        var folder: String
        var dependencies: Set<String>
    }

    /// The targets of the manifest in their order, read from its text.
    static let targets: [Target] = {
        let manifest = Repository.text("Package.swift").replacing("\n", with: " ")
        let pattern =
            #/\.(?:target|macro|systemLibrary|executableTarget)\(\s*name: "([^"]+)"(.*?)(?=\.(?:target|macro|systemLibrary|executableTarget|testTarget)\(|let [a-z]|func )/#
        return manifest.matches(of: pattern).map { match in
            let body = String(match.output.2)
            let path = body.firstMatch(of: #/path: "([^"]+)"/#).map { String($0.output.1) }
            let list = body.firstMatch(of: #/dependencies: \[([^\]]*)\]/#).map { String($0.output.1) } ?? ""
            let names = list.matches(of: #/"([^"]+)"/#).map { String($0.output.1) }
            let name = String(match.output.1)
            return Target(name: name, folder: (path ?? "Sources/" + name) + "/", dependencies: Set(names))
        }
    }()

    @Test func theManifestIsRead() {
        #expect(Self.targets.count >= 20)
        #expect(Set(Self.targets.map(\.name)).count == Self.targets.count)
        #expect(Self.targets.contains { $0.name == "KumikoCommand" && $0.folder == "Sources/KumikoCommand/" })
        #expect(Self.targets.contains { $0.name == "kumiko-command" && $0.folder == "Sources/kumiko/" })
    }

    @Test func dependenciesPointDownwards() {
        var lower: Set<String> = []
        for target in Self.targets {
            let upward = target.dependencies.subtracting(lower)
            #expect(upward.isEmpty, "\(target.name) depends on \(upward.sorted()), which stand above it")
            lower.insert(target.name)
        }
    }

    @Test func importsAreDeclaredDependencies() {
        let own = Set(Self.targets.map(\.name))
        for target in Self.targets {
            for file in Repository.swiftFiles where file.path.hasPrefix(target.folder) {
                let undeclared = file.imports.filter {
                    own.contains($0) && $0 != target.name && !target.dependencies.contains($0)
                }
                #expect(undeclared.isEmpty, "\(file.path) imports \(undeclared), which Package.swift does not declare")
            }
        }
    }
}
