/// Addresses as the console prints them, but numbered in order of first use, so that a log is the same on every run.
@MainActor
public enum _LayoutAddress {
    private struct Key: Hashable {
        var object: ObjectIdentifier
        var part: String
    }

    private static var numbers: [Key: Int] = [:]

    /// - Parameter part: tells apart what stands for one object several times, such as the rows of its content size.
    public static func of(_ object: AnyObject, part: String = "") -> String {
        let key = Key(object: ObjectIdentifier(object), part: part)
        let number = numbers[key] ?? numbers.count + 1
        numbers[key] = number
        return "0x" + String(0x6000_0000_0000 + number * 0x10, radix: 16)
    }

    /// Begins to count anew, as a program of its own would.
    public static func reset() { numbers = [:] }
}
