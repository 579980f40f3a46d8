import RenderProtocol
import UIKit

/// Something the program can show, and how to make it.
struct PreviewSource {
    var name: String
    var file: String
    var line: Int
    var kind: PreviewListing.Kind
    var traits: [PreviewTrait<Preview.ViewTraits>]
    var make: @MainActor () -> Any
}

/// What the generated part of a program announces before it starts.
@MainActor
enum AnnouncedPreviews {
    static var sources: [PreviewSource] = []

    /// `#Preview`s and what was announced, by file and line.
    static func all() -> [PreviewSource] {
        var result = _PreviewRegistry.all().enumerated().map { index, entry in
            PreviewSource(
                name: entry.name ?? "Preview \(index + 1)", file: entry.file, line: entry.line, kind: .preview,
                traits: entry.traits, make: entry.make)
        }
        result += sources
        return result.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }
}

/// Called by generated code, once for each preview that is no `#Preview`.
@_silgen_name("kumiko_register")
@MainActor
public func _register(_ name: String, _ file: String, _ line: Int, _ kind: String, _ make: @escaping @MainActor () -> Any) {
    AnnouncedPreviews.sources.append(
        PreviewSource(
            name: name, file: file, line: line, kind: PreviewListing.Kind(rawValue: kind) ?? .view, traits: [],
            make: make))
}

/// Called by generated code when everything is announced: does what the command asks and ends the program.
@_silgen_name("kumiko_main")
@MainActor
public func _main() -> Never {
    let maker = UIKitSnapshotMaker(sources: AnnouncedPreviews.all())
    let program = HostProgram(maker: maker, painter: CairoPicturePainter())
    exit(program.run(Array(CommandLine.arguments.dropFirst())))
}
