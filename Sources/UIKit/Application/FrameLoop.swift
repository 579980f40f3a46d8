import Foundation

/// Runs the visible windows from one frame to the next.
///
/// One frame:
/// 1. Controllers whose views came into a window since the last frame hear `viewIsAppearing`.
/// 2. The windows are laid out, the one at the back first.
/// 3. What waits for the end of the frame runs: `viewDidAppear`, completions of changes without animation.
/// 4. Observers hear of properties that have changed since the last frame.
///
/// Origin: Apple's reference of viewIsAppearing (after the view is in the hierarchy, before its first layout).
@MainActor
package final class _FrameLoop {
    package static let shared = _FrameLoop()

    private var beforeLayout: [() -> Void] = []
    private var afterLayout: [() -> Void] = []
    /// An observer that was told something may have changed something else that is observed.
    private var changedInLastFrame = false

    func runBeforeLayout(_ action: @escaping () -> Void) { beforeLayout.append(action) }
    package func runAfterLayout(_ action: @escaping () -> Void) { afterLayout.append(action) }

    var hasWork: Bool {
        changedInLastFrame || !beforeLayout.isEmpty || !afterLayout.isEmpty
            || _WindowList.shared.visible.contains { $0.hasLayoutToDo }
    }

    func runFrame() {
        runAppearances()
        for window in _WindowList.shared.visible { window.layoutIfNeeded() }
        let actions = afterLayout
        afterLayout = []
        for action in actions { action() }
        changedInLastFrame = KeyValueObservers.shared.deliver()
    }

    /// A layout asked for by hand in between must find the appearance callbacks done.
    func runAppearances() {
        while !beforeLayout.isEmpty {
            let actions = beforeLayout
            beforeLayout = []
            for action in actions { action() }
        }
    }

    func forgetEverything() {
        beforeLayout = []
        afterLayout = []
        changedInLastFrame = false
    }
}

/// The windows on the screen, the one at the back first.
@MainActor
final class _WindowList {
    static let shared = _WindowList()

    /// Kept alive by whoever shows them, as on Apple's systems.
    private var windows: [_Weak<UIWindow>] = []
    weak var key: UIWindow?

    var all: [UIWindow] { windows.compactMap(\.object) }
    var visible: [UIWindow] { all.filter { !$0.isHidden } }

    func add(_ window: UIWindow) {
        windows.removeAll { $0.object == nil || $0.object === window }
        let index = windows.firstIndex { ($0.object?.windowLevel.rawValue ?? 0) > window.windowLevel.rawValue }
        windows.insert(_Weak(window), at: index ?? windows.count)
    }

    func remove(_ window: UIWindow) {
        windows.removeAll { $0.object == nil || $0.object === window }
        if key === window { key = nil }
    }

    func removeAll() {
        windows = []
        key = nil
    }
}
