import Foundation
import Synchronization

/// The traits that hold where nobody said otherwise; the host sets them for the device it plays.
public enum _TraitEnvironment {
    private static let shared = Mutex(
        UITraitCollection {
            $0.userInterfaceIdiom = .phone
            $0.userInterfaceStyle = .light
            $0.userInterfaceLevel = .base
            $0.layoutDirection = .leftToRight
            $0.displayScale = 3
            $0.displayGamut = .P3
            $0.horizontalSizeClass = .compact
            $0.verticalSizeClass = .regular
            $0.forceTouchCapability = .unavailable
            $0.preferredContentSizeCategory = .large
            $0.accessibilityContrast = .normal
            $0.legibilityWeight = .regular
            $0.activeAppearance = .active
            $0.sceneCaptureState = .inactive
            $0.imageDynamicRange = .standard
        })

    /// What `UITraitCollection.current` gives on a thread that did not set it.
    public static var device: UITraitCollection {
        get { shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }
}

extension UITraitCollection {
    private static let threadValue = ThreadLocal<UITraitCollection?>(nil)

    /// The traits that dynamic colours and fonts use on this thread.
    public class var current: UITraitCollection {
        get { threadValue.value ?? _TraitEnvironment.device }
        set { threadValue.value = newValue }
    }

    /// Runs the actions with this collection as the current one, then restores the previous one.
    public func performAsCurrent(_ actions: () -> Void) {
        let previous = Self.threadValue.value
        Self.threadValue.value = self
        actions()
        Self.threadValue.value = previous
    }

    /// As `performAsCurrent`, with a result.
    func asCurrent<Result>(_ body: () -> Result) -> Result {
        let previous = Self.threadValue.value
        Self.threadValue.value = self
        defer { Self.threadValue.value = previous }
        return body()
    }
}
