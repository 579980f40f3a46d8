/// A typeface by its name, for text layers; shapes and tables of glyphs are not read.
public final class CGFont: Sendable {
    public let postScriptName: CFString?
    public var fullName: CFString? { postScriptName }

    /// Never nil here: whether the font exists is found where text is drawn.
    public init?(_ name: CFString) {
        postScriptName = name
    }
}
