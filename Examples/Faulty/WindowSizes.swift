import UIKit

/// A layout that believes the window to be the screen, and the device to stay as it is held.
enum WindowSizes {
    static var columnWidth: CGFloat {
        UIScreen.main.bounds.width / 3
    }

    static var isLandscape: Bool {
        UIDevice.current.orientation.isLandscape
    }
}
