import DeviceCatalog
import Foundation
import RenderProtocol
import UIKit

extension _HostEnvironment {
    /// Makes the environment, and the traits outside of all views, those of the configuration.
    static func use(_ configuration: RenderConfiguration) {
        let window = configuration.window
        var environment = _HostEnvironment()
        environment.screenSize = CGSize(width: window.screenWidth, height: window.screenHeight)
        environment.windowSize = CGSize(width: window.width, height: window.height)
        environment.scale = CGFloat(window.scale)
        environment.safeAreaInsets = UIEdgeInsets(
            top: window.safeArea.top, left: window.safeArea.left, bottom: window.safeArea.bottom,
            right: window.safeArea.right)
        environment.horizontalSizeClass = window.horizontalSizeClass == .regular ? .regular : .compact
        environment.verticalSizeClass = window.verticalSizeClass == .regular ? .regular : .compact
        environment.idiom = window.isPad ? .pad : .phone
        environment.userInterfaceStyle = configuration.appearance == .dark ? .dark : .light
        environment.contentSizeCategory = UIContentSizeCategory(rawValue: configuration.textSize.contentSizeCategory)
        environment.layoutDirection = configuration.direction == .rtl ? .rightToLeft : .leftToRight
        environment.locale = Locale(identifier: configuration.locale)
        environment.design = window.design
        environment.isLandscape = window.orientation == .landscape
        environment.deviceName = DeviceCatalog.device(id: window.device)?.name ?? window.device
        _HostEnvironment.current = environment
        UITraitCollection.current = environment.traitCollection
    }
}
