import SwiftUI

/// Views in lines, each as long as fits; lines follow each other like those of a text.
///
/// The cache keeps the ideal sizes, which do not depend on the proposal, and the lines of the last width.
struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    struct Cache {
        var sizes: [CGSize]
        var width: CGFloat?
        var lines: [Line] = []
    }

    struct Line {
        var items: Range<Int>
        var width: CGFloat
        var height: CGFloat
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    private func lines(_ width: CGFloat, _ subviews: Subviews, _ cache: inout Cache) -> [Line] {
        if cache.width == width { return cache.lines }
        var lines: [Line] = []
        for (index, ideal) in cache.sizes.enumerated() {
            // What is wider than a line gets a line of its own and breaks inside.
            let size =
                ideal.width <= width
                ? ideal : subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
            if var last = lines.last, last.width + spacing + size.width <= width {
                last.items = last.items.lowerBound..<index + 1
                last.width += spacing + size.width
                last.height = max(last.height, size.height)
                lines[lines.count - 1] = last
            } else {
                lines.append(Line(items: index..<index + 1, width: size.width, height: size.height))
            }
        }
        (cache.width, cache.lines) = (width, lines)
        return lines
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let lines = lines(proposal.width ?? .infinity, subviews, &cache)
        let heights = lines.map(\.height).reduce(0, +)
        return CGSize(
            width: lines.map(\.width).max() ?? 0, height: heights + spacing * CGFloat(max(0, lines.count - 1)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var y = bounds.minY
        for line in lines(bounds.width, subviews, &cache) {
            var x = bounds.minX
            for index in line.items {
                let offer = ProposedViewSize(width: min(cache.sizes[index].width, bounds.width), height: nil)
                subviews[index].place(at: CGPoint(x: x, y: y + line.height / 2), anchor: .leading, proposal: offer)
                x += cache.sizes[index].width + spacing
            }
            y += line.height + spacing
        }
    }
}

/// A tag that can be chosen.
private struct Tag: View {
    let name: String
    let isChosen: Bool

    var body: some View {
        HStack(spacing: 6) {
            if isChosen { Image(systemName: "checkmark").font(.footnote.bold()) }
            Text(name)
        }
        .font(.subheadline.weight(.medium))
        .foregroundStyle(isChosen ? Color.white : Color.primary)
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .background(isChosen ? Color.teal : Color(.secondarySystemFill), in: Capsule())
    }
}

/// Topics of which the reader chooses some.
struct TagCloud: View {
    @State private var chosen: Set<String> = ["Joinery", "Lattices", "Tea houses"]

    private let groups: [(title: String, tags: [String])] = [
        ("Craft", ["Joinery", "Carving", "Lacquer", "Weaving", "Basketry", "Paper", "Indigo", "Kintsugi", "Lattices"]),
        ("Places", ["Tea houses", "Gardens", "Workshops", "Temples", "Machiya", "Bridges"]),
        ("Reading", ["Interviews", "Long reads", "How it is made", "Tools", "Letters from readers"]),
    ]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 28) {
                VStack(alignment: .leading, spacing: 6) {
                    Text("What do you like?").font(.largeTitle.bold())
                    Text("Choose at least three topics. You can change them later.").foregroundStyle(.secondary)
                }
                ForEach(groups, id: \.title) { group in
                    VStack(alignment: .leading, spacing: 12) {
                        Text(group.title).font(.headline)
                        FlowLayout {
                            ForEach(group.tags, id: \.self) { tag in
                                Tag(name: tag, isChosen: chosen.contains(tag))
                                    .onTapGesture { chosen.formSymmetricDifference([tag]) }
                            }
                        }
                    }
                }
            }
            .padding(20)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .safeAreaInset(edge: .bottom) {
            Button {
            } label: {
                Text("Continue with \(chosen.count) topics").multilineTextAlignment(.center).frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .tint(.teal)
            .disabled(chosen.count < 3)
            .padding(.horizontal, 20)
        }
    }
}

#Preview("Tag cloud") {
    TagCloud()
}
