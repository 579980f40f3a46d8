@preconcurrency import Foundation

/// One change of a batch, as layouts hear of it.
///
/// Whole sections are told by index paths whose item is `NSNotFound`.
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable {
        case insert, delete, reload, move, none
    }

    public let indexPathBeforeUpdate: IndexPath?
    public let indexPathAfterUpdate: IndexPath?
    public let updateAction: Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }

    /// A batch as layouts hear of it: deletions, insertions, reloads, moves.
    static func items(of update: BatchUpdate) -> [UICollectionViewUpdateItem] {
        func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
        var result: [UICollectionViewUpdateItem] = []
        result += update.deletedSections.map { .init(.delete, from: section($0), to: nil) }
        result += update.deleted.sorted().map { .init(.delete, from: $0, to: nil) }
        result += update.insertedSections.map { .init(.insert, from: nil, to: section($0)) }
        result += update.inserted.sorted().map { .init(.insert, from: nil, to: $0) }
        result += update.reloadedSections.map { .init(.reload, from: section($0), to: section($0)) }
        result += update.reloaded.sorted().map { .init(.reload, from: $0, to: $0) }
        result += update.sectionMoves.map { .init(.move, from: section($0.from), to: section($0.to)) }
        result += update.moves.map { .init(.move, from: $0.from, to: $0.to) }
        return result
    }
}
