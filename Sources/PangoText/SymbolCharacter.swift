import TextEngine

/// An icon font's glyph and how it is drawn, packed into one private-use character.
///
/// The characters fill plane 15 from its start: 6400 for each font and style, the size of the private use area that
/// both fonts have their glyphs in.
struct SymbolCharacter: Hashable, Sendable {
    enum Font: String, CaseIterable, Sendable {
        case community, material

        var family: String {
            switch self {
            case .community: return "Material Design Icons"
            case .material: return "Material Icons"
            }
        }
    }

    enum Style: String, CaseIterable, Sendable {
        case fill, outline
    }

    private static let plane: UInt32 = 0xF0000
    private static let firstCode: UInt32 = 0xE000
    private static let codes: UInt32 = 0x1900

    var font: Font
    var style: Style
    /// In the private use area, U+E000 to U+F8FF.
    var code: UInt32

    /// Nil for a code outside the private use area.
    init?(font: Font, style: Style, code: UInt32) {
        guard code >= Self.firstCode, code < Self.firstCode + Self.codes else { return nil }
        self.font = font
        self.style = style
        self.code = code
    }

    /// Nil for a character that stands for no symbol.
    init?(_ scalar: Unicode.Scalar) {
        guard scalar.value >= Self.plane else { return nil }
        let (block, offset) = (scalar.value - Self.plane).quotientAndRemainder(dividingBy: Self.codes)
        let styles = UInt32(Style.allCases.count)
        guard block < styles * UInt32(Font.allCases.count) else { return nil }
        font = Font.allCases[Int(block / styles)]
        style = Style.allCases[Int(block % styles)]
        code = Self.firstCode + offset
    }

    var text: String {
        let font = UInt32(Font.allCases.firstIndex(of: font) ?? 0)
        let style = UInt32(Style.allCases.firstIndex(of: style) ?? 0)
        let block = font * UInt32(Style.allCases.count) + style
        return Unicode.Scalar(Self.plane + block * Self.codes + code - Self.firstCode).map { String(Character($0)) }
            ?? ""
    }

    /// The icon font's own character.
    var glyph: String { Unicode.Scalar(code).map { String(Character($0)) } ?? "" }

    func with(_ style: Style) -> SymbolCharacter {
        var changed = self
        changed.style = style
        return changed
    }
}
