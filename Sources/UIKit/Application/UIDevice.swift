@preconcurrency import Foundation

/// The orientation of the device itself.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device that the host plays.
@MainActor @preconcurrency
open class UIDevice: NSObject {
    public enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
    }

    private static let theDevice = UIDevice(())

    open class var current: UIDevice { theDevice }

    private init(_ nothing: Void) {
        super.init()
    }

    private var isPad: Bool { _HostEnvironment.current.idiom == .pad }

    open var name: String { isPad ? "iPad" : "iPhone" }
    open var model: String { isPad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var systemName: String { isPad ? "iPadOS" : "iOS" }
    /// The version of the design generation whose metrics hold.
    open var systemVersion: String { _HostEnvironment.current.design == .ios18 ? "18.5" : "26.0" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { _HostEnvironment.current.idiom }
    open var orientation: UIDeviceOrientation { _HostEnvironment.current.isLandscape ? .landscapeRight : .portrait }
    open var isMultitaskingSupported: Bool { true }
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
    open var isBatteryMonitoringEnabled = false
    open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .unplugged : .unknown }
    /// 0 to 1, or -1 while it is not watched.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    open var isProximityMonitoringEnabled = false
    open var proximityState: Bool { false }
    open var isGeneratingDeviceOrientationNotifications: Bool { generatingCount > 0 }
    private var generatingCount = 0
    open func beginGeneratingDeviceOrientationNotifications() { generatingCount += 1 }
    open func endGeneratingDeviceOrientationNotifications() { generatingCount = max(0, generatingCount - 1) }
    open func playInputClick() {}

    public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
}

/// The idiom of the current device; Apple's oldest name of it.
@MainActor @preconcurrency
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
