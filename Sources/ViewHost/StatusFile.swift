import Foundation
import RenderProtocol

/// Appends status lines, each with one write, so that a reader never sees half a line.
struct StatusFile {
    private let handle: FileHandle

    init(path: String) throws {
        if !FileManager.default.fileExists(atPath: path) {
            _ = FileManager.default.createFile(atPath: path, contents: nil)
        }
        handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try handle.seekToEnd()
    }

    func append(_ status: RenderStatus) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        guard var line = try? encoder.encode(status) else { return }
        line.append(UInt8(ascii: "\n"))
        handle.write(line)
    }
}
