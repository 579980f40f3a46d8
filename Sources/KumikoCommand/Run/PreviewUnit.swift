import RenderProtocol

/// Configurations of one preview that one process renders.
struct PreviewUnit: Sendable {
    var module: String
    var preview: PreviewListing
    /// The name of the folder that its files are written into.
    var folderName: String
    var configurations: [RenderConfiguration]

    /// Splits all work so that every job has some, without a process for each picture.
    static func split(_ units: [PreviewUnit], jobs: Int) -> [PreviewUnit] {
        let total = units.reduce(0) { $0 + $1.configurations.count }
        let size = max(4, total / max(1, jobs * 2))
        return units.flatMap { unit in
            stride(from: 0, to: unit.configurations.count, by: size).map { start in
                var part = unit
                part.configurations = Array(unit.configurations[start..<min(start + size, unit.configurations.count)])
                return part
            }
        }
    }
}

/// A picture that could not be made.
struct RenderFailure: Hashable, Codable, Sendable {
    /// The preview's name, and the name of its folder.
    var preview: String
    var id: String
    /// Nil where the preview as a whole failed.
    var configuration: String?
    var reason: String
    var file: String?
    var line: Int?
}
