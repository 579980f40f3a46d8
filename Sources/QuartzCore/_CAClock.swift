import Synchronization

/// The time that layers, animations and display links live in; a host sets it, nothing else moves it.
public enum _CAClock {
    private static let seconds = Mutex<Double>(0)

    /// Seconds since the host started.
    public static var now: CFTimeInterval {
        get { seconds.withLock { $0 } }
        set { seconds.withLock { $0 = newValue } }
    }
}

/// The host's virtual time, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { _CAClock.now }
