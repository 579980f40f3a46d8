import SwiftSyntax

extension Rule {
    static let imageResizable = Rule(
        "S40", "swiftui_image_missing_resizable", .warning, fix: true,
        "A picture is given a size and is not resizable.",
        "It keeps its own size and lies over what is around it. Symbols are sized by their font; small frames around icons, and frames that only align, leave the picture alone.",
        failing: [
            "let a = Image(\"cover\").scaledToFit()", "let a = Image(uiImage: photo).frame(width: 90, height: 90)",
        ],
        passing: [
            "let a = Image(\"cover\").resizable().scaledToFit()",
            "let a = Image(systemName: \"star\").frame(width: 44, height: 44)",
            "let a = Image(\"cover\").frame(maxWidth: .infinity)",
        ],
        checks: [
            .chains(["Image"]) { chain, context in
                guard chain.isView("Image"), let first = chain.rootCall?.arguments.first,
                    [nil, "uiImage", "decorative", "cgImage"].contains(first.label?.text)
                else { return }
                let end = chain.modifierIndex("resizable") ?? chain.links.count
                guard let link = chain.links[..<end].firstIndex(where: { sizes($0, first) }),
                    end == chain.links.count || end > link
                else { return }
                // A modifier of the project may make it resizable.
                guard chain.links.prefix(link).allSatisfy({ known.contains($0.name) }) else { return }
                context.report(
                    chain, link: link, "the picture keeps its own size: \(chain.links[link].name) does not change it",
                    fixes: ["add .resizable() before it"], edits: [.insert(".resizable()", at: chain.end(of: -1))])
            }
        ])

    private static let known: Set<String> = [
        "renderingMode", "interpolation", "antialiased", "foregroundColor", "foregroundStyle", "accessibilityLabel",
        "accessibilityHidden", "opacity",
        "padding", "clipShape", "clipped", "cornerRadius", "background", "shadow", "tint",
    ]

    private static func sizes(_ link: Chain.Link, _ first: LabeledExprSyntax) -> Bool {
        switch link.name {
        case "scaledToFit", "scaledToFill", "aspectRatio": link.call != nil
        case "frame": isLarge(link, first.label?.text)
        default: false
        }
    }

    /// Small frames give drawn icons of one size the same room; a photo has any size.
    private static func isLarge(_ link: Chain.Link, _ label: String?) -> Bool {
        guard let width = link.argument("width"), let height = link.argument("height") else { return false }
        let isPhoto = label == "uiImage" || label == "cgImage"
        return [width, height].allSatisfy { ($0.numberValue ?? (isPhoto ? 64 : 0)) >= 64 }
    }
}
