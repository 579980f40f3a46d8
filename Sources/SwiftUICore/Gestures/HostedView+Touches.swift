/// The gestures that follow one touch.
///
/// 1. A touch goes to the frontmost view under it; the gestures of that view and of all around it follow it.
/// 2. Each report goes to every gesture that has not failed: first those of high priority, outermost first, then the
///    others, innermost first.
/// 3. The first that recognises something wins: the others fail, but for simultaneous ones.
@MainActor final class TouchSession {
    private struct Entry {
        let recognizer: any AnyRecognizing
        let isSimultaneous: Bool
    }

    private var entries: [Entry]

    /// - Parameter path: the boxes under the touch, innermost first, with where they see the touch.
    init(path: [(box: LayoutBox, point: CGPoint)]) {
        var high: [Entry] = []
        var normal: [Entry] = []
        for step in path {
            guard let gesture = step.box.gesture, let node = step.box.owner, node.environment.isEnabled else {
                continue
            }
            // A mask without subviews silences what is inside; one without the gesture silences the gesture itself.
            if !gesture.mask.contains(.subviews) {
                high = []
                normal = []
            }
            guard gesture.mask.contains(.gesture) else { continue }
            let recognizer = gesture.make(_GestureContext(node: node, box: step.box))
            let entry = Entry(recognizer: recognizer, isSimultaneous: gesture.priority == .simultaneous)
            if gesture.priority == .high { high.insert(entry, at: 0) } else { normal.append(entry) }
        }
        entries = high + normal
    }

    var isEmpty: Bool { entries.isEmpty }

    func send(_ event: TouchEvent) {
        var winner = entries.first { !$0.isSimultaneous && $0.recognizer.isActive }?.recognizer
        for entry in entries {
            if let winner, !entry.isSimultaneous, entry.recognizer !== winner {
                entry.recognizer.lose()
                continue
            }
            entry.recognizer.receive(event)
            if winner == nil, !entry.isSimultaneous, entry.recognizer.isActive { winner = entry.recognizer }
        }
        guard let winner else { return }
        for entry in entries where !entry.isSimultaneous && entry.recognizer !== winner { entry.recognizer.lose() }
    }

    /// Whether a gesture has come to something.
    var hasReacted: Bool { entries.contains { $0.recognizer.isActive } }
    /// Whether no gesture waits for more, such as a second tap.
    var isOver: Bool { entries.allSatisfy { $0.recognizer.isOver } }
    var wakes: TimeInterval? { entries.compactMap(\.recognizer.wakes).min() }
}

extension _HostedView {
    public enum TouchPhase: Sendable {
        case down, move, up, cancel
    }

    /// Tells what a finger does at a point of the window; false where no gesture follows it.
    ///
    /// - Parameters:
    ///   - magnification: how much further apart two fingers are than at first.
    ///   - rotation: how far two fingers have turned.
    @discardableResult
    public func touch(
        _ phase: TouchPhase, at point: CGPoint, magnification: CGFloat = 1, rotation: Angle = .zero
    ) -> Bool {
        let phases: [TouchPhase: TouchEvent.Phase] = [.down: .down, .move: .move, .up: .up, .cancel: .cancel]
        if phase == .down, session?.isOver != false {
            session = TouchSession(path: touchPath(at: point))
        }
        guard let session, !session.isEmpty else { return false }
        session.send(
            TouchEvent(
                phase: phases[phase] ?? .cancel, location: point, time: graph.now, magnification: magnification,
                rotation: rotation))
        wait(for: session, at: point)
        return true
    }

    /// Lets time pass for a gesture that waits.
    private func wait(for session: TouchSession, at point: CGPoint) {
        guard let time = session.wakes, time > graph.now else { return }
        _SystemEnvironment.clock.schedule(after: time - graph.now) { [weak self, weak session] in
            guard let self, let session, self.session === session else { return }
            session.send(TouchEvent(phase: .wait, location: point, time: graph.now))
        }
    }

    /// Taps the view with an accessibility identifier; false where there is none that reacts.
    @discardableResult
    public func tap(identifier: String) -> Bool {
        guard let box = box(identifier: identifier) else { return false }
        return tap(at: CGPoint(x: box.globalFrame.midX, y: box.globalFrame.midY))
    }

    /// Taps the frontmost view at a point of the window; false where none reacts.
    @discardableResult
    public func tap(at point: CGPoint) -> Bool {
        guard touch(.down, at: point) else { return false }
        touch(.up, at: point)
        return session?.hasReacted == true
    }

    func box(identifier: String) -> LayoutBox? { find(in: root) { $0.identifier == identifier } }

    private func find(in box: LayoutBox, where matches: (LayoutBox) -> Bool) -> LayoutBox? {
        if box.isLeftOut { return nil }
        if matches(box) { return box }
        for child in box.children {
            if let found = find(in: child, where: matches) { return found }
        }
        return nil
    }

    /// The boxes under a point, innermost first.
    private func touchPath(at point: CGPoint) -> [(box: LayoutBox, point: CGPoint)] { root.touchPath(at: point) ?? [] }
}

extension LayoutBox {
    /// The boxes here and inside that a touch meets, innermost first; nil where it meets nothing.
    ///
    /// 1. Effects say where the touch is seen inside; what is hidden or clipped away there is not met.
    /// 2. Of several views the one in front counts.
    /// 3. A view is met where it draws, and everywhere in its content shape where it has one.
    func touchPath(at point: CGPoint) -> [(box: LayoutBox, point: CGPoint)]? {
        guard !isLeftOut, allowsTouches else { return nil }
        guard let inner = effect.map({ $0.inner(point, in: globalFrame) }) ?? point else { return nil }
        let touched = masks ? Array(children.prefix(1)) : drawsBackwards ? children : children.reversed()
        if let contentShape {
            guard contentShape(globalFrame, inner) else { return nil }
            for child in touched {
                if let path = child.touchPath(at: inner) { return path + [(self, inner)] }
            }
            return [(self, inner)]
        }
        for child in touched {
            if let path = child.touchPath(at: inner) { return path + [(self, inner)] }
        }
        return isTouched(inner) ? [(self, inner)] : nil
    }
}
