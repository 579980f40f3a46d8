import FindingModel
import Foundation
import LayoutTree
import TestSupport
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

    /// What `JSONEncoder` writes, which the files were written with first.
    private func encoded(_ document: LayoutDocument) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        return try encoder.encode(document)
    }

    @Test func filesAreWhatAnEncoderWrites() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var numbers = SeededGenerator(seed: seed)
        let letters = [
            "a", "\"", "\\", "/", "\n", "\r\n", "\u{1}", "\u{1f}", "\u{7f}", "é", "👩‍👧", "\t", "\u{8}", "\u{c}",
            "\u{2028}",
        ]
        func text() -> String {
            (0..<Int.random(in: 0..<6, using: &numbers)).map { _ in letters.randomElement(using: &numbers) ?? "" }
                .joined()
        }
        func number() -> Double {
            let values: [Double] = [0, 402, -20.3333, 1e16, 1e-4, 123_456.5, 0.3]
            let value = values.randomElement(using: &numbers) ?? 0
            return (value * 10_000).rounded() / 10_000
        }
        func tree(_ depth: Int) -> LayoutNode {
            let frames = (0..<2).map { _ in (0..<Int.random(in: 0..<5, using: &numbers)).map { _ in number() } }
            return LayoutNode(
                type: text(), name: text(), identifier: Bool.random(using: &numbers) ? text() : nil, frame: frames[0],
                windowFrame: frames[1], hidden: Bool.random(using: &numbers), alpha: number(),
                text: Bool.random(using: &numbers)
                    ? .init(
                        string: text(), lines: 2, truncated: true, font: Bool.random(using: &numbers) ? text() : nil,
                        size: number()) : nil,
                ambiguous: Bool.random(using: &numbers) ? .init(horizontal: true, vertical: false) : nil,
                children: depth == 0 ? [] : (0..<Int.random(in: 0..<4, using: &numbers)).map { _ in tree(depth - 1) })
        }
        for _ in 0..<40 {
            var document = document(tree(4))
            if Bool.random(using: &numbers) {
                document.findings = [
                    Finding(
                        rule: "R01", id: "x", severity: .error, message: text(), frame: [1, 2],
                        details: .object(["a": .array([.number(1), .string(text())]), "b": .array([])]))
                ]
            }
            #expect(try document.jsonData() == encoded(document), "seed \(seed)")
        }
    }

    @Test func deepTreesAreWrittenWithBoundedIndentation() throws {
        let depth = 1000
        var root = node("UIView", "view", [0, 0, 1, 1])
        for _ in 0..<depth {
            var parent = node("UIView", "view", [0, 0, 1, 1])
            parent.children = [root]
            root = parent
        }
        let data = try document(root).jsonData()
        let lines = data.split(separator: UInt8(ascii: "\n"))
        #expect(lines.map { $0.prefix { $0 == UInt8(ascii: " ") }.count }.max() == 200)
        #expect(lines.count { $0.contains(UInt8(ascii: "F")) } == depth + 1)
        #expect(document(root).textTree().split(separator: "\n").count == depth + 1)
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
