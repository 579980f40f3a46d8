import RenderProtocol

/// The direction in which a locale's language is written.
enum LocaleDirection {
    static let defaultLocale = "en_US"
    /// Languages whose usual script runs from right to left (Unicode CLDR, characterOrder).
    private static let rightToLeft: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi", "syr", "nqo", "mzn",
    ]

    static func of(_ locale: String) -> LayoutDirection {
        let parts = locale.split(whereSeparator: { $0 == "_" || $0 == "-" }).map { $0.lowercased() }
        guard let language = parts.first else { return .ltr }
        if parts.contains("latn") { return .ltr }
        return rightToLeft.contains(language) || parts.contains("arab") ? .rtl : .ltr
    }
}
