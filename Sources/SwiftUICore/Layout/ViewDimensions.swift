/// A view's size and lines at one proposal.
public struct ViewDimensions {
    public let width: CGFloat
    public let height: CGFloat
    let box: LayoutBox?
    let proposal: ProposedViewSize

    init(size: CGSize, box: LayoutBox?, proposal: ProposedViewSize) {
        width = size.width
        height = size.height
        self.box = box
        self.proposal = proposal
    }

    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
    /// The line where the view or one in it states it; nil where none does.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    func value(_ key: AlignmentKey) -> CGFloat {
        explicit(key) ?? key.id.defaultValue(in: self)
    }

    private func explicit(_ key: AlignmentKey) -> CGFloat? {
        guard let box, box.guides.contains(key) else { return nil }
        return box.explicitAlignment(key, size: CGSize(width: width, height: height), proposal: proposal)
    }
}

extension ViewDimensions: Equatable {
    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.width == rhs.width && lhs.height == rhs.height && lhs.box === rhs.box && lhs.proposal == rhs.proposal
    }
}
