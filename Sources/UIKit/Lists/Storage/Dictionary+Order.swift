/// Views are visited in the order of their places: what a delegate is told, a conflict's views and the pool's next view
/// would differ from run to run in the order of a dictionary.
extension Dictionary where Key: Comparable {
    var inOrder: [(key: Key, value: Value)] { sorted { $0.key < $1.key } }
    var orderedKeys: [Key] { keys.sorted() }
}
