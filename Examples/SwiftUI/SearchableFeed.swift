import SwiftUI

/// Posts that a search narrows down once the reader has paused for a moment.
@Observable final class FeedModel {
    struct Post: Identifiable {
        let id: Int
        let author: String
        let text: String
        let likes: Int
        let tint: Color
    }

    var query = ""
    private(set) var shown: [Post]
    private let all: [Post]

    init() {
        let names = ["Ada", "Noor", "Jun", "Elif", "Tomás", "Mika"]
        let texts = [
            "Finished the screen for the tea house. Eleven hundred pieces, not one nail.",
            "Does anyone know a source for quarter-sawn cedar in small lots?",
            "Sharpened everything. The whole street could hear it.",
            "A lattice is a sentence that repeats itself until you believe it.",
            "New blades from Miki. Photographs tomorrow, if the light is kind.",
            "Teaching a class on Saturday: three joints, one afternoon, no glue.",
        ]
        let tints: [Color] = [.orange, .teal, .indigo, .pink, .green, .purple]
        all = (0..<18).map { index in
            Post(
                id: index, author: names[index % 6], text: texts[(index * 5 + index / 6) % 6],
                likes: index * 7 % 40 + 3,
                tint: tints[index % 6])
        }
        shown = all
    }

    /// Waits a third of a second, so that only what the reader meant is looked for.
    @MainActor func search() async {
        guard !query.isEmpty else {
            shown = all
            return
        }
        try? await Task.sleep(for: .milliseconds(300))
        guard !Task.isCancelled else { return }
        let query = query
        shown = all.filter {
            $0.author.localizedStandardContains(query) || $0.text.localizedStandardContains(query)
        }
    }
}

struct SearchableFeed: View {
    @State private var model = FeedModel()

    var body: some View {
        NavigationStack {
            List(model.shown) { post in
                PostRow(post: post)
                    .swipeActions {
                        Button("Save", systemImage: "bookmark") {}.tint(.orange)
                    }
            }
            .listStyle(.plain)
            .overlay {
                if model.shown.isEmpty { ContentUnavailableView.search(text: model.query) }
            }
            .refreshable { await model.search() }
            .navigationTitle("Feed")
            .searchable(text: $model.query, prompt: "People and posts")
            .task(id: model.query) { await model.search() }
        }
    }
}

private struct PostRow: View {
    let post: FeedModel.Post

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            Text(String(post.author.prefix(1))).font(.headline).foregroundStyle(.white)
                .dynamicTypeSize(...DynamicTypeSize.xLarge)
                .frame(width: 40, height: 40)
                .background(post.tint.gradient, in: Circle())
            VStack(alignment: .leading, spacing: 4) {
                HStack(alignment: .firstTextBaseline) {
                    Text(post.author).font(.headline)
                    Spacer()
                    Text("\(post.id + 1) h").font(.footnote).foregroundStyle(.secondary)
                }
                Text(post.text).fixedSize(horizontal: false, vertical: true)
                Label("\(post.likes)", systemImage: "heart").font(.footnote).foregroundStyle(.secondary)
                    .labelStyle(.titleAndIcon)
                    .padding(.top, 2)
            }
        }
    }
}

#Preview("Searchable feed") {
    SearchableFeed()
}
