/// A piece of what a lazy container shows, in order.
@MainActor enum LazyPiece {
    /// Views that are made.
    case views(ViewNode, [any BoxWrapper])
    /// Views that can be made one by one.
    case elements(any LazyElements, [any BoxWrapper])
    case header(ViewNode, [any BoxWrapper])
    case footer(ViewNode, [any BoxWrapper])
    /// What follows belongs to a section, up to its end.
    case sectionStart(ViewNode)
    case sectionEnd

    func wrapped(by wrapper: any BoxWrapper) -> LazyPiece {
        switch self {
        case .views(let node, let wrappers): .views(node, wrappers + [wrapper])
        case .elements(let list, let wrappers): .elements(list, wrappers + [wrapper])
        case .header(let node, let wrappers): .header(node, wrappers + [wrapper])
        case .footer(let node, let wrappers): .footer(node, wrappers + [wrapper])
        case .sectionStart, .sectionEnd: self
        }
    }
}

/// A node whose views are made one by one.
@MainActor protocol LazyElements: _ViewNode {
    var elementCount: Int { get }
    func elementIdentity(at index: Int) -> AnyHashable
    /// The first element with an identity; costs a walk through all.
    func elementIndex(of id: AnyHashable) -> Int?
    /// Makes the views of an element, or gives those that were made.
    func element(at index: Int) -> ViewNode
    /// Takes away the views of all elements but those.
    func keepElements(_ isKept: (AnyHashable) -> Bool)
}

/// Puts a box of its own around each box of what it modifies.
@MainActor protocol BoxWrapper: AnyObject {
    func wrap(_ box: LayoutBox) -> LayoutBox
    func forget(_ box: LayoutBox)
}

extension ViewNode {
    /// The pieces of the children, for nodes that add nothing of their own.
    final func piecesOfChildren(_ nodes: [ViewNode]) -> [LazyPiece] { nodes.flatMap { $0.lazyPieces() } }
}
