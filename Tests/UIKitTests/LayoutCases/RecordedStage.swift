import Foundation
import PangoText
import TextEngine

@testable import UIKit

/// Builds a recorded screen in a window of its size without safe area, and finds the frames of its parts.
@MainActor
final class RecordedStage {
    let screen: RecordedScreen
    let window: UIWindow
    let root: UIView
    /// By the recording's names.
    var parts: [String: () -> UIView?] = [:]
    /// Kept: tables and scroll views do not keep what they ask.
    var kept: [AnyObject] = []
    /// By the names of steps.
    var actions: [String: () -> Void] = [:]

    init(_ screen: RecordedScreen) {
        self.screen = screen
        let size = CGSize(width: screen.root[0], height: screen.root[1])
        _ApplicationHost.reset()
        var environment = _HostEnvironment()
        environment.scale = 2
        environment.safeAreaInsets = .zero
        environment.windowSize = size
        environment.screenSize = CGSize(width: 375, height: 667)
        _HostEnvironment.current = environment
        UITraitCollection.current = environment.traitCollection
        let engine = RecordedMetricsTextEngine(fallback: PangoTextEngine())
        _TextEnvironment.engine = screen.tallLines == true ? TallLinesTextEngine(engine) : engine
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        root = UIView(frame: window.bounds)
        build()
        window.isHidden = false
        layout()
    }

    private func build() {
        switch screen.scene.kind {
        case "navigation": buildNavigation()
        case "tabs": buildTabs()
        case "toolbars": embed(buildToolbars)
        case "table": embed(buildTable)
        case "zoom": embed(buildZoom)
        case "labels": embed { for label in screen.scene.labels ?? [] { add(label, to: root) } }
        default: embed {}
        }
    }

    private func embed(_ content: () -> Void) {
        window.addSubview(root)
        content()
    }

    func layout() {
        window.setNeedsLayout()
        window.layoutIfNeeded()
    }

    /// In the window's coordinates; nil where the part is not there.
    func frame(of name: String) -> CGRect? {
        guard let view = parts[name]?(), view.window != nil else { return nil }
        return view.convert(view.bounds, to: window)
    }

    // MARK: - Labels

    func add(_ description: RecordedScreen.Label, to parent: UIView) {
        let label = UILabel()
        label.text = description.text
        label.font = font(description.font)
        label.numberOfLines = description.lines ?? 1
        parent.addSubview(label)
        let width = description.width.map { CGFloat($0) } ?? .greatestFiniteMagnitude
        var size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        if let fixed = description.width { size.width = CGFloat(fixed) }
        if let fixed = description.size { size = CGSize(width: fixed[0], height: fixed[1]) }
        label.frame = CGRect(origin: CGPoint(x: description.at[0], y: description.at[1]), size: size)
        parts[description.name] = { label }
    }

    private func font(_ description: RecordedScreen.Label.Font?) -> UIFont {
        guard let description else { return .systemFont(ofSize: 17) }
        let traits = UITraitCollection(preferredContentSizeCategory: description.category?.category ?? .large)
        let size = CGFloat(description.size ?? 17)
        let weight: UIFont.Weight = description.weight == 600 ? .semibold : .regular
        let styles: [String: UIFont.TextStyle] = [
            "body": .body, "footnote": .footnote, "title1": .title1, "headline": .headline,
        ]
        if let style = description.style.flatMap({ styles[$0] }) {
            return .preferredFont(forTextStyle: style, compatibleWith: traits)
        }
        if let style = description.scaled.flatMap({ styles[$0] }) {
            return UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size), compatibleWith: traits)
        }
        if let name = description.named { return UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }
        switch description.design {
        case "italic": return .italicSystemFont(ofSize: size)
        case "mono": return .monospacedSystemFont(ofSize: size, weight: weight)
        default: return .systemFont(ofSize: size, weight: weight)
        }
    }
}
