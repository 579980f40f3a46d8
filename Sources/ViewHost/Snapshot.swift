import DisplayList
import LayoutTree
import RenderProtocol

/// One preview in one configuration, laid out.
public struct Snapshot: Sendable {
    public var displayList: DisplayList
    /// Another layout that the same constraints allow; nil where there is none.
    public var otherDisplayList: DisplayList?
    public var document: LayoutDocument

    public init(displayList: DisplayList, otherDisplayList: DisplayList? = nil, document: LayoutDocument) {
        self.displayList = displayList
        self.otherDisplayList = otherDisplayList
        self.document = document
    }
}

/// Makes snapshots of the previews that the user's program contains.
@MainActor public protocol SnapshotMaker {
    /// In the order of the source; indices are positions.
    var previews: [PreviewListing] { get }

    /// - Throws: an error whose description is one line for the user.
    func snapshot(preview: Int, configuration: RenderConfiguration) throws -> Snapshot

    /// Why views of the last snapshot are where they are.
    ///
    /// - Parameters:
    ///   - name: the property that holds them, with or without its owner, their identifier or their type.
    ///   - files: the user's files by the names of their copies.
    func explanation(of name: String, naming files: [String: String]) -> FrameExplanation

    /// Folders that images are looked up in by name; called once before the first snapshot.
    func useResources(in folders: [String])
}

/// Writes one picture; the painter of a ``HostProgram``.
public protocol PicturePainter: Sendable {
    /// - Parameter scale: pixels a point.
    func writePNG(_ list: DisplayList, scale: Double, to path: String) throws
    func writeSVG(_ list: DisplayList, to path: String) throws
}
