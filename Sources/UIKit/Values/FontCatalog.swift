import DeviceCatalog
import Foundation

/// The fonts a program can ask for by name: those of iOS, and the font files below the resource roots.
enum FontCatalog {
    struct Face: Sendable, Hashable {
        /// PostScript name.
        var name: String
        var family: String
        var weight: CGFloat
        var isItalic: Bool
    }

    private static let builtIn: [Face] = DataTable(PackageResources.ios_fonts_tsv).rows.map { row in
        Face(
            name: row["name"], family: row["family"], weight: weights[row["weight"]]?.rawValue ?? 0,
            isItalic: row["italic"] == "yes")
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    /// The faces of the user's own font files.
    private static var own: [Face] {
        ResourceIndex.current.files
            .filter { $0.key.lowercased().hasSuffix(".ttf") || $0.key.lowercased().hasSuffix(".otf") }
            .sorted { $0.key < $1.key }
            .compactMap { FontFile.face(at: $0.value) }
    }

    private static var all: [Face] { own + builtIn }

    /// A face by its PostScript name, else the regular face of a family of that name; nil where there is neither.
    static func face(named name: String) -> Face? {
        let faces = all
        if let face = faces.first(where: { $0.name == name }) { return face }
        let family = faces.filter { $0.family == name }
        return family.min { ($0.isItalic ? 1 : 0, abs($0.weight)) < ($1.isItalic ? 1 : 0, abs($1.weight)) }
    }

    static func faces(inFamily family: String) -> [Face] { all.filter { $0.family == family } }

    static var familyNames: [String] { Set(all.map(\.family)).sorted() }
}

/// Reads names, weight and slant of an OpenType or TrueType file.
enum FontFile {
    static func face(at path: String) -> FontCatalog.Face? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let reader = BigEndianReader(bytes: [UInt8](data))
        guard let tables = tables(reader), let nameTable = tables["name"] else { return nil }
        let names = names(reader, at: nameTable)
        guard let postScript = names[6] else { return nil }
        var weight = 400
        var isItalic = false
        if let os2 = tables["OS/2"] {
            weight = reader.integer(at: os2 + 4, bytes: 2) ?? 400
            isItalic = (reader.integer(at: os2 + 62, bytes: 2) ?? 0) & 1 == 1
        }
        return FontCatalog.Face(
            name: postScript, family: names[16] ?? names[1] ?? postScript, weight: UIFont.Weight.value(css: weight),
            isItalic: isItalic)
    }

    private static func tables(_ reader: BigEndianReader) -> [String: Int]? {
        guard let count = reader.integer(at: 4, bytes: 2), count > 0, count < 200 else { return nil }
        var result: [String: Int] = [:]
        for index in 0..<count {
            let record = 12 + index * 16
            guard let tag = reader.text(at: record, count: 4), let offset = reader.integer(at: record + 8, bytes: 4)
            else { return nil }
            result[tag] = offset
        }
        return result
    }

    /// Names by their number; Windows (UTF-16) records win over Macintosh (one byte) ones.
    private static func names(_ reader: BigEndianReader, at table: Int) -> [Int: String] {
        var result: [Int: String] = [:]
        guard let count = reader.integer(at: table + 2, bytes: 2), let start = reader.integer(at: table + 4, bytes: 2)
        else { return result }
        for index in 0..<count {
            let record = table + 6 + index * 12
            guard let platform = reader.integer(at: record, bytes: 2),
                let identifier = reader.integer(at: record + 6, bytes: 2),
                let length = reader.integer(at: record + 8, bytes: 2),
                let offset = reader.integer(at: record + 10, bytes: 2)
            else { return result }
            let position = table + start + offset
            if platform == 3, let text = reader.utf16(at: position, count: length / 2) {
                result[identifier] = text
            } else if platform == 1, result[identifier] == nil {
                result[identifier] = reader.text(at: position, count: length)
            }
        }
        return result
    }
}

/// Numbers and texts in a byte array; nil where they would reach past its end.
private struct BigEndianReader {
    let bytes: [UInt8]

    func integer(at offset: Int, bytes count: Int) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    func text(at offset: Int, count: Int) -> String? {
        guard offset >= 0, count >= 0, offset + count <= bytes.count else { return nil }
        return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
    }

    func utf16(at offset: Int, count: Int) -> String? {
        let units = (0..<count).compactMap { integer(at: offset + 2 * $0, bytes: 2).map { UInt16($0) } }
        return units.count == count ? String(decoding: units, as: UTF16.self) : nil
    }
}

extension UIFont.Weight {
    /// The value of the named weight nearest to a CSS number.
    static func value(css: Int) -> CGFloat {
        let ladder: [Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let step = Int((Double(css) / 100).rounded()) - 1
        return ladder[min(max(step, 0), ladder.count - 1)].rawValue
    }

    private typealias Weight = UIFont.Weight
}
