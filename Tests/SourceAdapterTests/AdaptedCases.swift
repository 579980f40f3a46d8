import Foundation

/// A file as written and as adapted, from `Cases/`.
///
/// Both texts stand in one file, apart by a line of their own. The adapted text was worked out from what the construct
/// means in Apple's documentation (SE-0022 and SE-0064 for selectors) and read line by line when it was added.
struct AdaptedCase: CustomStringConvertible, Sendable {
    let name: String
    let source: String
    let adapted: String

    var description: String { name }

    static let all: [AdaptedCase] = {
        let folder = Bundle.module.resourceURL?.appendingPathComponent("Cases").path ?? ""
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".txt") }.sorted().compactMap { name in
            guard let text = try? String(contentsOfFile: folder + "/" + name, encoding: .utf8) else { return nil }
            let parts = text.components(separatedBy: "\n==== adapted ====\n")
            guard parts.count == 2 else { return nil }
            return AdaptedCase(name: name, source: parts[0], adapted: parts[1])
        }
    }()
}
