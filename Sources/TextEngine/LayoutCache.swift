/// Answers by question, bounded in number and in cost.
///
/// Two generations: when the young one is full, the old one is dropped and the young one takes its place; a hit in the
/// old generation moves the answer to the young one, so what is used stays. Not thread-safe; its owner locks.
package struct LayoutCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private var youngCost = 0
    private let countLimit: Int
    private let costLimit: Int
    package private(set) var hits = 0
    package private(set) var misses = 0

    /// Limits of one generation; the cache holds up to twice as much.
    package init(countLimit: Int, costLimit: Int) {
        self.countLimit = countLimit
        self.costLimit = costLimit
    }

    package var count: Int { young.count + old.count }

    package mutating func value(for key: Key) -> Value? {
        if let value = young[key] {
            hits += 1
            return value
        }
        guard let value = old.removeValue(forKey: key) else {
            misses += 1
            return nil
        }
        hits += 1
        insert(value, for: key, cost: 0)
        return value
    }

    /// Keeps an answer; one that alone costs more than the limit is not kept.
    package mutating func insert(_ value: Value, for key: Key, cost: Int) {
        guard cost <= costLimit else { return }
        if young.count >= countLimit || youngCost + cost > costLimit {
            old = young
            young = [:]
            youngCost = 0
        }
        young[key] = value
        youngCost += cost
    }
}
