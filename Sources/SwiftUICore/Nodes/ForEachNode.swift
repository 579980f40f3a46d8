/// Keeps a node for each identity; new elements begin anew, moved ones keep what they hold.
///
/// Elements are made when they are asked for: all of them by a container that lays out everything, one by one by a lazy
/// one.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedNode<ForEach<Data, ID, Content>>
{
    private var nodes: [ID: TypedNode<Content>] = [:]
    /// In the order of the data, where all are made; else those that are made, with where they were.
    private var order: [TypedNode<Content>] = []
    private var isWhole = false
    private var places: [ID: Int] = [:]

    override var children: [ViewNode] { isWhole ? order : Array(nodes.values) }

    override func boxes() -> [LayoutBox] {
        if !isWhole { showAll() }
        return order.flatMap { $0.boxes() }
    }

    override func update(_ new: ForEach<Data, ID, Content>) {
        view = new
        isWhole ? showAll() : updateMade()
    }

    override func refresh() {
        isDirty = false
        isWhole ? showAll() : updateMade()
    }

    private func content(of element: Data.Element) -> Content {
        ReadTracker.track(self, keepingReads: true) { view.content(element) }
    }

    /// Of several elements with one identity the first is shown; the others are reported and left out.
    private func showAll() {
        let wasWhole = isWhole
        isWhole = true
        places = [:]
        var kept: [ID: TypedNode<Content>] = [:]
        var list: [TypedNode<Content>] = []
        list.reserveCapacity(view.data.count)
        for element in view.data {
            let id = view.identify(element)
            guard kept[id] == nil else {
                graph.duplicateIdentifiers.append("\(id)")
                continue
            }
            let content = content(of: element)
            let node: TypedNode<Content>
            if let known = nodes.removeValue(forKey: id) {
                known.update(content)
                node = known
            } else {
                node = Content._makeNode(content, childContext)
                if wasWhole, !order.isEmpty { graph.inserted(node) }
            }
            kept[id] = node
            list.append(node)
        }
        let isSame = nodes.isEmpty && list.elementsEqual(order) { $0 === $1 }
        let gone = Set(nodes.values.map { ObjectIdentifier($0) })
        for node in order where gone.contains(ObjectIdentifier(node)) {
            graph.willRemove(node)
            node.remove()
        }
        for node in nodes.values where !node.isRemoved { node.remove() }
        nodes = kept
        order = list
        if !isSame, wasWhole { boxesDidChange() }
    }

    /// Brings the elements that are made up to date, and takes away those that are gone.
    private func updateMade() {
        let found = newPlaces()
        places = found
        for (id, node) in nodes {
            guard let place = found[id] else {
                nodes[id] = nil
                node.remove()
                continue
            }
            node.update(content(of: view.data[view.data.index(view.data.startIndex, offsetBy: place)]))
        }
        boxesDidChange()
    }

    /// Where the elements that are made are now; all data are walked through only where some have moved.
    private func newPlaces() -> [ID: Int] {
        let isUnmoved = places.allSatisfy { id, place in
            place < elementCount && view.identify(view.data[dataIndex(place)]) == id
        }
        if isUnmoved { return places.filter { nodes[$0.key] != nil } }
        var result: [ID: Int] = [:]
        for (place, element) in view.data.enumerated() {
            let id = view.identify(element)
            if nodes[id] != nil, result[id] == nil { result[id] = place }
            if result.count == nodes.count { break }
        }
        return result
    }

    private func dataIndex(_ place: Int) -> Data.Index {
        view.data.index(view.data.startIndex, offsetBy: place)
    }

    private func elementsHaveParts() -> Bool {
        let type = ObjectIdentifier(Content.self)
        if let known = PartTypes.known[type] { return known }
        let result = element(at: 0).lazyPieces().contains(where: \.hasParts)
        PartTypes.known[type] = result
        return result
    }

    override func lazyPieces() -> [LazyPiece] {
        guard !isWhole else { return piecesOfChildren(order) }
        guard elementCount > 0 else { return [] }
        // Sections and lists in the elements have pieces of their own, for which all elements are made.
        if elementsHaveParts() {
            showAll()
            return piecesOfChildren(order)
        }
        return [.elements(self, [])]
    }
}

/// Whether the views of a type have pieces of their own, as sections do; found with the first one of each type.
@MainActor private enum PartTypes {
    static var known: [ObjectIdentifier: Bool] = [:]
}

extension LazyPiece {
    /// Whether there is more in the piece than views that are made at once.
    var hasParts: Bool {
        if case .views = self { return false }
        return true
    }
}

extension ForEachNode: LazyElements {
    var elementCount: Int { view.data.count }

    func elementIdentity(at index: Int) -> AnyHashable { AnyHashable(view.identify(view.data[dataIndex(index)])) }

    func elementIndex(of id: AnyHashable) -> Int? {
        guard let id = id.base as? ID else { return nil }
        if let place = places[id] { return place }
        return view.data.enumerated().first { view.identify($0.element) == id }?.offset
    }

    func element(at index: Int) -> ViewNode {
        let element = view.data[dataIndex(index)]
        let id = view.identify(element)
        if let node = nodes[id] {
            if let place = places[id], place != index { graph.duplicateIdentifiers.append("\(id)") }
            return node
        }
        let node = Content._makeNode(content(of: element), childContext)
        nodes[id] = node
        places[id] = index
        return node
    }

    func keepElements(_ isKept: (AnyHashable) -> Bool) {
        guard !isWhole else { return }
        for (id, node) in nodes where !isKept(AnyHashable(id)) {
            nodes[id] = nil
            places[id] = nil
            node.remove()
        }
    }
}

extension ForEachNode: IdentifiedChildren {
    func identity(of child: ViewNode) -> AnyHashable? {
        nodes.first { $0.value === child }.map { AnyHashable($0.key) }
    }

    func child(with id: AnyHashable) -> ViewNode? { (id.base as? ID).flatMap { nodes[$0] } }
}

extension ForEachNode: IdentityHolder {
    func child(identity: AnyHashable) -> ViewNode? { (identity.base as? ID).flatMap { nodes[$0] } }
}
