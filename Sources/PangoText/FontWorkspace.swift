import CPangoCairo
import Foundation
import TextEngine

/// The process's fonts and the one pango context that everything is shaped with.
///
/// Pango's font maps may be used by one thread at a time, so every use goes through ``withLock(_:)``.
/// All settings are fixed here and none are read from the machine's fontconfig files: resolution 72, so that a point is
/// a unit; no hinting of outlines or metrics; grey antialiasing; language "en"; positions are not rounded.
final class FontWorkspace: @unchecked Sendable {
    // @unchecked: the C pointers are only touched inside `withLock`.

    static let shared = FontWorkspace()

    let context: OpaquePointer
    private let configuration: OpaquePointer
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let lock = NSRecursiveLock()
    private var descriptions: [DescriptionKey: OpaquePointer] = [:]
    private var namedMetrics: [FontDescriptor: FontMetrics] = [:]
    private var naturalAdvances: [FontDescriptor: Double] = [:]
    private var index: InstalledFonts?

    private struct DescriptionKey: Hashable {
        var font: FontDescriptor
        var script: IdeographScript
    }

    private init() {
        configuration = Self.makeConfiguration()
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            fatalError("pango: expected FreeType fonts, found a build without them; install libpango1.0-0")
        }
        fontMap = map
        pango_fc_font_map_set_config(OpaquePointer(map), configuration)
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        context = pango_font_map_create_context(map)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string("en"))
    }

    func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    // MARK: - Fonts

    /// Font folders, the emoji font, and bitmaps (emoji) scaled to the size asked for; nothing else.
    private static func makeConfiguration() -> OpaquePointer {
        let xml = """
            <?xml version="1.0"?><fontconfig>
            <dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir>
            <dir prefix="xdg">fonts</dir><dir>~/.fonts</dir>
            <cachedir>/var/cache/fontconfig</cachedir><cachedir prefix="xdg">fontconfig</cachedir>
            <alias binding="same"><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias>
            <match target="font"><test name="outline"><bool>false</bool></test>
            <edit name="fit" mode="assign"><divide>
            <name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide></edit>
            <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
            <name>fit</name><double>0</double><double>0</double><name>fit</name></matrix></times></edit></match>
            </fontconfig>
            """
        guard let configuration = FcConfigCreate() else { fatalError("fontconfig: out of memory") }
        _ = Array(xml.utf8CString).withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: FcChar8.self) {
                FcConfigParseAndLoadFromMemory(configuration, $0.baseAddress, 0)
            }
        }
        _ = FcConfigBuildFonts(configuration)
        return configuration
    }

    /// Makes a font file's families usable by name; false where the file cannot be read as a font.
    func addFontFile(_ path: String) -> Bool {
        withLock {
            let added = path.withCString { pointer in
                pointer.withMemoryRebound(to: FcChar8.self, capacity: strlen(pointer) + 1) {
                    FcConfigAppFontAddFile(configuration, $0)
                }
            }
            guard added != 0 else { return false }
            pango_fc_font_map_config_changed(OpaquePointer(fontMap))
            index = nil
            namedMetrics = [:]
            return true
        }
    }

    /// Whether a family is installed; upper and lower case are the same.
    func hasFamily(named name: String) -> Bool {
        withLock { installedFonts.families.contains(name.lowercased()) }
    }

    /// The font of a name: an installed one, else one of Apple's families that has a stand-in.
    func font(named name: String, size: Double) -> FontDescriptor? {
        if let face = withLock({ installedFonts.face(named: name) }) {
            return FontDescriptor(
                family: .named(face.family), size: size, weight: face.weight, isItalic: face.isItalic)
        }
        return AppleFamilies.shared.font(named: name, size: size)
    }

    private var installedFonts: InstalledFonts {
        if let index { return index }
        let installed = InstalledFonts(configuration)
        index = installed
        return installed
    }

    /// A description that pango keeps for good; call inside `withLock`.
    func description(of font: FontDescriptor, script: IdeographScript) -> OpaquePointer {
        var plain = font
        plain.leading = 0
        let key = DescriptionKey(font: plain, script: script)
        if let known = descriptions[key] { return known }
        let role = FontRoles.shared.role(of: font)
        guard let description = pango_font_description_new() else { fatalError("pango: out of memory") }
        let fallback = script.adapting(FontRoles.shared.fallback)
        pango_font_description_set_family(description, "\(role.families),\(fallback)")
        pango_font_description_set_absolute_size(description, Self.units(font.size))
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(min(max(font.weight, 100), 1000))))
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        descriptions[key] = description
        return description
    }

    /// Pango units of a size; sizes that cannot be drawn count as the smallest one that can.
    private static func units(_ size: Double) -> Double {
        guard size.isFinite else { return 1 }
        return min(max(size * Double(PANGO_SCALE), 1), 10_000 * Double(PANGO_SCALE))
    }

    // MARK: - Measures

    func metrics(of font: FontDescriptor) -> FontMetrics {
        guard case .named(let name) = font.family else {
            return .systemFont(size: font.size, leading: font.leading)
        }
        let isInstalled = hasFamily(named: name)
        let extent = isInstalled ? nil : AppleFamilies.shared.extent(of: name)
        guard isInstalled || extent != nil else { return .systemFont(size: font.size, leading: font.leading) }
        return withLock {
            if let known = namedMetrics[font] { return known }
            var metrics = measureNamed(font)
            if let extent {
                // In this order the line is as high as the sum says, without an error of rounding that thirds show.
                metrics.ascender = extent.ascender * font.size
                let line = ((extent.ascender + extent.descender) * 1e6).rounded() / 1e6
                metrics.descender = metrics.ascender - line * font.size
            }
            namedMetrics[font] = metrics
            return metrics
        }
    }

    private func measureNamed(_ font: FontDescriptor) -> FontMetrics {
        let description = description(of: font, script: .chinese)
        let metrics = pango_context_get_metrics(context, description, nil)
        defer { pango_font_metrics_unref(metrics) }
        let scale = Double(PANGO_SCALE)
        return FontMetrics(
            ascender: Double(pango_font_metrics_get_ascent(metrics)) / scale,
            descender: -Double(pango_font_metrics_get_descent(metrics)) / scale, leading: font.leading,
            capHeight: inkHeight(of: "H", in: font), xHeight: inkHeight(of: "x", in: font))
    }

    /// From the baseline to the ink's top.
    private func inkHeight(of text: String, in font: FontDescriptor) -> Double {
        PangoLine([TextRun(text, font: font)], direction: .fixed(isRightToLeft: false), workspace: self).inkBounds
            .ascent
    }

    /// The points that a character's natural width is changed by, kern aside; call inside `withLock`.
    func tracking(of font: FontDescriptor) -> Double {
        switch font.family {
        case .system, .rounded: return FontTracking.shared.tracking(size: font.size, weight: font.weight)
        case .serif, .symbols, .named: return 0
        case .monospaced:
            guard let advance = FontRoles.shared.role(of: font).advance else { return 0 }
            return advance * font.size - naturalAdvance(of: font)
        }
    }

    private func naturalAdvance(of font: FontDescriptor) -> Double {
        if let known = naturalAdvances[font] { return known }
        let line = PangoLine([TextRun("0", font: font)], direction: .fixed(isRightToLeft: false), workspace: self)
        let advance = line.naturalWidth
        naturalAdvances[font] = advance
        return advance
    }
}

/// Which variant of the ideographs a text is drawn with.
enum IdeographScript: Hashable, Sendable {
    case chinese, japanese, korean

    /// By the text's own letters, so that the machine's language does not matter: kana, then hangul, else Chinese.
    init(_ bytes: some Sequence<UInt8>) {
        var isKorean = false
        var lead: UInt8 = 0
        for byte in bytes {
            if lead == 0xE3, (0x81...0x83).contains(byte) {
                self = .japanese
                return
            }
            if (0xEA...0xED).contains(byte) { isKorean = true }
            lead = byte
        }
        self = isKorean ? .korean : .chinese
    }

    func adapting(_ families: String) -> String {
        switch self {
        case .chinese: return families
        case .japanese: return families.replacingOccurrences(of: "CJK SC", with: "CJK JP")
        case .korean: return families.replacingOccurrences(of: "CJK SC", with: "CJK KR")
        }
    }
}
