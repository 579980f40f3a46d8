import DisplayList
import LayoutTree
import RenderProtocol

/// One preview in one configuration, laid out.
public struct Snapshot: Sendable {
    public var displayList: DisplayList
    public var document: LayoutDocument

    public init(displayList: DisplayList, document: LayoutDocument) {
        self.displayList = displayList
        self.document = document
    }
}

/// Makes snapshots of the previews that the user's program contains.
@MainActor public protocol SnapshotMaker {
    /// In the order of the source; indices are positions.
    var previews: [PreviewListing] { get }

    /// - Throws: an error whose description is one line for the user.
    func snapshot(preview: Int, configuration: RenderConfiguration) throws -> Snapshot

    /// Folders that images are looked up in by name; called once before the first snapshot.
    func useResources(in folders: [String])
}

/// Writes one picture; the painter of a ``HostProgram``.
public protocol PicturePainter: Sendable {
    /// - Parameter scale: pixels a point.
    func writePNG(_ list: DisplayList, scale: Double, to path: String) throws
    func writeSVG(_ list: DisplayList, to path: String) throws
}
