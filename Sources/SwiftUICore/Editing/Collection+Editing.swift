extension RangeReplaceableCollection where Self: MutableCollection {
    /// - Parameter offsets: count from the collection's start, whatever its indices are.
    public mutating func remove(atOffsets offsets: IndexSet) {
        let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
        replaceSubrange(startIndex..<endIndex, with: kept)
    }
}

extension RangeReplaceableCollection {
    /// - Parameter offsets: count from the collection's start, whatever its indices are.
    public mutating func remove(atOffsets offsets: IndexSet) {
        let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
        self = Self(kept)
    }
}

extension MutableCollection {
    /// Puts elements together before another one, in the order that they had.
    ///
    /// - Parameters:
    ///   - source: offsets from the collection's start.
    ///   - destination: the offset of the element that follows them, counted before anything moves; the count for the
    ///     end.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let moved = all.indices.filter(source.contains).map { all[$0] }
        let before = all.indices.filter { $0 < destination && !source.contains($0) }.map { all[$0] }
        let after = all.indices.filter { $0 >= destination && !source.contains($0) }.map { all[$0] }
        for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
    }
}
