import CPangoCairo
import Foundation
import Testing
import TextEngine

@testable import PangoText

@Suite struct IconFontCatalogTests {
    private let catalog = IconFontCatalog.shared

    /// The names and codes that the fonts' own packages list.
    private func listedGlyphs(in file: String) throws -> [String: UInt32] {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let rule = /\.(?:mdi-|material-icons\.)([a-z0-9_-]+):before \{\s*content: "\\([0-9A-Fa-f]+)"/
        return Dictionary(
            text.matches(of: rule).map { (String($0.1), UInt32($0.2, radix: 16) ?? 0) },
            uniquingKeysWith: { first, _ in first })
    }

    @Test(arguments: [
        ("community", "/usr/share/fonts-materialdesignicons-webfont/css/materialdesignicons.css"),
        ("material", "/usr/share/fonts-material-design-icons-iconfont/css/material-design-icons.css"),
    ])
    func everyGlyphIsInTheFontsOwnList(font: String, file: String) throws {
        let listed = try listedGlyphs(in: file)
        #expect(listed.count > 1500)
        for record in TabSeparatedTable(PackageResources.symbols_tsv).records where record["font"] == font {
            let glyph = try #require(record["glyph"])
            #expect(listed[glyph] == record["code"].flatMap { UInt32($0, radix: 16) }, "\(glyph)")
        }
    }

    @Test func everyListedNameHasAGlyph() {
        #expect(catalog.names.count >= 300)
        for name in catalog.names { #expect(catalog.symbol(named: name) != nil, "\(name)") }
    }

    @Test func everyRecordedSizeIsKept() throws {
        let sizes = TabSeparatedTable(PackageResources.symbol_sizes_tsv).records
        #expect(sizes.count > 200)
        for record in sizes {
            let name = try #require(record["name"])
            let glyph = try #require(catalog.symbol(named: name), "\(name)")
            #expect(glyph.width == record["width"].flatMap(Double.init) && !glyph.isSizeAssumed)
            #expect(glyph.height == record["height"].flatMap(Double.init))
        }
    }

    @Test func unlistedNamesFallBackOnlyToTheSameMeaning() {
        #expect(catalog.symbol(named: "no.such.symbol") == nil)
        #expect(catalog.symbol(named: "") == nil)
        #expect(catalog.symbol(named: ".fill") == nil)
        #expect(catalog.symbol(named: "flag.slash") == nil, "a flag would say the opposite")
        #expect(catalog.symbol(named: "tag.circle.fill")?.width == 20)
        #expect(catalog.symbol(named: "house.badge.wifi")?.character == catalog.symbol(named: "house")?.character)
        #expect(
            catalog.symbol(named: "wrench.adjustable.fill")?.character
                == catalog.symbol(named: "wrench.fill")?.character)
    }

    @Test func charactersAreReadBack() throws {
        for record in TabSeparatedTable(PackageResources.symbols_tsv).records {
            let code = try #require(record["code"].flatMap { UInt32($0, radix: 16) })
            let font = try #require(record["font"].flatMap(SymbolCharacter.Font.init(rawValue:)))
            let style = try #require(record["style"].flatMap(SymbolCharacter.Style.init(rawValue:)))
            let character = try #require(SymbolCharacter(font: font, style: style, code: code))
            let scalar = try #require(character.text.unicodeScalars.first)
            #expect(SymbolCharacter(scalar) == character)
        }
    }

    @Test(arguments: ["star", "chevron.right", "house", "gear", "ellipsis", "person.crop.circle.fill", "heart.fill"])
    func inkStandsInTheMiddleOfItsBox(name: String) throws {
        let glyph = try #require(catalog.symbol(named: name))
        let scale = 8.0
        let layout = glyph.layout(width: glyph.width, height: glyph.height, color: .black)
        let picture = Picture(
            layout, width: Int(glyph.width * scale), height: Int(glyph.height * scale), scale: scale)
        let columns = try #require(picture.inkedColumns)
        let rows = try #require(picture.inkedRows)
        #expect(abs(columns.lowerBound - (picture.width - 1 - columns.upperBound)) <= 2)
        #expect(abs(rows.lowerBound - (picture.height - 1 - rows.upperBound)) <= 2)
        #expect(columns.lowerBound > 0 && rows.lowerBound > 0, "nothing is cut off")
        let fills =
            Double(columns.count) > Double(picture.width) * 0.8 || Double(rows.count) > Double(picture.height) * 0.8
        #expect(fills)
    }

    @Test func weightsThicken() throws {
        let glyph = try #require(catalog.symbol(named: "house"))
        func ink(_ weight: Int) -> Int {
            let layout = glyph.layout(width: 48, height: 39, weight: weight, color: .black)
            return Picture(layout, width: 48, height: 39).pixels.reduce(0) { $0 + Int($1 >> 24) }
        }
        #expect(ink(700) > ink(400) && ink(400) > ink(200))
    }

    /// Recorded widths of `star`: 13 at 10 pt, 17 gives 22, 28.5 at 22, 33.5 at 26, 51.5 at 40.
    @Test(arguments: [(10.0, 13.0), (17, 22), (22, 28.5), (26, 33.5), (40, 51.5)])
    func sizesGrowWithText(pointSize: Double, width: Double) throws {
        let star = try #require(catalog.symbol(named: "star"))
        #expect(abs(star.size(pointSize: pointSize).width - width) <= 0.5)
    }

    @Test func emptyBoxesDrawNothing() throws {
        let star = try #require(catalog.symbol(named: "star"))
        for size in [0, -1, Double.nan] {
            #expect(star.layout(width: size, height: 10, color: .black).lines.isEmpty)
        }
    }
}
