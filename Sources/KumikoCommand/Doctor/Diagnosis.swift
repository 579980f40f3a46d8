import CommandLineKit
import SourceAdapter

/// What files use of Apple's frameworks that Kumiko does not have.
struct Diagnosis: Codable, Hashable, Sendable {
    struct Finding: Codable, Hashable, Sendable {
        enum Kind: String, Codable, Sendable { case module, type, member }

        var name: String
        var kind: Kind
        /// `file:line`, in the order of files and lines.
        var places: [String]
        /// The nearest thing that Kumiko has.
        var nearest: String?
    }

    var version = 1
    var files: Int
    /// Modules first, then types, then members; each by number of uses.
    var missing: [Finding]

    /// Modules of the toolchain that user code may import on Linux.
    private static let toolchain: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc",
        "Observation", "Synchronization", "RegexBuilder", "Distributed", "Testing", "XCTest",
    ]

    /// - Parameter own: modules of the same input.
    ///
    /// *Algorithm.*
    /// 1. A module is missing that neither Kumiko, the toolchain nor the input has.
    /// 2. A type is missing that is known as Apple's, that Kumiko does not have, and that the files do not declare.
    /// 3. So is a member, where no type of Kumiko's has one of that name.
    init(_ uses: NameUses, files: Int, own: Set<String>, have: APINames, known: AppleNames = .known) {
        self.files = files
        let modules = Set(have.modules).union(Self.toolchain).union(own)
        let globals = Set(have.globals)
        let owners = Set(have.members.keys.flatMap { $0.split(separator: ".").map(String.init) })
        let members = Set(have.allMembers)
        let lackingModules = uses.imports.filter { !modules.contains($0.key) }
        let lackingTypes = uses.types.filter { name, _ in
            known.types[name] != nil && !globals.contains(name) && !members.contains(name) && !owners.contains(name)
        }
        let lackingMembers = uses.members.filter { known.members[$0.key] != nil && !members.contains($0.key) }
        missing =
            Self.findings(lackingModules, .module) { _ in nil }
            + Self.findings(lackingTypes, .type) { name in
                NearestNames.of(name, in: have.globals, limit: 1).first ?? have.sharingWords(with: name)
            }
            + Self.findings(lackingMembers, .member) { name in
                NearestNames.of(name, in: have.allMembers, limit: 1).first
            }
    }

    private static func findings(
        _ uses: [String: [NameUses.Use]], _ kind: Finding.Kind, nearest: (String) -> String?
    ) -> [Finding] {
        uses.map { name, places in
            let sorted = places.sorted { ($0.file, $0.position) < ($1.file, $1.position) }
            return Finding(
                name: name, kind: kind, places: sorted.map { "\($0.file):\($0.position.line)" }, nearest: nearest(name))
        }
        .sorted { ($1.places.count, $0.name) < ($0.places.count, $1.name) }
    }

    /// A line for each finding, and a summary.
    var text: String {
        guard !missing.isEmpty else { return "\(files) \(files == 1 ? "file" : "files"): nothing is missing" }
        let lines = missing.map { finding in
            let count = finding.places.count
            let shown = unique(finding.places).prefix(3).joined(separator: ", ")
            let more = Set(finding.places).count > 3 ? ", …" : ""
            let near = finding.nearest.map { "; the nearest Kumiko has is '\($0)'" } ?? ""
            return "\(finding.kind.rawValue) '\(finding.name)': \(count) \(count == 1 ? "use" : "uses") "
                + "(\(shown)\(more))\(near)"
        }
        let kinds: [(Finding.Kind, String)] = [(.module, "modules"), (.type, "types"), (.member, "members")]
        let counts = kinds.compactMap { kind, word in
            let count = missing.count { $0.kind == kind }
            return count == 0 ? nil : "\(count) \(count == 1 ? kind.rawValue : word)"
        }
        return (lines + ["\(files) \(files == 1 ? "file" : "files"): missing " + counts.joined(separator: ", ")])
            .joined(separator: "\n")
    }
}
