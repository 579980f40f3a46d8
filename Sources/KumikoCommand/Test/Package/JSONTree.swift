/// JSON whose form differs from entry to entry; what is not there is `null`.
enum JSONTree: Decodable, Sendable {
    case null
    case value(String)
    case array([JSONTree])
    case members([String: JSONTree])

    init(from decoder: any Decoder) throws {
        if let members = try? decoder.container(keyedBy: AnyKey.self) {
            var result: [String: JSONTree] = [:]
            for key in members.allKeys { result[key.stringValue] = try members.decode(JSONTree.self, forKey: key) }
            self = .members(result)
        } else if var list = try? decoder.unkeyedContainer() {
            var result: [JSONTree] = []
            while !list.isAtEnd { result.append(try list.decode(JSONTree.self)) }
            self = .array(result)
        } else {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self = .value(text)
            } else if let flag = try? container.decode(Bool.self) {
                self = .value(String(flag))
            } else if let number = try? container.decode(Double.self) {
                self = .value(number == number.rounded() ? String(Int(number)) : String(number))
            } else {
                self = .null
            }
        }
    }

    private struct AnyKey: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }

    subscript(key: String) -> JSONTree { object[key] ?? .null }

    var object: [String: JSONTree] { if case .members(let members) = self { members } else { [:] } }
    var list: [JSONTree] { if case .array(let elements) = self { elements } else { [] } }
    var text: String? { if case .value(let text) = self { text } else { nil } }
    var texts: [String] { list.compactMap(\.text) }
}
