/// How far a view wants to be from its neighbours.
///
/// What counts on each edge:
/// 1. A fixed distance (a spacer's zero) wins over everything.
/// 2. Between two texts one above the other: the lower one's leading.
/// 3. Between a text and something else: the text's own distance.
/// 4. A container has what its views at that edge have together; of several distances the largest counts.
/// 5. Where nothing is stated: the platform's default.
///
/// Origin: recorded on macOS 26.2 and the iOS 26 simulator (default_spacing.tsv).
public struct ViewSpacing: Sendable {
    /// What is known of one edge.
    struct EdgeSpacing: Equatable, Sendable {
        var fixed: CGFloat?
        /// The distance of a text, to anything that is none.
        var text: CGFloat?
        /// The leading of a text, to a text.
        var leading: CGFloat?
        /// Whether something that states nothing is at the edge.
        var hasPlain = false

        mutating func formUnion(_ other: EdgeSpacing) {
            fixed = Self.larger(fixed, other.fixed)
            text = Self.larger(text, other.text)
            leading = Self.larger(leading, other.leading)
            hasPlain = hasPlain || other.hasPlain
        }

        private static func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
            guard let a, let b else { return a ?? b }
            return max(a, b)
        }
    }

    var edges: [EdgeSpacing]

    /// Every edge fixed at nothing.
    public static let zero = ViewSpacing(edges: Array(repeating: EdgeSpacing(fixed: 0), count: 4))
    static let plain = ViewSpacing(edges: Array(repeating: EdgeSpacing(hasPlain: true), count: 4))
    /// The union of no views.
    static let none = ViewSpacing(edges: Array(repeating: EdgeSpacing(), count: 4))

    init(edges: [EdgeSpacing]) { self.edges = edges }

    public init() { self = .plain }

    subscript(edge: Edge) -> EdgeSpacing {
        get { edges[Int(edge.rawValue)] }
        set { edges[Int(edge.rawValue)] = newValue }
    }

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(edge) { self[edge].formUnion(other[edge]) }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Points between this view and the next one along the axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (after, before) = axis == .vertical ? (self[.bottom], next[.top]) : (self[.trailing], next[.leading])
        if after.fixed != nil || before.fixed != nil { return max(after.fixed ?? 0, before.fixed ?? 0) }
        var result: CGFloat?
        func consider(_ value: CGFloat?) {
            if let value { result = max(result ?? 0, value) }
        }
        if before.hasPlain { consider(after.text) }
        if after.hasPlain { consider(before.text) }
        if after.leading != nil { consider(before.leading) }
        return result ?? LayoutMetric.defaultSpacing
    }
}
