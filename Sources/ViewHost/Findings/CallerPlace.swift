import Foundation
import Runtime

/// Where in the program itself a call came from; what Kumiko's own libraries did on the way is left out.
struct CallerPlace: Hashable {
    var file: String
    var line: Int

    /// Frames that are looked through; callers are near.
    private static let depth = 64

    /// Code inside a macro's closure has lines of the macro's expansion, which nobody can look up.
    private static let macroFolder = "/swift-generated-sources/"

    /// The innermost line of the program that led here; nil where it has no line tables or called from elsewhere.
    ///
    /// It takes some hundredths of a second, so it is for faults only.
    static func current() -> CallerPlace? { (try? Backtrace.capture(limit: depth)).flatMap(place) }

    // MARK: - Places for later

    /// The program's libraries, which are there from its start.
    private static let images = ImageMap.capture()

    /// An arranged view is added by the program itself or by a few calls of UIKit.
    private static let shortDepth = 12

    /// Calls from one line are looked up once.
    @MainActor private static var known: [[Backtrace.Address]: CallerPlace?] = [:]

    /// Notes who called, which takes microseconds, and answers with what looks the line up.
    @MainActor static func recorder() -> @MainActor () -> (file: String, line: Int)? {
        guard let trace = try? Backtrace.capture(limit: shortDepth, top: 0, images: images) else { return { nil } }
        return {
            let addresses = trace.frames.map(\.originalProgramCounter)
            let found = known[addresses] ?? place(trace)
            known[addresses] = .some(found)
            return found.map { ($0.file, $0.line) }
        }
    }

    private static func place(_ trace: Backtrace) -> CallerPlace? {
        guard let symbols = trace.symbolicated() else { return nil }
        let program = (CommandLine.arguments[0] as NSString).lastPathComponent
        for frame in symbols.frames {
            guard let symbol = frame.symbol, symbol.imageName == program, let location = symbol.sourceLocation,
                location.line > 0, !location.path.contains(macroFolder)
            else { continue }
            return CallerPlace(file: location.path, line: location.line)
        }
        return nil
    }
}
