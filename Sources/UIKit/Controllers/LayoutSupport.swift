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
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.widthAnchor.constraint(equalToConstant: 0),
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
    public var topLayoutGuide: any UILayoutSupport { supports.top }
    public var bottomLayoutGuide: any UILayoutSupport { supports.bottom }

    private var supports: (top: _LayoutSupport, bottom: _LayoutSupport) {
        if let layoutSupports { return layoutSupports }
        loadViewIfNeeded()
        let view = storedView ?? UIView()
        let made = (_LayoutSupport.make(top: true, in: view), _LayoutSupport.make(top: false, in: view))
        layoutSupports = made
        return made
    }
}
