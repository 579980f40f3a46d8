import RenderProtocol
import SwiftUI
import UIKit

/// Something the program can show, and how to make it.
struct PreviewSource {
    var name: String
    var file: String
    var line: Int
    var kind: PreviewListing.Kind
    var traits: [PreviewTrait<Preview.ViewTraits>]
    /// The device that the preview is meant for, by name; nil for any.
    var device: String?
    var make: @MainActor () -> Any
}

extension PreviewSource {
    /// `#Preview`s and what the generated part of the program announced, by file and line.
    @MainActor
    static func all() -> [PreviewSource] {
        var unnamed = 0
        var result = _PreviewRegistry.all().map { entry in
            if entry.name == nil { unnamed += 1 }
            return PreviewSource(
                name: entry.name ?? "Preview \(unnamed)", file: entry.file, line: entry.line, kind: .preview,
                traits: entry.traits, make: entry.make)
        }
        result += EntryRegistry.shared.entries.flatMap { entry in
            let source = PreviewSource(
                name: entry.name, file: entry.file, line: entry.line, kind: entry.kind, traits: [], make: entry.make)
            return source.kind == .provider ? ProviderPreviews.sources(of: source) : [source]
        }
        return result.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }
}
