import DeviceCatalog
import Synchronization

/// The design generation that colours, fonts and controls follow; the host sets it.
public enum _DesignEnvironment {
    private static let current = Mutex(DesignGeneration.ios26)

    public static var generation: DesignGeneration {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
}

/// Where images, colours and fonts of the user's program are looked for; the host sets it.
public enum _ResourceRoots {
    private static let current = Mutex<[String]>([])

    /// Absolute paths of folders, first one first; everything below them is searched.
    public static var folders: [String] {
        get { current.withLock { $0 } }
        set {
            current.withLock { $0 = newValue }
            ResourceIndex.forget()
        }
    }
}
