import Synchronization
import TextEngine

/// System symbols by name, drawn with two free icon fonts.
///
/// Algorithm:
/// 1. A name in `Data/symbols.tsv` is its glyph.
/// 2. A name with `.fill` is the plain symbol's contour filled, or the plain symbol where that is no contour; a plain
///    name whose filled form is listed is the contour of that.
/// 3. A badge at the end is dropped, then an enclosing circle, square or rectangle. A slash is never dropped, because
///    the symbol would say the opposite.
/// 4. The layout size is the recorded one of that very name, the one of all enclosed symbols, or the glyph's own.
///
/// Contract: nil for names that none of this finds, and where the icon font is not installed.
public final class IconFontCatalog: SymbolCatalog {
    public static let shared = IconFontCatalog()

    private let characters: [String: SymbolCharacter]
    private let sizes: [String: (width: Double, height: Double)]
    private let known = Mutex<[String: SymbolGlyph?]>([:])

    init() {
        let symbols = TabSeparatedTable(PackageResources.symbols_tsv)
        characters = Dictionary(
            symbols.records.map { record in
                guard let name = record["name"], let code = record["code"].flatMap({ UInt32($0, radix: 16) }),
                    let font = record["font"].flatMap(SymbolCharacter.Font.init(rawValue:)),
                    let style = record["style"].flatMap(SymbolCharacter.Style.init(rawValue:)),
                    let character = SymbolCharacter(font: font, style: style, code: code)
                else { fatalError("symbols.tsv: expected name, font, code and style, found \(record)") }
                return (name, character)
            }, uniquingKeysWith: { first, _ in first })
        sizes = Dictionary(
            TabSeparatedTable(PackageResources.symbol_sizes_tsv).records.map { record in
                guard let name = record["name"], let width = record["width"].flatMap(Double.init),
                    let height = record["height"].flatMap(Double.init)
                else { fatalError("symbol_sizes.tsv: expected name, width and height, found \(record)") }
                return (name, (width, height))
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Every name that is listed, sorted.
    public var names: [String] { characters.keys.sorted() }

    public func symbol(named name: String) -> SymbolGlyph? {
        if let answer = known.withLock({ $0[name] }) { return answer }
        let answer = character(named: name).flatMap { glyph($0, named: name) }
        known.withLock { $0[name] = answer }
        return answer
    }

    // MARK: - Names

    private func character(named name: String) -> SymbolCharacter? {
        if let exact = characters[name] { return exact }
        if name.hasSuffix(".fill") {
            if let plain = character(named: String(name.dropLast(5))) { return plain.with(.fill) }
        } else if let filled = characters[name + ".fill"] {
            return filled.with(.outline)
        }
        if let badge = name.range(of: ".badge."), let plain = character(named: String(name[..<badge.lowerBound])) {
            return plain
        }
        for enclosure in [".circle", ".square", ".rectangle"] where name.hasSuffix(enclosure) {
            return character(named: String(name.dropLast(enclosure.count)))
        }
        return nil
    }

    // MARK: - Sizes

    private func glyph(_ character: SymbolCharacter, named name: String) -> SymbolGlyph? {
        guard FontWorkspace.shared.hasFamily(named: character.font.family) else { return nil }
        return FontWorkspace.shared.withLock {
            let rules = SymbolRules.shared
            let unit = SymbolDrawing(character: character, size: 1000, weight: 400)
            guard let bounds = unit.inkBounds() else { return nil }
            let ink = (width: (bounds.right - bounds.left) / 1000, height: (bounds.bottom - bounds.top) / 1000)
            let box = sizes[name] ?? enclosedSize(of: name) ?? ownSize(of: ink)
            let fontSize = min(
                max(0, box.width - 2 * rules.sideMargin) / ink.width,
                max(0, box.height - 2 * rules.endMargin) / ink.height)
            return SymbolGlyph(
                character: character.text, width: box.width, height: box.height, fontSize: fontSize,
                originX: box.width / 2 - (bounds.left + bounds.right) / 2000 * fontSize,
                baseline: box.height / 2 - (bounds.top + bounds.bottom) / 2000 * fontSize,
                isSizeAssumed: sizes[name] == nil)
        }
    }

    private func enclosedSize(of name: String) -> (width: Double, height: Double)? {
        if name.hasSuffix(".circle") || name.hasSuffix(".circle.fill") { return SymbolRules.shared.circle }
        if name.hasSuffix(".square") || name.hasSuffix(".square.fill") { return SymbolRules.shared.square }
        return nil
    }

    private func ownSize(of ink: (width: Double, height: Double)) -> (width: Double, height: Double) {
        let rules = SymbolRules.shared
        func rounded(_ value: Double) -> Double { (value * 2).rounded() / 2 }
        return (
            rounded(ink.width * rules.glyphSize + 2 * rules.sideMargin),
            rounded(ink.height * rules.glyphSize + 2 * rules.endMargin)
        )
    }
}
