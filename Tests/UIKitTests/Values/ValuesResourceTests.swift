import Foundation
import Testing

@testable import UIKit

// Serialised, because the resource roots are one list for the whole program.
@Suite(.serialized) struct ValuesResourceTests {
    private static let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>"#

    /// Writes files below a new folder, makes it the only root for the time of the body, then removes it.
    private func withFiles(_ files: [String: String], _ body: () throws -> Void) throws {
        let root = NSTemporaryDirectory() + "values-" + UUID().uuidString
        defer {
            _ResourceRoots.folders = []
            try? FileManager.default.removeItem(atPath: root)
        }
        for (path, text) in files {
            let url = URL(fileURLWithPath: root + "/" + path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        _ResourceRoots.folders = [root]
        try body()
    }

    @Test func colorSetsFollowTheAppearance() throws {
        let contents = """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb", "components":
                {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"platform": "universal", "reference": "systemRedColor"}}
            ]}
            """
        try withFiles(["Assets.xcassets/Brand.colorset/Contents.json": contents]) {
            let color = try #require(UIColor(named: "Brand"))
            let light = UITraitCollection(userInterfaceStyle: .light)
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            #expect(isClose(components(color, light), [255, 128, 0, 1]))
            #expect(components(color, dark) == components(.systemRed, dark))
            #expect(UIColor(named: "Missing") == nil)
        }
        #expect(UIColor(named: "Brand") == nil)
    }

    @Test func imageSetsGiveTheScaleThatFits() throws {
        let contents = """
            {"images": [
              {"idiom": "universal", "scale": "1x"},
              {"idiom": "universal", "scale": "2x", "filename": "two.svg"},
              {"idiom": "universal", "scale": "3x", "filename": "three.svg"}
            ], "properties": {"template-rendering-intent": "template"}}
            """
        let folder = "Assets.xcassets/Icons/Logo.imageset/"
        let files = [
            folder + "Contents.json": contents, folder + "two.svg": Self.svg, folder + "three.svg": Self.svg,
        ]
        try withFiles(files) {
            let image = try #require(
                UIImage(named: "Logo", in: nil, compatibleWith: UITraitCollection(displayScale: 3)))
            #expect(image.size == CGSize(width: 10, height: 20.0 / 3))
            #expect(image.renderingMode == .alwaysTemplate)
            let small = UIImage(named: "Logo", in: nil, compatibleWith: UITraitCollection(displayScale: 1))
            #expect(small?.scale == 2)
        }
    }

    @Test func namespacesStandInFrontOfNames() throws {
        let folder = "Assets.xcassets/Icons/"
        let files = [
            folder + "Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            folder + "Logo.imageset/Contents.json": #"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#,
            folder + "Logo.imageset/a.svg": Self.svg,
        ]
        try withFiles(files) {
            #expect(UIImage(named: "Icons/Logo")?.size == CGSize(width: 30, height: 20))
            #expect(UIImage(named: "Logo") == nil)
        }
    }

    @Test func filesAreFoundByNameAndScale() throws {
        try withFiles(["deep/photo@2x.svg": Self.svg]) {
            #expect(UIImage(named: "photo.svg")?.size == CGSize(width: 15, height: 10))
            #expect(UIImage(named: "photo") == nil)
        }
    }
}
