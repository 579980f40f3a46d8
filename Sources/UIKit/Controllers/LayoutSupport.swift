@preconcurrency import Foundation
import AutoLayout

/// The old top or bottom guide of a controller: as high as the safe area's inset at that edge.
@MainActor @preconcurrency
final class _LayoutSupport: UILayoutGuide, UILayoutSupport {
    private var isTop = true

    static func make(top: Bool, in view: UIView) -> _LayoutSupport {
        let guide = _LayoutSupport()
        guide.isTop = top
        guide.identifier = top ? "_UIViewControllerTop" : "_UIViewControllerBottom"
        view.addLayoutGuide(guide)
        let area = view.safeAreaLayoutGuide
        // Two constraints each, which the view's list shows, as it does on iOS; nobody asks for the width.
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: top ? view.topAnchor : area.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: top ? area.topAnchor : view.bottomAnchor),
        ])
        return guide
    }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }
}

extension UIViewController {
    public var topLayoutGuide: any UILayoutSupport {
        if let made = layoutSupports.top { return made }
        let made = makeSupport(top: true)
        layoutSupports.top = made
        return made
    }

    public var bottomLayoutGuide: any UILayoutSupport {
        if let made = layoutSupports.bottom { return made }
        let made = makeSupport(top: false)
        layoutSupports.bottom = made
        return made
    }

    private func makeSupport(top: Bool) -> _LayoutSupport {
        loadViewIfNeeded()
        return _LayoutSupport.make(top: top, in: storedView ?? UIView())
    }
}
