import Foundation

/// The time since a status file grew: the limit holds for each picture, not for all of a process.
final class StatusClock {
    private let path: String
    private var size: Int64 = 0
    private var changed = Date()

    init(path: String) {
        self.path = path
    }

    func secondsSinceChange() -> Double {
        var status = stat()
        if stat(path, &status) == 0, Int64(status.st_size) != size {
            size = Int64(status.st_size)
            changed = Date()
        }
        return Date().timeIntervalSince(changed)
    }
}
