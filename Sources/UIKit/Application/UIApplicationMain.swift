import Foundation

/// Starts the program: makes the application and its delegate by class name and runs until the host ends.
///
/// - Parameter delegateClassName: as `NSStringFromClass` gives it. Classes cannot be instantiated by name here, so the
///   delegate's maker must have been registered with the host, which the adapted source does.
/// - Returns: never 0 without a host: 1 where no delegate of that name is known.
@MainActor @preconcurrency @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    guard let delegateClassName, let make = _ApplicationHost.maker(named: delegateClassName),
        let delegate = make() as? any UIApplicationDelegate
    else {
        _Diagnostics.report(
            "UIApplicationMain: expected the name of a registered application delegate, but got "
                + "\(delegateClassName ?? "nil")")
        return 1
    }
    _ApplicationHost.run(applicationDelegate: delegate)
    return 0
}

/// Without a delegate there is nothing to start.
extension UIApplicationDelegate {
    /// What `@main` on an application delegate calls; the host shows the delegate itself, so nothing happens here.
    public static func main() {
        _ApplicationHost.mainDelegateType = Self.self
    }
}
