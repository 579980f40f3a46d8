import CPangoCairo
import TextEngine

/// The names of the machine's fonts; make it inside the workspace's lock.
struct InstalledFonts {
    /// One font file's face.
    struct Face {
        var family: String
        /// As in ``FontDescriptor/weight``.
        var weight: Int
        var isItalic: Bool
    }

    /// Lower case.
    private(set) var families: Set<String> = []
    private var faces: [String: Face] = [:]

    init(_ configuration: OpaquePointer) {
        let pattern = FcPatternCreate()
        let properties = FcObjectSetCreate()
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(properties)
        }
        for property in [FC_FAMILY, FC_POSTSCRIPT_NAME, FC_FULLNAME, FC_WEIGHT, FC_SLANT] {
            FcObjectSetAdd(properties, property)
        }
        guard let list = FcFontList(configuration, pattern, properties) else { return }
        defer { FcFontSetDestroy(list) }
        for index in 0..<Int(list.pointee.nfont) {
            if let font = list.pointee.fonts[index] { add(font) }
        }
    }

    private mutating func add(_ font: OpaquePointer) {
        let names = Self.strings(FC_FAMILY, of: font)
        guard let family = names.first else { return }
        families.formUnion(names.map { $0.lowercased() })
        var weight = 80.0
        var slant: Int32 = 0
        _ = FcPatternGetDouble(font, FC_WEIGHT, 0, &weight)
        _ = FcPatternGetInteger(font, FC_SLANT, 0, &slant)
        let face = Face(
            family: family, weight: Int(FcWeightToOpenTypeDouble(weight).rounded()), isItalic: slant != 0)
        for name in Self.strings(FC_POSTSCRIPT_NAME, of: font) + Self.strings(FC_FULLNAME, of: font) {
            // Several files may have one name: the first in the alphabet wins, whatever the order on disk.
            if let known = faces[name.lowercased()], known.family <= family { continue }
            faces[name.lowercased()] = face
        }
        if faces[family.lowercased()] == nil {
            faces[family.lowercased()] = Face(family: family, weight: 400, isItalic: false)
        }
    }

    private static func strings(_ property: String, of font: OpaquePointer) -> [String] {
        var found: [String] = []
        var value: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(font, property, Int32(found.count), &value) == FcResultMatch, let text = value {
            found.append(String(cString: text))
        }
        return found
    }

    /// By PostScript name, full name or family name; a family's regular face.
    func face(named name: String) -> Face? { faces[name.lowercased()] }
}
