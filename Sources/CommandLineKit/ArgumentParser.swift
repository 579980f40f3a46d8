/// Splits a command line into options and operands.
///
/// `--name value` and `--name=value` mean the same; after `--` everything is an operand.
public struct ArgumentParser: Sendable {
    public let options: [OptionDescription]

    public init(options: [OptionDescription]) {
        self.options = options
    }

    /// - Throws: ``CommandFailure`` for an option that is unknown, lacks its value or takes none.
    public func parse(_ arguments: [String]) throws(CommandFailure) -> ParsedArguments {
        var result = ParsedArguments()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                result.operands += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                result.operands.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let option = try option(named: String(parts[0]))
            var value = parts.count > 1 ? String(parts[1]) : nil
            if let form = option.value, value == nil {
                guard let next = rest.popFirst() else {
                    throw .usage("\(option.name) needs a value: \(option.name) \(form)")
                }
                value = next
            } else if option.value == nil, value != nil {
                throw .usage("\(option.name) takes no value")
            }
            result.values[option.name, default: []].append(value ?? "")
        }
        return result
    }

    private func option(named name: String) throws(CommandFailure) -> OptionDescription {
        if let option = options.first(where: { $0.name == name }) { return option }
        let near = NearestNames.of(name, in: options.map(\.name), limit: 1)
        let hint = near.first.map { "did you mean \($0)?" } ?? "see 'kumiko help' for the options"
        throw .usage("unknown option '\(name)'; \(hint)")
    }
}

/// What a command line says.
public struct ParsedArguments: Hashable, Sendable {
    /// By option, in the order of the command line; an empty string stands for a switch.
    public var values: [String: [String]] = [:]
    public var operands: [String] = []

    public init() {}

    public func has(_ option: String) -> Bool { values[option] != nil }

    /// The last value given.
    public func last(_ option: String) -> String? { values[option]?.last }

    /// The elements of a list that may be given with commas, by repeating the option, or both.
    ///
    /// - Throws: ``CommandFailure`` for an empty element.
    public func list(_ option: String) throws(CommandFailure) -> [String]? {
        guard let given = values[option] else { return nil }
        var elements: [String] = []
        for element in given.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
            let trimmed = element.trimmed
            guard !trimmed.isEmpty else { throw .usage("\(option) has an empty element in '\(given.last ?? "")'") }
            if !elements.contains(trimmed) { elements.append(trimmed) }
        }
        return elements
    }
}

extension Substring {
    /// Without spaces at both ends.
    fileprivate var trimmed: String {
        var text = drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
