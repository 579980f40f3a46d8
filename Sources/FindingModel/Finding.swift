/// One fault of a layout or of its source, as reports print it.
public struct Finding: Hashable, Codable, Sendable {
    public enum Severity: String, Hashable, Codable, Sendable {
        case error, warning, info
    }

    /// The rule's code, such as `R01`, and its readable identifier.
    public var rule: String
    public var id: String
    public var severity: Severity
    public var message: String
    public var file: String?
    public var line: Int?
    public var column: Int?
    public var preview: String?
    public var configuration: String?
    /// Names of the nodes from the root to the one at fault, joined by `/`.
    public var path: String?
    /// Points in the window: x, y, width, height.
    public var frame: [Double]?
    public var details: JSONValue?
    public var fixes: [String]

    public init(
        rule: String, id: String, severity: Severity, message: String, file: String? = nil, line: Int? = nil,
        column: Int? = nil, preview: String? = nil, configuration: String? = nil, path: String? = nil,
        frame: [Double]? = nil, details: JSONValue? = nil, fixes: [String] = []
    ) {
        self.rule = rule
        self.id = id
        self.severity = severity
        self.message = message
        self.file = file
        self.line = line
        self.column = column
        self.preview = preview
        self.configuration = configuration
        self.path = path
        self.frame = frame
        self.details = details
        self.fixes = fixes
    }
}

/// Any JSON value, for details that differ from rule to rule.
public enum JSONValue: Hashable, Codable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}
