/// Which variables hang together through constraints; known variables hold nothing together.
///
/// Components are circular lists of variables. Adding a row merges the smaller list into the larger; removing one only
/// marks the component as stale, and it is cut into its pieces before the next solve.
final class ComponentIndex {
    private let store: ConstraintStore
    /// By variable; -1 for known variables and such that no constraint uses.
    private(set) var componentOf = Buffer<Int32>()
    private var next = Buffer<Int32>()
    /// By component; the first member follows the tail.
    private var tail = Buffer<Int32>()
    private(set) var size = Buffer<Int32>()
    /// Whether required equalities determine all variables, as of the component's last solution.
    var isDetermined = Buffer<Bool>()
    private var isDirty = Buffer<Bool>()
    private var isStale = Buffer<Bool>()
    private var freeComponents = Buffer<Int32>()
    private var dirtyComponents = Buffer<Int32>()
    private var staleComponents = Buffer<Int32>()
    private var members = Buffer<Int32>()
    private var stack = Buffer<Int32>()
    private(set) var total = 0

    init(store: ConstraintStore) { self.store = store }

    func register(variable: Int32) {
        if Int(variable) == componentOf.count {
            componentOf.append(-1)
            next.append(variable)
        }
        componentOf[variable] = -1
        next[variable] = variable
    }

    // MARK: - Merging

    /// Joins the unknown variables of a row and marks their component; `false` if there is none.
    func join(row: Int32) -> Bool {
        var joined: Int32 = -1
        for term in store.terms(of: row) {
            let variable = store.termVariable[term]
            if store.isKnown[variable] { continue }
            let component = componentOf[variable] >= 0 ? componentOf[variable] : makeComponent(variable)
            joined = joined < 0 || joined == component ? component : merge(joined, component)
        }
        if joined >= 0 { markDirty(joined) }
        return joined >= 0
    }

    /// The component of a row's unknown variables, or -1.
    func component(ofRow row: Int32) -> Int32 {
        for term in store.terms(of: row) {
            let component = componentOf[store.termVariable[term]]
            if component >= 0 { return component }
        }
        return -1
    }

    private func makeComponent(_ variable: Int32) -> Int32 {
        let component: Int32
        if let free = freeComponents.popLast() {
            component = free
        } else {
            component = Int32(tail.count)
            tail.append(-1)
            size.append(0)
            isDetermined.append(false)
            isDirty.append(false)
            isStale.append(false)
        }
        tail[component] = -1
        size[component] = 0
        isDirty[component] = false
        isStale[component] = false
        total += 1
        append(variable, to: component)
        return component
    }

    private func append(_ variable: Int32, to component: Int32) {
        let last = tail[component]
        if last < 0 {
            next[variable] = variable
        } else {
            next[variable] = next[last]
            next[last] = variable
        }
        tail[component] = variable
        size[component] += 1
        componentOf[variable] = component
    }

    private func merge(_ first: Int32, _ second: Int32) -> Int32 {
        let (large, small) = size[first] >= size[second] ? (first, second) : (second, first)
        let smallTail = tail[small]
        var variable = smallTail
        repeat {
            componentOf[variable] = large
            variable = next[variable]
        } while variable != smallTail
        let largeFirst = next[tail[large]]
        next[tail[large]] = next[smallTail]
        next[smallTail] = largeFirst
        tail[large] = smallTail
        size[large] += size[small]
        if isStale[small] { markStale(large) }
        if isDirty[small] { markDirty(large) }
        discard(small)
        return large
    }

    private func discard(_ component: Int32) {
        size[component] = 0
        tail[component] = -1
        freeComponents.append(component)
        total -= 1
    }

    // MARK: - Marks

    @inline(__always) func isMarkedDirty(_ component: Int32) -> Bool { isDirty[component] }

    func markDirty(_ component: Int32) {
        if isDirty[component] { return }
        isDirty[component] = true
        dirtyComponents.append(component)
    }

    /// A row left, or a variable became known: the component may fall apart.
    func markStale(_ component: Int32) {
        markDirty(component)
        if isStale[component] { return }
        isStale[component] = true
        staleComponents.append(component)
    }

    // MARK: - Before and during a solve

    /// Cuts stale components into connected pieces; calls back with variables that no constraint uses any more.
    func settle(orphan: (Int32) -> Void) {
        while let component = staleComponents.popLast() {
            // A merged or discarded component may be listed still.
            guard isStale[component], tail[component] >= 0 else { continue }
            copyMembers(of: component, to: &members)
            isStale[component] = false
            isDirty[component] = false
            discard(component)
            for variable in members.elements { componentOf[variable] = -1 }
            cut(orphan: orphan)
        }
    }

    /// Labels the pieces first and then lists them in order of creation.
    private func cut(orphan: (Int32) -> Void) {
        for index in 0..<members.count {
            let seed = members[index]
            if store.isKnown[seed] { continue }
            if store.columnCount[seed] == 0 {
                orphan(seed)
                continue
            }
            if componentOf[seed] >= 0 { continue }
            let component = makeComponent(seed)
            markDirty(component)
            flood(from: seed, component: component)
            tail[component] = -1
            size[component] = 0
        }
        for index in 0..<members.count {
            let variable = members[index]
            let component = componentOf[variable]
            if component >= 0 { append(variable, to: component) }
        }
    }

    private func flood(from seed: Int32, component: Int32) {
        stack.append(seed)
        while let variable = stack.popLast() {
            var term = store.columnFirst[variable]
            while term >= 0 {
                for other in store.terms(of: store.termRow[term]) {
                    let neighbour = store.termVariable[other]
                    if componentOf[neighbour] >= 0 || store.isKnown[neighbour] { continue }
                    componentOf[neighbour] = component
                    stack.append(neighbour)
                }
                term = store.termNext[term]
            }
        }
    }

    /// The next component to solve again, or nil.
    func popDirty() -> Int32? {
        while let component = dirtyComponents.popLast() {
            if isDirty[component], tail[component] >= 0 {
                isDirty[component] = false
                return component
            }
        }
        return nil
    }

    /// The members in order of creation.
    func copyMembers(of component: Int32, to list: inout Buffer<Int32>) {
        list.removeAll()
        let last = tail[component]
        var variable = last
        repeat {
            variable = next[variable]
            list.append(variable)
        } while variable != last
        sortIfNeeded(list.elements, by: store.variableOrder.base)
    }
}
