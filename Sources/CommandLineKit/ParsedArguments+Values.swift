extension ParsedArguments {
    /// The elements of a list whose words are the cases of an enumeration; nil where the option is not given.
    public func cases<Value>(_ option: String, of type: Value.Type) throws(CommandFailure) -> [Value]?
    where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
        guard let words = try list(option) else { return nil }
        var values: [Value] = []
        for word in words {
            guard let value = Value(rawValue: word) else {
                let all = Value.allCases.map(\.rawValue)
                let near = NearestNames.of(word, in: all, limit: 1).first.map { "; did you mean \($0)?" } ?? ""
                throw .usage("\(option) '\(word)': expected \(all.joined(separator: ", "))\(near)")
            }
            values.append(value)
        }
        return values
    }

    /// The single value of an option whose words are the cases of an enumeration.
    public func oneCase<Value>(_ option: String, of type: Value.Type) throws(CommandFailure) -> Value?
    where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
        guard let values = try cases(option, of: type) else { return nil }
        guard values.count == 1 else { throw .usage("\(option) takes one value, not \(values.count)") }
        return values[0]
    }

    /// A number within limits; nil where the option is not given.
    public func number(_ option: String, in range: ClosedRange<Double>) throws(CommandFailure) -> Double? {
        guard let text = last(option) else { return nil }
        guard let value = Double(text), range.contains(value) else {
            let limits = "\(Self.short(range.lowerBound)) to \(Self.short(range.upperBound))"
            throw .usage("\(option) '\(text)': expected a number from \(limits)")
        }
        return value
    }

    /// A whole number within limits; nil where the option is not given.
    public func integer(_ option: String, in range: ClosedRange<Int>) throws(CommandFailure) -> Int? {
        guard let text = last(option) else { return nil }
        guard let value = Int(text), range.contains(value) else {
            throw .usage(
                "\(option) '\(text)': expected a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return value
    }

    private static func short(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }
}
