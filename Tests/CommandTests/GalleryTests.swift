import Foundation
import Testing

@testable import KumikoCommand

@Suite struct GalleryTests {
    private static let browser = ["/usr/bin/chromium", "/usr/bin/google-chrome"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    @Test func thePageNeedsNothingFromElsewhere() throws {
        let page = try Gallery(report: RenderReportTests.report(["iphone-17"])).html()
        #expect(!page.contains("http://") && !page.contains("https://"))
        #expect(!page.contains("{{STYLE}}") && !page.contains("{{SCRIPT}}"))
        // The text of a label cannot end the data.
        #expect(page.contains(#"\u003c/script> & {{DATA}}"#))
        #expect(page.components(separatedBy: "</script>").count == 3)
    }

    /// The page as the browser has it after its script ran.
    private func render(_ address: String, hasOther: Bool = false) throws -> String {
        let folder = try TemporaryFolder()
        var report = try RenderReportTests.report(["iphone-17", "iphone-17.dark"])
        if hasOther { report.previews[0].configurations[0].files["other"] = "App.Profile/iphone-17.other.png" }
        let page = try Gallery(report: report).html()
        let file = try folder.write(page, to: "index.html")
        let result = try ChildProcess(
            executable: try #require(Self.browser),
            arguments: [
                "--headless", "--no-sandbox", "--disable-gpu", "--log-level=3",
                "--user-data-dir=\(folder.path)/profile",
                "--dump-dom", "file://" + file + address,
            ]
        ).run()
        return result.output
    }

    @Test(.enabled(if: browser != nil)) func theSheetShowsAllPictures() throws {
        let page = try render("")
        #expect(page.contains("2 pictures"))
        #expect(page.contains("border-radius:12px"))
        #expect(page.contains(#"src="App.Profile/iphone-17.dark.png""#))
        #expect(page.contains(#"class="badge error""#))
    }

    @Test(.enabled(if: browser != nil)) func twoLayoutsOfAnAmbiguousPreviewStandSideBySide() throws {
        let page = try render("#App.Profile%2Fiphone-17", hasOther: true)
        #expect(page.contains(#"src="App.Profile/iphone-17.other.png""#))
        #expect(page.contains("<figcaption>Also allowed by the constraints"))
        #expect(!(try render("#App.Profile%2Fiphone-17").contains("<figcaption>Also allowed")))
    }

    @Test(.enabled(if: browser != nil)) func aPictureStandsBesideItsTree() throws {
        let page = try render("?frames#App.Profile%2Fiphone-17")
        #expect(page.contains("titleLabel"))
        #expect(page.contains(#"role="treeitem""#))
        #expect(page.contains("16, 62  370 × 20.33"))
        #expect(page.contains("Findings · 1"))
        #expect(page.contains(#"<body class="frames">"#))
    }
}
