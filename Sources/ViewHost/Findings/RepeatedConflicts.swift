import AutoLayout
import UIKit

/// Conflicts that are one fault of the program: the same lines, run for several views.
@MainActor
struct RepeatedConflicts {
    struct Group {
        /// Of the first one, in what was given.
        var index: Int
        var first: _LayoutConflict
        var others: [_LayoutConflict] = []
    }

    /// In the order of their first ones.
    private(set) var groups: [Group] = []

    /// What a member is wherever its line is run: constants differ from cell to cell, views are others.
    private struct Member: Hashable {
        var file: String?
        var line: Int?
        var origin: _ConstraintOrigin
        var identifier: String?
        var attributes: [NSLayoutConstraint.Attribute]
        var relation: NSLayoutConstraint.Relation?
        var types: [ObjectIdentifier]
    }

    init(_ conflicts: [_LayoutConflict]) {
        var places: [[Member: Int]: Int] = [:]
        for (index, conflict) in conflicts.enumerated() {
            if let key = Self.key(conflict) {
                if let place = places[key] {
                    groups[place].others.append(conflict)
                    continue
                }
                places[key] = groups.count
            }
            groups.append(Group(index: index, first: conflict))
        }
    }

    /// The members with how often each occurs, in whatever order they were made; nil where nobody wrote any of them.
    private static func key(_ conflict: _LayoutConflict) -> [Member: Int]? {
        let members = conflict.members.map(member)
        guard members.contains(where: { $0.line != nil }) else { return nil }
        return Dictionary(members.map { ($0, 1) }, uniquingKeysWith: +)
    }

    private static func member(_ reason: _LayoutReason) -> Member {
        let place = reason.usersPlace
        let constraint = reason.constraint
        let types = reason.items.map { ObjectIdentifier(type(of: $0)) }
        return Member(
            file: place?.file, line: place?.line, origin: reason.origin, identifier: constraint?.identifier,
            attributes: [reason.attribute] + (constraint.map { [$0.secondAttribute] } ?? []),
            relation: constraint?.relation, types: types)
    }
}
