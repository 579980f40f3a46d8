import DeviceCatalog
import FindingModel
import Foundation
import LayoutTree
import RenderProtocol
import Testing
import UIKit

@testable import ViewHost

/// What the trees of snapshots say of views: names, types, texts, faults.
@MainActor @Suite(.serialized) struct SnapshotTreeTests {
    private func document(_ make: @escaping @MainActor () -> Any) throws -> LayoutDocument {
        CompositionRoot.connect()
        let source = PreviewSource(name: "Card", file: "Card.swift", line: 1, kind: .preview, traits: [], make: make)
        let device = try #require(DeviceCatalog.device(id: "iphone-17"))
        let configuration = RenderConfiguration(name: "one", window: WindowProfile(device: device))
        return try UIKitSnapshotMaker(sources: [source]).snapshot(preview: 0, configuration: configuration).document
    }

    private func nodes(_ node: LayoutNode) -> [LayoutNode] { [node] + node.children.flatMap(nodes) }

    @MainActor
    @propertyWrapper
    private struct UsesAutoLayout<View: UIView> {
        var wrappedValue: View { didSet { wrappedValue.translatesAutoresizingMaskIntoConstraints = false } }
        init(wrappedValue: View) {
            self.wrappedValue = wrappedValue
            wrappedValue.translatesAutoresizingMaskIntoConstraints = false
        }
    }

    @propertyWrapper
    private final class Kept<View> {
        private var content: View
        init(wrappedValue: View) { content = wrappedValue }
        var wrappedValue: View {
            get { content }
            set { content = newValue }
        }
    }

    private final class WrappedCard: UIView {
        @UsesAutoLayout var caption = UILabel()
        @Kept var icon = UIImageView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(caption)
            addSubview(icon)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func wrappedPropertiesNameTheirViews() throws {
        let names = nodes(try document { WrappedCard() }.root).map(\.name)
        #expect(names.contains("WrappedCard.caption"))
        #expect(names.contains("WrappedCard.icon"))
    }

    @Test func typesOfOurOwnAreShownAsTheirPublicSuperclass() throws {
        let tree = try document {
            let tabs = UITabBarController()
            let first = UIViewController()
            first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
            tabs.viewControllers = [UINavigationController(rootViewController: first)]
            return tabs
        }
        let types = Set(nodes(tree.root).map(\.type))
        #expect(types.contains("UITabBar") && types.contains("UIControl"))
        #expect(types.filter { $0.hasPrefix("_") }.isEmpty)
    }

    @Test func textViewsCarryTheirText() throws {
        let tree = try document {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            view.text = "Some notes"
            view.font = .systemFont(ofSize: 15)
            let parent = UIView()
            parent.addSubview(view)
            return parent
        }
        let text = try #require(nodes(tree.root).first { $0.type == "UITextView" }?.text)
        #expect(text.string == "Some notes" && text.lines == 1 && text.size == 15 && text.font == nil)
    }

    private final class Meter: UIView {
        let bar = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(bar)
        }
        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            bar.frame = CGRect(x: 0, y: 0, width: bounds.width * (CGFloat.zero / CGFloat.zero), height: 4)
        }
    }

    @Test func refusedGeometryIsAFindingThatNamesTheView() throws {
        let findings = try document { Meter() }.findings
        #expect(findings.map(\.rule) == ["R20"])
        #expect(findings.first?.path?.hasSuffix("Meter.bar") == true)
        #expect(findings.first?.severity == .error)
    }

    @Test func aViewAddedToItselfIsNoFinding() throws {
        let findings = try document {
            let view = UIView()
            view.addSubview(view)
            return view
        }.findings
        #expect(findings.isEmpty)
    }
}
