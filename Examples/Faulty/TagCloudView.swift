import SwiftUI

/// Modifiers in the wrong order, rows without an identity, and a layout that forgets where it stands.
struct TagCloudView: View {
    let tags: [String]

    var body: some View {
        ScrollView {
            LazyHStack {
                ForEach(tags.indices, id: \.self) { index in
                    Text(tags[index]).frame(width: .infinity)
                }
            }
        }
    }
}

struct TagCloudLayout: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 0
        let gaps = spacing * CGFloat(subviews.count - 1)
        return CGSize(width: width, height: gaps + 40)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y: CGFloat = 0
        for subview in subviews {
            subview.place(at: CGPoint(x: 0, y: y), proposal: .unspecified)
            y += 40
        }
    }
}
