import Foundation

extension Rule {
    static let requiresFullScreen = Rule(
        "D05", "requires_full_screen", .warning, fix: true,
        "The app asks for the whole screen, always.",
        """
        Such an app cannot share the screen or be resized, and the system no longer honours the wish on all devices. Set \
        a smallest size of the scene instead.
        """,
        failing: [
            Example(
                path: "Info.plist",
                "<plist version=\"1.0\"><dict>\n    <key>UIRequiresFullScreen</key>\n    <true/>\n</dict></plist>\n")
        ],
        passing: [
            Example(
                path: "Info.plist",
                "<plist version=\"1.0\"><dict>\n    <key>UIRequiresFullScreen</key>\n    <false/>\n</dict></plist>\n")
        ],
        checks: [
            .project { context in
                for list in context.lists {
                    let text = list.text(0..<list.bytes.count)
                    for match in text.matches(of: #/[ \t]*<key>UIRequiresFullScreen<\/key>\s*<true\s*\/>[ \t]*\r?\n?/#)
                    {
                        tell(list, text, match.range, isRemovable: true, context)
                    }
                    for match in text.matches(of: #/(INFOPLIST_KEY_)?UIRequiresFullScreen\s*[=:]\s*(YES|true)/#) {
                        tell(list, text, match.range, isRemovable: false, context)
                    }
                }
            }
        ])

    private static func tell(
        _ list: SourceBytes, _ text: String, _ found: Range<String.Index>, isRemovable: Bool, _ context: ProjectContext
    ) {
        let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
        let range = start..<(start + text.utf8.distance(from: found.lowerBound, to: found.upperBound))
        let blanks = list.bytes[range].prefix { $0 == 0x20 || $0 == 0x09 }.count
        context.report(
            list, (range.lowerBound + blanks)..<range.upperBound,
            "the app asks for the whole screen and cannot be resized",
            fixes: ["remove the key and set the smallest size of the scene"],
            edits: isRemovable ? [Edit(range, "")] : [])
    }
}
