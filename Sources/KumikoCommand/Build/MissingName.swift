import CommandLineKit

/// What the compiler could not find, read from its message.
enum MissingName: Hashable, Sendable {
    case module(String)
    /// A type, function or variable.
    case global(String)
    case member(String, of: String)

    init?(_ message: String) {
        let words = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        if message.hasPrefix("no such module '"), words.count > 1 {
            self = .module(words[1])
        } else if message.hasPrefix("cannot find "), message.hasSuffix("' in scope"), words.count > 1 {
            self = .global(words[1])
        } else if message.contains(" has no member '"), words.count > 3 {
            self = .member(words[3], of: words[1])
        } else {
            return nil
        }
    }

    /// The missing word itself.
    var word: String {
        switch self {
        case .module(let name), .global(let name): name
        case .member(let name, _): String(name.prefix { $0 != "(" })
        }
    }

    /// Whether it is nearly a name that is there.
    func isSlip(_ names: APINames) -> Bool {
        var (known, tolerance) = (names.globals, NearestNames.Tolerance.usual)
        if case .module = self { known = names.modules }
        if case .member(_, let type) = self {
            known = names.members[type] ?? names.allMembers
            // Of a type of the user's anything can be a member.
            if names.members[type] == nil { tolerance = .slips }
        }
        return !NearestNames.of(word, in: known, limit: 1, tolerance: tolerance).isEmpty
    }

    /// One line that names the nearest thing Kumiko has; nil where it has nothing like it and the name is not Apple's.
    ///
    /// - Parameter isFromElsewhere: the file imports modules that are not there, which the name may be of.
    func hint(_ names: APINames, isFromElsewhere: Bool = false) -> String? {
        switch self {
        case .module(let module):
            let all = names.modules.joined(separator: ", ")
            return "Kumiko has no module '\(module)'; it has \(all)"
        case .global(let name):
            let near = NearestNames.of(name, in: names.globals, limit: 1).first ?? names.sharingWords(with: name)
            if Self.isApples(name) {
                let end = near.map { "; the nearest it has is '\($0)'" } ?? ""
                return "Kumiko does not have '\(name)' yet\(end)"
            }
            return near.map { "neither these files nor Kumiko have '\(name)'; the nearest name is '\($0)'" }
        case .member(let member, let type):
            let name = String(member.prefix { $0 != "(" })
            guard let own = names.members[type.split(separator: "<").first.map(String.init) ?? type] else {
                // Of a type of the user's that may inherit anything, only what is surely a slip is worth a word.
                let near = NearestNames.of(name, in: names.allMembers, limit: 1, tolerance: .slips).first
                return near.map { "no '\(name)' is known of '\(type)'; the nearest name Kumiko has is '\($0)'" }
            }
            let near = NearestNames.of(name, in: own, limit: 1).first
            if near == nil, isFromElsewhere || own.contains(name) { return nil }
            let end = near.map { "; the nearest it has is '\($0)'" } ?? ""
            return "Kumiko's '\(type)' has no '\(name)' yet\(end)"
        }
    }

    /// Names with the prefix of one of Apple's frameworks.
    private static func isApples(_ name: String) -> Bool {
        let prefixes = ["UI", "NS", "CA", "CG", "CF", "CI", "AV", "WK", "MK", "PH", "SK", "CL"]
        return prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
    }
}
