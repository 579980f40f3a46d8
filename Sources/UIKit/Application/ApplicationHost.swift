import AutoLayout
import Foundation

/// The way in for what hosts the program: shows things, lets time pass, reads the windows.
@MainActor
public enum _ApplicationHost {
    private static var makers: [String: () -> AnyObject] = [:]
    /// Kept alive as the system keeps them.
    private static var delegates: [AnyObject] = []
    private static var shownWindows: [UIWindow] = []
    static var mainDelegateType: (any UIApplicationDelegate.Type)?

    // MARK: - Delegates by class

    /// Says how an object of a class is made, since a class alone cannot make one here.
    public static func register<Object: NSObject>(_ type: Object.Type, _ make: @escaping () -> Object) {
        makers[String(reflecting: type)] = make
        makers[String(describing: type)] = make
    }

    static func maker(named name: String) -> (() -> AnyObject)? {
        makers[name] ?? makers[name.split(separator: ".").last.map(String.init) ?? name]
    }

    // MARK: - Showing

    /// Shows a controller as the root of a window of the environment's size.
    @discardableResult
    public static func show(_ viewController: UIViewController) -> UIWindow {
        startIfNeeded()
        let window = UIWindow(windowScene: UIApplication.shared._anyWindowScene)
        window.backgroundColor = .systemBackground
        window.rootViewController = viewController
        window.makeKeyAndVisible()
        shownWindows.append(window)
        _FrameLoop.shared.runFrame()
        return window
    }

    /// Shows a view as the only content of a window of the environment's size, which it fills.
    @discardableResult
    public static func show(_ view: UIView) -> UIWindow { show(_ViewHolder(content: view)) }

    /// Runs a scene delegate's connection and gives the window it shows; nil where it shows none.
    ///
    /// Order: `scene(_:willConnectTo:options:)`, `sceneWillEnterForeground`, `sceneDidBecomeActive`.
    @discardableResult
    public static func run(sceneDelegate: any UISceneDelegate) -> UIWindow? {
        startIfNeeded()
        let scene = UIApplication.shared._anyWindowScene
        return connect(scene, sceneDelegate)
    }

    /// Starts the program with that delegate and gives the window it, or its scene's delegate, shows.
    ///
    /// 1. `willFinishLaunching`, `didFinishLaunching`.
    /// 2. Where the delegate names a scene delegate's class whose maker is registered, a scene is connected with it.
    /// 3. `applicationDidBecomeActive` where there is no scene.
    @discardableResult
    public static func run(applicationDelegate: any UIApplicationDelegate) -> UIWindow? {
        let application = UIApplication.shared
        delegates.append(applicationDelegate)
        application.delegate = applicationDelegate
        _ = applicationDelegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = applicationDelegate.application(application, didFinishLaunchingWithOptions: nil)
        applicationDelegate.applicationDidFinishLaunching(application)
        post(UIApplication.didFinishLaunchingNotification, application)
        if let window = frontWindow {
            activate(application)
            _FrameLoop.shared.runFrame()
            return window
        }
        let scene = application._anyWindowScene
        let configuration = applicationDelegate.application(
            application, configurationForConnecting: scene.session, options: UIScene.ConnectionOptions())
        scene.session.configuration = configuration
        guard let type = configuration.delegateClass, let make = maker(named: String(reflecting: type)),
            let delegate = make() as? any UISceneDelegate
        else {
            activate(application)
            return nil
        }
        return connect(scene, delegate)
    }

    private static func connect(_ scene: UIWindowScene, _ delegate: any UISceneDelegate) -> UIWindow? {
        scene.delegate = delegate
        scene.activationState = .foregroundInactive
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        post(UIScene.willConnectNotification, scene)
        delegate.sceneWillEnterForeground(scene)
        post(UIScene.willEnterForegroundNotification, scene)
        scene.activationState = .foregroundActive
        activate(UIApplication.shared)
        delegate.sceneDidBecomeActive(scene)
        post(UIScene.didActivateNotification, scene)
        _FrameLoop.shared.runFrame()
        return frontWindow
    }

    private static func startIfNeeded() {
        let application = UIApplication.shared
        if application.applicationState != .active { activate(application) }
    }

    private static func activate(_ application: UIApplication) {
        guard application.applicationState != .active else { return }
        application.applicationState = .active
        application.delegate?.applicationDidBecomeActive(application)
        post(UIApplication.didBecomeActiveNotification, application)
    }

    private static func post(_ name: Notification.Name, _ object: AnyObject) {
        NotificationCenter.default.post(name: name, object: object)
    }

    // MARK: - Reading

    /// The window a user would look at: the key window, else the one in front.
    public static var frontWindow: UIWindow? { _WindowList.shared.key ?? _WindowList.shared.visible.last }

    /// What a layout tree begins with: the root controller's view, or the window while something is presented in it.
    public static func rootView(of window: UIWindow) -> UIView {
        let isAlone = !window.subviews.contains { $0 is _PresentationContainerView }
        guard isAlone, let view = window.rootViewController?.viewIfLoaded else { return window }
        return (window.rootViewController as? _ViewHolder)?.content ?? view
    }

    // MARK: - Time

    /// Lets the program run until nothing is left to do up to that time.
    ///
    /// 1. Frames are run, and what waits on the main queue, until a whole turn brings nothing new.
    /// 2. The virtual clock goes on to the next thing that is due, not beyond `time`, and step 1 follows.
    /// 3. Where `time` is later than now, dispatch and run loop timers, which run on real time, get as much of it.
    ///
    /// - Parameter time: seconds since the start of the program, on the virtual clock.
    public static func settle(until time: TimeInterval = 0) {
        let clock = _VirtualClock.shared
        runTurns()
        while let next = clock.nextTime, next <= time {
            waitInRealTime(next - clock.now)
            clock.advance(to: next)
            runTurns()
        }
        waitInRealTime(time - clock.now)
        clock.advance(to: max(time, clock.now))
        runTurns()
    }

    /// Runs one frame of the visible windows.
    public static func runFrame() { _FrameLoop.shared.runFrame() }

    /// Turns without anything new after which the program counts as settled: work that hops between queues and tasks
    /// leaves no trace while it hops.
    private static let quietTurns = 8
    private static let turnLimit = 200

    private static func runTurns() {
        var quiet = 0
        for _ in 0..<turnLimit where quiet < quietTurns {
            let hadWork = _FrameLoop.shared.hasWork
            _FrameLoop.shared.runFrame()
            drainMainQueue()
            quiet = hadWork || _FrameLoop.shared.hasWork ? 0 : quiet + 1
        }
    }

    /// Runs everything that was on the main queue before the call; under a test runner, whose main queue is busy with
    /// the test itself, nothing can.
    private static func drainMainQueue() {
        guard Thread.isMainThread else { return }
        var isReached = false
        DispatchQueue.main.async { MainActor.assumeIsolated { isReached = true } }
        for _ in 0..<1000 where !isReached {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
        }
    }

    private static func waitInRealTime(_ seconds: TimeInterval) {
        guard seconds > 0, Thread.isMainThread else { return }
        let end = Date(timeIntervalSinceNow: seconds)
        while Date() < end {
            _ = RunLoop.main.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.01)))
            _FrameLoop.shared.runFrame()
        }
    }

    // MARK: - Starting over

    /// Forgets all windows and delegates and sets the clock back, so that what is shown next begins a program of its own.
    public static func reset() {
        for window in _WindowList.shared.all { window.isHidden = true }
        _WindowList.shared.removeAll()
        _FrameLoop.shared.forgetEverything()
        _VirtualClock.shared.reset()
        _FirstResponder.current = nil
        _AppearanceProxies.removeAll()
        _LayoutAddress.reset()
        UIView.setAnimationsEnabled(true)
        shownWindows = []
        delegates = []
        let application = UIApplication.shared
        application.delegate = nil
        application.connectedScenes = []
        application.openSessions = []
        application.applicationState = .inactive
    }
}

/// Gives a view that is shown alone a controller, as a preview does.
@MainActor
final class _ViewHolder: UIViewController {
    let content: UIView

    init(content: UIView) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func loadView() {
        if content.translatesAutoresizingMaskIntoConstraints {
            view = content
        } else {
            super.loadView()
            view.addSubview(content)
            let ends = [
                content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ]
            // A view that fixes its own size keeps it.
            for end in ends { end.priority = UILayoutPriority(999) }
            NSLayoutConstraint.activate(
                [
                    content.topAnchor.constraint(equalTo: view.topAnchor),
                    content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                ] + ends)
        }
    }
}
