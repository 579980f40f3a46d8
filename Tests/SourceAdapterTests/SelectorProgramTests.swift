import Foundation
import Testing

@testable import SourceAdapter

/// Adapted programs compiled and run with nothing but the ObjectiveC module beside them.
@Suite(.serialized) struct SelectorProgramTests {
    @Test(arguments: ["5", "6"])
    func adaptedProgramRuns(languageMode: String) throws {
        let folder = try TemporaryFolder()
        let adapted = SourceAdapter.adapt(source: Self.program, fileName: "main.swift").text
        try adapted.write(toFile: folder.path + "/main.swift", atomically: true, encoding: .utf8)
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/ObjectiveC").path
        let files = try FileManager.default.contentsOfDirectory(atPath: sources).filter { $0.hasSuffix(".swift") }
        let library = try run(
            "swiftc",
            ["-swift-version", "6", "-emit-library", "-emit-module", "-module-name", "ObjectiveC"]
                + ["-package-name", "kumiko", "-static", "-o", "libObjectiveC.a"]
                + files.sorted().map { "\(sources)/\($0)" }, in: folder.path)
        #expect(library == "")
        let compiled = try run(
            "swiftc",
            ["-swift-version", languageMode, "-I", ".", "-L", ".", "-lObjectiveC", "main.swift", "-o", "program"],
            in: folder.path)
        #expect(compiled == "")
        #expect(try run(folder.path + "/program", [], in: folder.path) == Self.output)
    }

    private static let program = """
        import Foundation

        @MainActor @objc protocol CounterDelegate {
            @objc optional func counterDidChange(_ counter: Counter)
            @objc optional func limit(of counter: Counter) -> Int
        }

        @MainActor class Control {
            var target: AnyObject?
            var action: Selector?
            func send(_ event: Int? = nil) { if let target { _ = action?._invoke(on: target, with: self, with: event) } }
        }

        @MainActor @objcMembers class Counter: Control {
            weak var delegate: CounterDelegate?
            dynamic var count = 0
            let first = #selector(increase)
            lazy var second = #selector(self.add(_:))

            @objc private func increase() { count += 1; delegate?.counterDidChange?(self) }
            @IBAction func add(_ sender: Control?) { count += sender == nil ? 100 : 10 }
            func needs(_ sender: String) { count = -1 }
            func event(_ sender: Control, forEvent event: Int?) { count += event ?? 1000 }
            func fail(_ sender: Any) throws { throw CancellationError() }
            var limit: Int { delegate?.limit?(of: self) ?? -1 }
        }

        @MainActor final class Quiet: CounterDelegate {}
        @MainActor final class Loud: CounterDelegate {
            func counterDidChange(_ counter: Counter) { print("changed to", counter.count) }
            func limit(of counter: Counter) -> Int { 7 }
        }

        @MainActor func runAll() {
            let counter = Counter()
            counter.target = counter
            for action in [
                counter.first, counter.second, #selector(Counter.needs(_:)), #selector(Counter.event), #selector(Counter.fail),
                #selector(setter: Counter.count), #selector(counter.add), "increase",
            ] {
                counter.action = action
                counter.send()
                print(action, counter.count)
            }
            let loud = Loud(), quiet = Quiet()
            for delegate in [loud, quiet] as [CounterDelegate] {
                counter.delegate = delegate
                counter.action = counter.first
                counter.send()
                print(counter.limit)
            }
            _ = counter.second._invoke(on: counter)
            print(counter.count, #selector(getter: Counter.count)._invoke(on: counter) as Any)
            _ = counter.second._invoke(on: Control())
            print(counter.second._canInvoke(on: Control()), #keyPath(Counter.count))
            #if os(iOS)
            print("iOS")
            #endif
        }
        MainActor.assumeIsolated { runAll() }
        """

    private static let output = """
        increase 1
        add: 11
        needs: 11
        event:forEvent: 1011
        fail:error: 1011
        setCount: 1011
        add: 1021
        increase 1021
        changed to 1022
        7
        -1
        1123 Optional(1123)
        false count
        iOS

        """

    private func run(_ tool: String, _ arguments: [String], in folder: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool.hasPrefix("/") ? tool : "/usr/bin/env")
        process.arguments = tool.hasPrefix("/") ? arguments : [tool] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}

/// A folder that goes with the value that made it.
private final class TemporaryFolder {
    let path = NSTemporaryDirectory() + "kumiko-\(UUID().uuidString)"

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
