import Foundation
import LayoutTree
import Testing

@Suite struct LayoutDocumentTests {
    private func document(_ root: LayoutNode) -> LayoutDocument {
        LayoutDocument(
            preview: .init(name: "Profile", file: "Profile.swift", line: 41),
            configuration: .init(
                device: "iphone-17", orientation: "portrait", window: [402, 874], scale: 3, safeArea: [62, 0, 34, 0],
                horizontalSizeClass: "compact", verticalSizeClass: "regular", textSize: "large", appearance: "light",
                direction: "ltr", locale: "en_US", design: "ios26"), root: root)
    }

    private func node(_ type: String, _ name: String, _ frame: [Double]) -> LayoutNode {
        LayoutNode(type: type, name: name, frame: frame, windowFrame: frame)
    }

    @Test func theTextTreeHasOneLineANode() {
        var label = node("UILabel", "titleLabel", [16, 62, 370, 61.0 / 3])
        label.text = .init(string: "Say \"hi\"\nnow", lines: 2, truncated: true, font: "body", size: 17)
        label.identifier = "title"
        label.ambiguous = .init(horizontal: true, vertical: false)
        var image = node("UIImageView", "UIImageView", [0, -0.00001, 10, 10])
        image.hidden = true
        image.alpha = 0.5
        var root = node("UIView", "ProfileViewController.view", [0, 0, 402, 874])
        root.children = [label, image]
        #expect(
            document(root).textTree() == """
                UIView ProfileViewController.view (0, 0, 402, 874)
                  UILabel titleLabel (16, 62, 370, 20.3333) "Say \\"hi\\"\\nnow" lines=2 truncated #title ambiguous-x
                  UIImageView (0, 0, 10, 10) hidden alpha=0.5

                """)
    }

    @Test func numbersAreRoundedAndFinite() throws {
        let root = node("UIView", "view", [.nan, -.infinity, 61.0 / 3, -0.0])
        let data = try document(root).jsonData()
        let read = try JSONDecoder().decode(LayoutDocument.self, from: data)
        #expect(read.root.frame == [0, 0, 20.3333, 0])
        #expect(!String(decoding: data, as: UTF8.self).contains("-0"))
    }

    @Test func nilKeysAreWritten() throws {
        let data = try document(node("UIView", "view", [0, 0, 1, 1])).jsonData()
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let root = try #require(json["root"] as? [String: Any])
        #expect(root["identifier"] is NSNull && root["text"] is NSNull)
        #expect(root["ambiguous"] == nil)
        #expect(json["version"] as? Int == 1)
    }

    @Test func aFontWithoutStyleIsWrittenAsNull() throws {
        var label = node("UILabel", "titleLabel", [0, 0, 1, 1])
        label.text = .init(string: "A", lines: 1, truncated: false, font: nil, size: 15)
        let data = try document(label).jsonData()
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let text = try #require((json["root"] as? [String: Any])?["text"] as? [String: Any])
        #expect(text["font"] is NSNull)
        #expect(try JSONDecoder().decode(LayoutDocument.self, from: data).root.text == label.text)
    }

    @Test func equalDocumentsHaveEqualBytes() throws {
        let root = node("UIView", "view", [0, 0, 1, 1])
        #expect(try document(root).jsonData() == document(root).jsonData())
    }
}
