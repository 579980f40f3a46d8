extension Rule {
    static let fixedFontSize = Rule(
        "S43", "swiftui_fixed_font_size", .off,
        "Text has a font of a fixed size.",
        "It does not grow with the reader's text size. Symbols, and sizes that scale, are not meant.",
        failing: ["let a = Text(\"Total\").font(.system(size: 17))"],
        passing: [
            "let a = Text(\"Total\").font(.body)", "let a = Image(systemName: \"star\").font(.system(size: 40))",
        ],
        checks: [
            .chains(["font"]) { chain, context in
                guard !chain.isView("Image"), let link = chain.modifierIndex("font"),
                    let text = chain.text(nil, of: link, context)
                else { return }
                let isFixed =
                    text.wholeMatch(of: #/(Font)?\.system\(size:\d+(\.\d+)?(,.*)?\)/#) != nil
                    || text.wholeMatch(of: #/(Font)?\.custom\(.*size:\d+(\.\d+)?\)/#) != nil
                        && !text.contains("relativeTo")
                guard isFixed else { return }
                context.report(
                    chain, link: link, "this font does not grow with the text size",
                    fixes: ["use a text style, such as .body"])
            }
        ])
}
