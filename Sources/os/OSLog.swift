import Foundation

/// Where messages come from: a subsystem and a part of it.
public final class OSLog: NSObject, Sendable {
    let subsystem: String
    let category: String

    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    public static let `default` = OSLog(subsystem: "", category: "")
    /// Takes messages and shows none of them.
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled && type.isShown }

    /// Writes one line to standard error, where the messages of a preview's program are read.
    func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        let source = [subsystem, category].filter { !$0.isEmpty }.map { $0 + ": " }.joined()
        FileHandle.standardError.write(Data("\(source)\(type.label): \(message())\n".utf8))
    }
}

/// Writes the message; `%{public}@`, `%{private}d` and the like are the C formats without their braces.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    log.write(formatted(message, args), type)
}

public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    log.write(formatted(message, args), type)
}

func formatted(_ message: StaticString, _ args: [any CVarArg]) -> String {
    let format = "\(message)".replacingOccurrences(of: "%\\{[^}]*\\}", with: "%", options: .regularExpression)
    return String(format: format, arguments: args)
}
