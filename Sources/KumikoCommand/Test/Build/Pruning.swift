import Foundation
import SourceAdapter

/// What is taken out of a package that others need, because it does not compile here and need not be whole.
struct Pruning {
    /// What is left of files of which parts do not compile, by path.
    private(set) var texts: [String: String] = [:]
    /// Files of which nothing is used.
    private(set) var leftOut: Set<String> = []
    private var places: [String] = []
    private var round = 0

    /// How often parts are taken out before the module is given up.
    private static let rounds = 12
    private static let shownPlaces = 3

    /// Takes out what the compiler complains about.
    ///
    /// - Returns: false where that changes nothing, or has been done too often.
    mutating func prune(_ module: AdaptedModule, _ diagnostics: [CompilerDiagnostic]) -> Bool {
        round += 1
        guard round <= Self.rounds else { return false }
        var hasChanged = false
        for file in module.files {
            let path = file.original.path
            let errors = diagnostics.filter { $0.severity == .error && $0.file == path }
            guard !errors.isEmpty else { continue }
            let faults = errors.map {
                CompileFault(position: SourcePosition(line: $0.line, column: $0.column), message: $0.message)
            }
            if let text = SourcePruner.prune(source: file.original.source, faults: faults),
                text != file.original.source
            {
                texts[path] = text
                places += errors.map { "\((path as NSString).lastPathComponent):\($0.line)" }
            } else {
                leftOut.insert(path)
            }
            hasChanged = true
        }
        return hasChanged && leftOut.count < module.files.count
    }

    /// One line for the reader; nil where all was compiled.
    func report(on module: String) -> String? {
        var parts: [String] = []
        let places = unique(places)
        if !places.isEmpty {
            let more = places.count > Self.shownPlaces ? " and \(places.count - Self.shownPlaces) more" : ""
            let shown = places.prefix(Self.shownPlaces).joined(separator: ", ")
            parts.append("parts do not compile here and end the program where they are reached: \(shown)\(more)")
        }
        if !leftOut.isEmpty {
            let names = leftOut.map { ($0 as NSString).lastPathComponent }.sorted().joined(separator: ", ")
            parts.append("files are left out: \(names)")
        }
        return parts.isEmpty ? nil : "kumiko: of module \(module) " + parts.joined(separator: "; ")
    }
}
