import Foundation

/// Which of the names that real code uses are there.
struct SupportTable {
    /// One name of the census.
    struct Name: Hashable {
        var framework: String
        var name: String
        var kind: String
        var files: Int
    }

    enum Support: String, CaseIterable { case yes, partly, no }

    struct Line {
        var name: Name
        var support: Support
        /// What is missing of a type.
        var missing: [String] = []
        var note = ""
    }

    let lines: [Line]

    /// *Algorithm.*
    /// 1. A type is there when it is declared; partly when names of the census that begin with its name and a dot, or
    ///    its initialisers of the census, are not.
    /// 2. A member is there when any type declares it, as its owner cannot be told from the syntax; a method with
    ///    parameters when one of that name takes them.
    /// 3. A name that belongs to no framework of Apple's, or that the adapter or the toolchain has, is as its note
    ///    says.
    init(census: [Name], surface: PublicSurface, notes: [String: (support: Support, note: String)]) {
        let judge = SupportJudge(surface: surface)
        lines = census.map { name in
            if let known = notes["\(name.framework)/\(name.name)"] {
                return Line(name: name, support: known.support, note: known.note)
            }
            guard name.kind == "type" else { return Line(name: name, support: judge.has(name) ? .yes : .no) }
            guard judge.has(name) else { return Line(name: name, support: .no) }
            let parts = census.filter { part in
                part.framework == name.framework && part.name != name.name
                    && (part.name.hasPrefix(name.name + ".") || part.name.hasPrefix(name.name + "("))
                    && notes["\(part.framework)/\(part.name)"] == nil
            }
            let missing = parts.filter { !judge.has($0) }.map(\.name)
            return Line(name: name, support: missing.isEmpty ? .yes : .partly, missing: missing)
        }
    }

    /// The table as a document has it, the most used first.
    func text(_ framework: String) -> String {
        let own = lines.filter { $0.name.framework == framework }
        let counts = Support.allCases.map { support in
            let count = own.count { $0.support == support }
            return "\(support.rawValue): \(count) (\((count * 1000 / max(1, own.count) + 5) / 10) %)"
        }
        let others = own.count { $0.support == .no && !$0.note.isEmpty }
        var result = ["\(own.count) names. \(counts.joined(separator: ", ")), of these \(others) not Apple's."]
        result += ["", "| name | kind | files | there | |", "|---|---|---:|---|---|"]
        for line in own {
            let missing = line.missing.map { "`\($0)`" }.joined(separator: ", ")
            let cells = [
                "`\(line.name.name)`", line.name.kind, "\(line.name.files)", line.support.rawValue,
                missing.isEmpty ? line.note : "missing: \(missing)",
            ]
            result.append("| " + cells.joined(separator: " | ") + " |")
        }
        return result.joined(separator: "\n")
    }
}

/// Looks names of the census up.
private struct SupportJudge {
    let surface: PublicSurface

    func has(_ name: SupportTable.Name) -> Bool {
        let text = name.name
        switch name.kind {
        case "module": return surface.modules.contains(text)
        case "type":
            return surface.types.contains(text) || surface.globals.contains(text)
                || surface.types.contains { $0.hasSuffix("." + text) }
        case "macro", "function": return surface.globals.contains(text.trimmingCharacters(in: ["#", "@"]))
        case "member": return surface.allMembers.contains(text) || surface.globals.contains(text)
        case "value": return surface.allMembers.contains(valueName(text))
        case "method": return hasFunction(text)
        case "initializer": return hasInitializer(text)
        default: return hasMemberOfType(text)
        }
    }

    /// `.zero` and `padding(.horizontal)` are `zero` and `horizontal`; `font(.system(size:))` is `system`.
    private func valueName(_ text: String) -> String {
        guard let dot = text.firstIndex(of: ".") else { return text }
        return String(text[text.index(after: dot)...].prefix { $0 != "(" && $0 != ")" && $0 != "." })
    }

    /// The name and the labels of a call; the first closure behind it counts as `{}`, those after it as their labels.
    private func split(_ text: String) -> (name: String, labels: [String])? {
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
        var labels: [String] = []
        var current = ""
        for letter in text[text.index(after: open)...].dropLast() {
            if letter == ":" {
                labels.append(current)
                current = ""
            } else if letter == "}" {
                if !labels.contains("{}") { labels.append("{}") }
                current = ""
            } else {
                current.append(letter)
            }
        }
        return (String(text[..<open]), labels)
    }

    private func hasFunction(_ text: String) -> Bool {
        guard let (name, labels) = split(text) else { return surface.allMembers.contains(text) }
        if name == "init" { return surface.initializers.values.contains { $0.contains { $0.accepts(labels) } } }
        return surface.functions[name]?.contains { $0.accepts(labels) } == true
    }

    private func hasInitializer(_ text: String) -> Bool {
        guard let (type, labels) = split(text) else { return false }
        if surface.functions[type]?.contains(where: { $0.accepts(labels) }) == true { return true }
        guard surface.types.contains(type) else { return false }
        return surface.lineage(type).contains { one in
            surface.initializers[one]?.contains { $0.accepts(labels) } == true
        }
    }

    /// `UIView.animate(withDuration:{})`, `UIColor.clear`, `UITableViewCell.self`, `UIView.AnimationOptions`.
    private func hasMemberOfType(_ text: String) -> Bool {
        let call = split(text)
        let path = call?.name ?? text
        guard let dot = path.lastIndex(of: ".") else { return false }
        let type = String(path[..<dot])
        let member = String(path[path.index(after: dot)...])
        guard surface.types.contains(type) else { return false }
        if member == "self" || surface.types.contains(path) { return true }
        guard surface.has(member: member, of: type) else { return false }
        guard let labels = call?.labels else { return true }
        return surface.functions[member]?.contains { $0.accepts(labels) } == true
    }
}
