import Foundation

/// What running tests tell of themselves.
enum TestEvent: Hashable, Sendable {
    case started(String)
    case issue(String, text: String)
    case ended(String, TestResult.Outcome?, seconds: Double)

    /// Reads the file that tests of XCTest append to: an object a line.
    static func xctest(_ file: String) -> [TestEvent] {
        lines(file).compactMap { tree in
            guard let name = tree["test"].text else { return nil }
            switch tree["event"].text {
            case "started": return .started(name)
            case "issue":
                let place = "\(tree["file"].text ?? ""):\(tree["line"].text ?? "")"
                return .issue(name, text: "\(place): \(tree["message"].text ?? "")")
            default:
                let outcome = tree["result"].text.flatMap(TestResult.Outcome.init)
                return .ended(name, outcome, seconds: Double(tree["seconds"].text ?? "") ?? 0)
            }
        }
    }

    /// Reads the event stream of Swift Testing, as far as it is about test functions.
    static func swiftTesting(_ file: String) -> [TestEvent] {
        var functions: Set<String> = []
        var begun: [String: Double] = [:]
        var result: [TestEvent] = []
        for tree in lines(file) {
            let payload = tree["payload"]
            if tree["kind"].text == "test" {
                if payload["kind"].text == "function", let id = payload["id"].text { functions.insert(id) }
                continue
            }
            guard let id = payload["testID"].text, functions.contains(id) else { continue }
            let instant = Double(payload["instant"]["absolute"].text ?? "") ?? 0
            switch payload["kind"].text {
            case "testStarted":
                begun[id] = instant
                result.append(.started(id))
            case "issueRecorded" where payload["issue"]["isKnown"].text != "true":
                result.append(.issue(id, text: issue(payload)))
            case "testEnded": result.append(.ended(id, nil, seconds: instant - (begun[id] ?? instant)))
            case "testSkipped": result.append(.ended(id, .skipped, seconds: 0))
            default: break
            }
        }
        return result
    }

    /// The test functions that a stream announces, in its order.
    static func functions(_ file: String) -> [String] {
        lines(file).filter { $0["kind"].text == "test" && $0["payload"]["kind"].text == "function" }
            .compactMap { $0["payload"]["id"].text }
    }

    private static func issue(_ payload: JSONTree) -> String {
        let location = payload["issue"]["sourceLocation"]
        let place = "\(location["_filePath"].text ?? ""):\(location["line"].text ?? "")"
        let messages = payload["messages"].list.compactMap { $0["text"].text }
        return place + ": " + (messages.first ?? "")
    }

    private static func lines(_ file: String) -> [JSONTree] {
        let data = FileManager.default.contents(atPath: file) ?? Data()
        return data.split(separator: UInt8(ascii: "\n")).compactMap {
            try? JSONDecoder().decode(JSONTree.self, from: Data($0))
        }
    }
}
