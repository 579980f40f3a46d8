import SwiftUI

/// What a card shows of an article.
struct Article: Identifiable {
    let id: Int
    let title: String
    let summary: String
    let minutes: Int
    let tint: Color
    let symbol: String
}

/// A card that is a row where it fits, and a column where it does not: `ViewThatFits` tries one after the other.
struct ArticleCard: View {
    let article: Article

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(alignment: .top, spacing: 16) {
                picture.frame(width: 112, height: 112)
                texts.frame(minWidth: 190, maxWidth: .infinity, alignment: .leading)
            }
            VStack(alignment: .leading, spacing: 14) {
                picture.frame(maxWidth: .infinity).frame(height: 150)
                texts.frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .padding(16)
        .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 28))
    }

    private var picture: some View {
        RoundedRectangle(cornerRadius: 16)
            .fill(article.tint.gradient)
            .overlay { Image(systemName: article.symbol).font(.system(size: 40)).foregroundStyle(.white.opacity(0.9)) }
    }

    private var texts: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(article.title).font(.headline).lineLimit(2)
            Text(article.summary).font(.subheadline).foregroundStyle(.secondary).lineLimit(3)
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 12) { facts }
                VStack(alignment: .leading, spacing: 4) { facts }
            }
            .font(.footnote).foregroundStyle(.secondary)
            .padding(.top, 2)
        }
    }

    @ViewBuilder private var facts: some View {
        Label("\(article.minutes) min", systemImage: "clock")
        Label("Save", systemImage: "bookmark").foregroundStyle(.tint)
    }
}

struct ArticleCards: View {
    private let articles = [
        Article(
            id: 1, title: "Corners that hold without glue",
            summary: "Why three pieces of cedar carry more than four, and how to saw them.", minutes: 8, tint: .orange,
            symbol: "hammer.fill"),
        Article(
            id: 2, title: "A lattice for the north window",
            summary: "Light comes in sideways here; the pattern has to let it.", minutes: 12, tint: .teal,
            symbol: "square.grid.3x3.fill"),
        Article(
            id: 3, title: "Sharpening on a train",
            summary: "Two stones, one bottle of water and a table that folds.", minutes: 5, tint: .indigo,
            symbol: "tram.fill"),
    ]

    var body: some View {
        ScrollView {
            VStack(spacing: 16) { ForEach(articles) { ArticleCard(article: $0) } }.padding(16)
        }
        .background(Color(.systemGroupedBackground))
    }
}

#Preview("Article cards") {
    ArticleCards()
}
