@preconcurrency import Foundation

/// The display of the device that the host plays.
@MainActor @preconcurrency
open class UIScreen: NSObject, UITraitEnvironment {
    public enum OverscanCompensation: Int, Sendable {
        case scale, insetBounds, none
        public static let insetApplicationFrame = OverscanCompensation.none
    }

    private static let theScreen = UIScreen(())

    open class var main: UIScreen { theScreen }
    open class var screens: [UIScreen] { [theScreen] }

    private init(_ nothing: Void) {
        super.init()
    }

    private var environment: _HostEnvironment { _HostEnvironment.current }

    /// Points, turned as the device is.
    open var bounds: CGRect { CGRect(origin: .zero, size: environment.screenSize) }

    /// Pixels, in portrait whatever way the device is turned.
    open var nativeBounds: CGRect {
        let size = environment.screenSize
        let scale = environment.scale
        return CGRect(
            x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
    }

    open var applicationFrame: CGRect { bounds }
    open var scale: CGFloat { environment.scale }
    open var nativeScale: CGFloat { environment.scale }
    open var traitCollection: UITraitCollection { environment.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var brightness: CGFloat = 0.5
    open var maximumFramesPerSecond: Int { 60 }
    open var calibratedLatency: TimeInterval { 0 }
    open var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
    open var preferredMode: UIScreenMode? { currentMode }
    open var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
    open var wantsSoftwareDimming = false
    open var isCaptured: Bool { false }
    open var mirrored: UIScreen? { nil }
    open var overscanCompensation = OverscanCompensation.scale
    open var coordinateSpace: any UICoordinateSpace { _RootCoordinateSpace(size: bounds.size) }
    open var fixedCoordinateSpace: any UICoordinateSpace {
        let size = environment.screenSize
        return _RootCoordinateSpace(
            size: CGSize(width: min(size.width, size.height), height: max(size.width, size.height)))
    }

    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }

    public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
}

/// A size a display can have.
@MainActor @preconcurrency
open class UIScreenMode: NSObject {
    /// Pixels.
    public let size: CGSize
    open var pixelAspectRatio: CGFloat { 1 }

    init(size: CGSize) {
        self.size = size
        super.init()
    }
}

/// The coordinates of a screen or scene; windows lie in it at their frames.
@MainActor @preconcurrency
final class _RootCoordinateSpace: NSObject, UICoordinateSpace {
    let bounds: CGRect

    init(size: CGSize) {
        bounds = CGRect(origin: .zero, size: size)
        super.init()
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let view = coordinateSpace as? UIView else { return point }
        let window = view as? UIWindow ?? view.window
        let inWindow = CGPoint(x: point.x - (window?.frame.minX ?? 0), y: point.y - (window?.frame.minY ?? 0))
        return window.map { view.convert(inWindow, from: $0 as UIView) } ?? inWindow
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let view = coordinateSpace as? UIView else { return point }
        let window = view as? UIWindow ?? view.window
        let inWindow = window.map { view.convert(point, to: $0 as UIView) } ?? point
        return CGPoint(x: inWindow.x + (window?.frame.minX ?? 0), y: inWindow.y + (window?.frame.minY ?? 0))
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        box(rect) { convert($0, to: coordinateSpace) }
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        box(rect) { convert($0, from: coordinateSpace) }
    }

    private func box(_ rect: CGRect, _ transform: (CGPoint) -> CGPoint) -> CGRect {
        let first = transform(CGPoint(x: rect.minX, y: rect.minY))
        let second = transform(CGPoint(x: rect.maxX, y: rect.maxY))
        return CGRect(
            x: min(first.x, second.x), y: min(first.y, second.y), width: abs(second.x - first.x),
            height: abs(second.y - first.y))
    }
}
