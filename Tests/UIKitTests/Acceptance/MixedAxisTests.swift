import Foundation
import Testing

/// S0-32, S0-51: axes are kept apart by the compiler, so the compiler is asked.
@Suite("S0 mixed axes")
struct MixedAxisTests {
    private static let valid = """
        import UIKit
        @MainActor func pin(_ a: UIView, _ b: UIView) {
            _ = a.topAnchor.constraint(equalTo: b.bottomAnchor)
            _ = a.leadingAnchor.constraint(equalTo: b.centerXAnchor, constant: 4)
            _ = a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2)
        }
        """
    private static let mixed = """
        import UIKit
        @MainActor func pin(_ a: UIView, _ b: UIView) {
            _ = a.topAnchor.constraint(equalTo: b.leadingAnchor)
            _ = a.leadingAnchor.constraint(equalTo: b.topAnchor)
            _ = a.widthAnchor.constraint(equalTo: b.topAnchor)
            _ = a.centerXAnchor.constraint(equalTo: b.widthAnchor)
        }
        """

    /// The compiler's errors as line numbers.
    private func errorLines(_ source: String) throws -> [Int] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("axes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Axes.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("Modules").path
        try #require(FileManager.default.fileExists(atPath: modules + "/UIKit.swiftmodule"))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swiftc", "-typecheck", "-swift-version", "5", "-I", modules, "-module-cache-path", folder.path, file.path,
        ]
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let lines = output.split(separator: "\n").filter { $0.hasPrefix(file.path) && $0.contains(": error: ") }
            .compactMap { Int($0.dropFirst(file.path.count + 1).prefix { $0 != ":" }) }
        let isConsistent = (process.terminationStatus == 0) == lines.isEmpty
        #expect(isConsistent, "expected errors in the file alone: \(output)")
        return Set(lines).sorted()
    }

    @Test("S0-32, S0-50, S0-51: equations along one axis compile, equations across axes do not")
    func compiler() throws {
        #expect(try errorLines(Self.valid) == [])
        #expect(try errorLines(Self.mixed) == [3, 4, 5, 6])
    }
}
