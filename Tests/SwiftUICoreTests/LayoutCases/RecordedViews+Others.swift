import SwiftUICore

extension RecordedViews {
    static let others: [String: Entry] = [
        "customlayout/radial": Entry {
            Ring {
                Text("A").rec("a")
                Text("B").rec("b")
                box(20, 20).rec("c")
                Text("D").rec("d")
                Text("E").rec("e")
            }.frame(width: 160, height: 160).rec("radial")
        },
        "foreach/identifiable": Entry {
            HStack { ForEach(["Apple", "Banana", "Cherry"], id: \.self) { fruit in Text(fruit).rec(fruit) } }.rec("row")
        },
        "foreach/identity": identity,
        "foreach/range": Entry {
            VStack(alignment: .leading) {
                Text("Top").rec("top")
                ForEach(0..<3) { i in Text("Row \(i)").rec("row\(i)") }
                Text("Bottom").rec("bottom")
            }.rec("stack")
        },
    ]

    /// A square with its views on a circle, from the fifth on at half of its radius.
    private struct Ring: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let size = proposal.replacingUnspecifiedDimensions()
            let side = min(size.width, size.height)
            return CGSize(width: side, height: side)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let directions: [(x: CGFloat, y: CGFloat)] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
            for (index, subview) in subviews.enumerated() {
                let radius = (bounds.width / 2 - 12) * (index < 4 ? 1 : 0.5)
                let direction = directions[index % 4]
                subview.place(
                    at: CGPoint(x: bounds.midX + direction.x * radius, y: bounds.midY + direction.y * radius),
                    anchor: .center, proposal: .unspecified)
            }
        }
    }

    private struct Item: Identifiable {
        var id: String
        var width: CGFloat
    }

    /// Keeps the width that it was first given.
    private struct Cell: View {
        @State private var width: CGFloat

        init(seed: CGFloat) { _width = State(initialValue: seed) }

        var body: some View { box(width, 20) }
    }

    private struct Cells: View {
        var items: [Item]

        var body: some View {
            VStack(alignment: .leading) {
                ForEach(items) { item in Cell(seed: item.width).rec("row-\(item.id)") }
            }.rec("stack")
        }
    }

    private static var identity: Entry {
        var items = [Item(id: "a", width: 60), Item(id: "b", width: 100), Item(id: "c", width: 140)]
        let first = items
        var entry = Entry { Cells(items: first) }
        items.insert(Item(id: "d", width: 80), at: 0)
        let inserted = items
        items[1].width = 200
        let mutated = items
        items.reverse()
        let reversed = items
        items.removeAll { $0.id == "b" }
        let removed = items
        entry.steps = [inserted, mutated, reversed, removed].map { list in { AnyView(Cells(items: list)) } }
        return entry
    }
}
