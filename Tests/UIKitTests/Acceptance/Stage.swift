import Foundation
import TextEngine

@testable import AutoLayout
@testable import UIKit

/// A window on a known device with a controller's empty view in it, for tests that lay out by hand.
@MainActor
final class Stage {
    let window: UIWindow
    let controller = UIViewController()
    private(set) var conflicts: [_LayoutConflict] = []
    var view: UIView { controller.view }

    /// Points; texts are measured with every character half its font's size wide.
    init(
        _ size: CGSize = CGSize(width: 402, height: 874), safeArea: UIEdgeInsets = .zero, scale: CGFloat = 2,
        rightToLeft: Bool = false
    ) {
        _HostEnvironment.current = _HostEnvironment()
        _HostEnvironment.current.scale = scale
        _HostEnvironment.current.safeAreaInsets = safeArea
        _HostEnvironment.current.windowSize = size
        _HostEnvironment.current.screenSize = size
        _HostEnvironment.current.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
        _TextEnvironment.engine = FixedMetricsTextEngine()
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        _LayoutConflict.handler = { [weak self] in self?.conflicts.append($0) }
    }

    func layout() {
        window.setNeedsLayout()
        window.layoutIfNeeded()
    }

    /// A view that constraints lay out, already in the stage's view.
    func add<View: UIView>(_ view: View) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(view)
        return view
    }
}

/// A view with a content size of its own.
final class Block: UIView {
    private let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { return nil }

    override var intrinsicContentSize: CGSize { size }
}
