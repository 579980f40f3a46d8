import CYAML

/// A value of a YAML document with the line it begins at.
struct YAMLNode {
    indirect enum Content {
        case scalar(String)
        case list([YAMLNode])
        case map([(key: YAMLNode, value: YAMLNode)])
    }

    let content: Content
    /// Counts from 1.
    let line: Int

    var text: String? { if case .scalar(let text) = content { text } else { nil } }

    /// A list, or one value as a list of one.
    var texts: [String]? {
        switch content {
        case .scalar(let text): [text]
        case .list(let nodes): nodes.allSatisfy { $0.text != nil } ? nodes.compactMap(\.text) : nil
        case .map: nil
        }
    }

    /// Nil for an empty document.
    ///
    /// - Throws: ``ConfigurationProblem`` with the line that the parser stopped at.
    static func parse(_ bytes: [UInt8]) throws(ConfigurationProblem) -> YAMLNode? {
        var parser = yaml_parser_t()
        guard yaml_parser_initialize(&parser) == 1 else {
            throw ConfigurationProblem(line: 1, message: "not enough memory to read it")
        }
        defer { yaml_parser_delete(&parser) }
        var document = yaml_document_t()
        // The parser reads from the bytes until the document is loaded.
        let isLoaded = bytes.withUnsafeBufferPointer { buffer in
            yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
            return yaml_parser_load(&parser, &document) == 1
        }
        guard isLoaded else {
            let reason = parser.problem.map { String(cString: $0) } ?? "no YAML"
            throw ConfigurationProblem(line: Int(parser.problem_mark.line) + 1, message: reason)
        }
        defer { yaml_document_delete(&document) }
        guard let root = yaml_document_get_root_node(&document) else { return nil }
        return try node(root.pointee, &document, depth: 0)
    }

    private static func node(
        _ node: yaml_node_t, _ document: inout yaml_document_t, depth: Int
    ) throws(ConfigurationProblem) -> YAMLNode {
        let line = Int(node.start_mark.line) + 1
        // An alias may lead back to what holds it.
        guard depth < 32 else { throw ConfigurationProblem(line: line, message: "nested too deeply") }
        switch node.type {
        case YAML_SEQUENCE_NODE:
            var items: [YAMLNode] = []
            var item = node.data.sequence.items.start
            while let current = item, current != node.data.sequence.items.top {
                if let child = yaml_document_get_node(&document, current.pointee) {
                    items.append(try self.node(child.pointee, &document, depth: depth + 1))
                }
                item = current + 1
            }
            return YAMLNode(content: .list(items), line: line)
        case YAML_MAPPING_NODE:
            var pairs: [(key: YAMLNode, value: YAMLNode)] = []
            var pair = node.data.mapping.pairs.start
            while let current = pair, current != node.data.mapping.pairs.top {
                if let key = yaml_document_get_node(&document, current.pointee.key),
                    let value = yaml_document_get_node(&document, current.pointee.value)
                {
                    let name = try self.node(key.pointee, &document, depth: depth + 1)
                    pairs.append((name, try self.node(value.pointee, &document, depth: depth + 1)))
                }
                pair = current + 1
            }
            return YAMLNode(content: .map(pairs), line: line)
        default:
            let bytes = UnsafeBufferPointer(start: node.data.scalar.value, count: Int(node.data.scalar.length))
            return YAMLNode(content: .scalar(String(decoding: bytes, as: UTF8.self)), line: line)
        }
    }
}

/// What is wrong with a configuration, and where.
public struct ConfigurationProblem: Error, Hashable, Sendable {
    public var line: Int
    public var message: String
    /// A name that nobody knows, and those that could be meant.
    public var unknown: String?
    public var known: [String] = []
}
