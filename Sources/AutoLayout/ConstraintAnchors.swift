/// The anchors that constraints answer: one object for each place of an item as long as somebody holds it.
///
/// Origin: Tinder/Layout compares `firstAnchor` of two constraints by identity.
@MainActor
enum _ConstraintAnchors {
    private struct Key: Hashable {
        var item: ObjectIdentifier
        var attribute: NSLayoutConstraint.Attribute
    }

    private struct Entry {
        weak var anchor: NSLayoutAnchor<AnyObject>?
    }

    private static var entries: [Key: Entry] = [:]
    /// Entries after which those go whose anchors nobody holds any more.
    private static var limit = 64

    static func anchor(of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor<AnyObject> {
        guard let item else { return NSLayoutAnchor<AnyObject>(item: nil, attribute: attribute) }
        let key = Key(item: ObjectIdentifier(item), attribute: attribute)
        // The address of an item that is gone may be another's by now.
        if let known = entries[key]?.anchor, known.item === item { return known }
        let made = NSLayoutAnchor<AnyObject>(item: item, attribute: attribute)
        entries[key] = Entry(anchor: made)
        if entries.count > limit {
            entries = entries.filter { $0.value.anchor != nil }
            limit = max(64, 2 * entries.count)
        }
        return made
    }
}
