import Foundation

/// The page that shows all pictures of a run; it needs nothing but the files beside it.
struct Gallery {
    let report: RenderReport

    func html() throws -> String {
        // Inside a script element only a closing tag or a comment could end the data.
        let data = String(decoding: try report.jsonData(), as: UTF8.self)
            .replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028")
        let parts = [
            "{{STYLE}}": Self.text(PackageResources.gallery_css), "{{SCRIPT}}": Self.text(PackageResources.gallery_js),
            "{{DATA}}": data,
        ]
        // One pass over the template: what is put in is never searched for marks.
        var page = ""
        var rest = Self.text(PackageResources.gallery_html)[...]
        while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
            page += rest[..<start.lowerBound]
            page += parts[String(rest[start.lowerBound..<end.upperBound])] ?? ""
            rest = rest[end.upperBound...]
        }
        return page + rest
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
