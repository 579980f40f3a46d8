import SwiftUICore

/// So many coloured leaves in columns; one of them can be made wider.
struct Leaves: View {
    let count: Int
    var width: CGFloat = 4

    var body: some View {
        HStack(alignment: .top, spacing: 1) {
            ForEach(0..<count / 100, id: \.self) { column in Column(index: column, width: column == 50 ? width : 4) }
        }
    }
}

struct Column: View {
    let index: Int
    let width: CGFloat

    var body: some View {
        VStack(spacing: 1) {
            ForEach(0..<99, id: \.self) { _ in Color.red.frame(width: 4, height: 4) }
            Color.blue.frame(width: width, height: 4)
        }
    }
}

/// Cards of texts, stacks, shapes and modifiers: about ten nodes each.
struct Mixed: View {
    let cards: Int

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                ForEach(0..<cards, id: \.self) { index in
                    HStack {
                        Circle().fill(Color.blue).frame(width: 40, height: 40)
                        VStack(alignment: .leading) {
                            Text(verbatim: "Title \(index)").font(.headline)
                            Text(verbatim: "A sentence that wraps where the window is narrow").foregroundStyle(
                                .secondary)
                        }
                        Spacer()
                        Text(verbatim: "\(index)").padding(4).background(Color.yellow, in: Capsule())
                    }.padding(.horizontal)
                    Divider()
                }
            }
        }
    }
}
