import Glibc

/// A growable flat array of plain values behind one pointer.
///
/// The solver's hot loops read and write many of these at once. An `Array` stored in a class pays for uniqueness and
/// exclusivity checks on each write; this type does not, and it keeps its storage when it is emptied, so that solving
/// again allocates nothing. The pointer never leaves the solver; indices are checked in debug builds.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(minimumCapacity: Int = 8) {
        capacity = max(minimumCapacity, 1)
        base = Self.reallocate(nil, capacity: capacity)
    }

    deinit { free(base) }

    var isEmpty: Bool { @inline(__always) get { count == 0 } }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        @inline(__always) nonmutating set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    subscript(index: Int32) -> Element {
        @inline(__always) get { self[Int(index)] }
        @inline(__always) nonmutating set { self[Int(index)] = newValue }
    }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        base[count] = element
        count += 1
    }

    @inline(__always) mutating func popLast() -> Element? {
        if count == 0 { return nil }
        count -= 1
        return base[count]
    }

    mutating func removeAll() { count = 0 }

    /// Sets the count; new elements are `element`.
    mutating func resize(to newCount: Int, filling element: Element) {
        if newCount > capacity { grow(to: newCount) }
        if newCount > count { (base + count).initialize(repeating: element, count: newCount - count) }
        count = newCount
    }

    /// Makes room for so many elements at once.
    mutating func reserve(_ minimum: Int) {
        if minimum <= capacity { return }
        base = Self.reallocate(base, capacity: minimum)
        capacity = minimum
    }

    /// Sets the count and every element.
    mutating func reset(count newCount: Int, to element: Element) {
        count = 0
        resize(to: newCount, filling: element)
    }

    var elements: UnsafeMutableBufferPointer<Element> { .init(start: base, count: count) }

    /// In place; `isBefore` must be a strict order.
    func sort(by isBefore: (Element, Element) -> Bool) {
        var elements = elements
        elements.sort(by: isBefore)
    }

    private mutating func grow(to minimum: Int) {
        // Large buffers grow by a quarter: there `realloc` moves pages, not elements, and memory stays near its need.
        let newCapacity = max(minimum, capacity < 1024 ? capacity * 2 : capacity + capacity / 4)
        base = Self.reallocate(base, capacity: newCapacity)
        capacity = newCapacity
    }

    private static func reallocate(
        _ base: UnsafeMutablePointer<Element>?, capacity: Int
    ) -> UnsafeMutablePointer<Element> {
        let size = capacity * MemoryLayout<Element>.stride
        guard let block = realloc(base, size) else { fatalError("expected \(size) bytes of memory, got none") }
        return block.assumingMemoryBound(to: Element.self)
    }
}

/// Sorts by a key unless the elements are in order already, which they usually are.
func sortIfNeeded<Key: FixedWidthInteger>(
    _ list: UnsafeMutableBufferPointer<Int32>, by keys: UnsafeMutablePointer<Key>
) {
    var elements = list
    var index = 1
    while index < elements.count {
        if keys[Int(elements[index - 1])] > keys[Int(elements[index])] {
            elements.sort { keys[Int($0)] < keys[Int($1)] }
            return
        }
        index += 1
    }
}
