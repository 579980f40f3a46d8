import Foundation
import ObjectiveC
import Testing

/// Texts without a table: the text itself, with the values as the locale writes them.
@Suite struct LocalizedTextTests {
    private let english = Locale(identifier: "en_US")

    @Test func aTextWithoutTranslationIsItself() {
        #expect(String(localized: "Hello", comment: "greeting") == "Hello")
        #expect(String(localized: "100% sure") == "100% sure")
        #expect(String(localized: "title.key", defaultValue: "Title", table: "Main", comment: "heading") == "Title")
    }

    @Test func valuesAreWrittenAsTheLocaleDoes() {
        let (name, count, part) = ("Ada", 1234, 0.5)
        #expect(String(localized: "\(name) has \(count) items", locale: english) == "Ada has 1,234 items")
        #expect(String(localized: "\(part, specifier: "%.1f")% of \(name)", locale: english) == "0.5% of Ada")
        #expect(String(localized: "\(count) Dinge", locale: Locale(identifier: "de_DE")) == "1.234 Dinge")
    }

    @Test func resourcesResolveWhereTheyAreShown() {
        let plain: LocalizedStringResource = "Settings"
        var counted = LocalizedStringResource("\(3) left", comment: "badge")
        counted.locale = english
        #expect(plain.key == "Settings")
        #expect(counted.key == "%lld left")
        #expect(String(localized: plain) == "Settings")
        #expect(String(localized: counted) == "3 left")
    }

    @Test func aTableOfTheBundleIsRead() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
        let language = folder.appendingPathComponent("en.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let table = "\"greeting\" = \"Good day\";\n\"%@ has %lld\" = \"%@ owns %lld\";\n"
        try Data(table.utf8).write(to: language.appendingPathComponent("Localizable.strings"))
        let bundle = try #require(Bundle(url: folder))
        #expect(String(localized: "greeting", bundle: bundle) == "Good day")
        #expect(String(localized: "\("Ada") has \(2)", bundle: bundle, locale: english) == "Ada owns 2")
    }
}
