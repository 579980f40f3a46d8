@preconcurrency import Foundation

/// A record of actions that can be taken back, last first; Foundation on Linux has none.
///
/// What is registered while an action is taken back goes to the other list, so that it can be done again.
@MainActor @preconcurrency
open class UndoManager: NSObject {
    private struct Entry {
        var name: String
        weak var target: AnyObject?
        var action: @MainActor () -> Void
    }

    private var undoEntries: [Entry] = []
    private var redoEntries: [Entry] = []
    private var disableCount = 0
    open private(set) var isUndoing = false
    open private(set) var isRedoing = false
    open private(set) var undoActionName = ""
    /// The most actions that are kept; 0 means any number.
    open var levelsOfUndo = 0
    open var groupsByEvent = true

    public override init() {
        super.init()
    }

    open var canUndo: Bool { !undoEntries.isEmpty }
    open var canRedo: Bool { !redoEntries.isEmpty }
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }
    open func disableUndoRegistration() { disableCount += 1 }
    open func enableUndoRegistration() { disableCount = max(0, disableCount - 1) }
    open func setActionName(_ actionName: String) { undoActionName = actionName }
    open func beginUndoGrouping() {}
    open func endUndoGrouping() {}

    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let entry = Entry(name: undoActionName, target: target) { [weak target] in
            if let target { handler(target) }
        }
        if isUndoing {
            redoEntries.append(entry)
        } else {
            undoEntries.append(entry)
            if !isRedoing { redoEntries = [] }
            if levelsOfUndo > 0, undoEntries.count > levelsOfUndo { undoEntries.removeFirst() }
        }
    }

    open func undo() {
        guard let entry = undoEntries.popLast() else { return }
        isUndoing = true
        entry.action()
        isUndoing = false
    }

    open func redo() {
        guard let entry = redoEntries.popLast() else { return }
        isRedoing = true
        entry.action()
        isRedoing = false
    }

    open func removeAllActions() {
        undoEntries = []
        redoEntries = []
    }

    open func removeAllActions(withTarget target: Any) {
        undoEntries.removeAll { $0.target === target as AnyObject }
        redoEntries.removeAll { $0.target === target as AnyObject }
    }
}
