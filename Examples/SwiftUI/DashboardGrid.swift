import SwiftUI

/// Numbers of a shop in a grid: columns as the width allows, one wide cell, and one line of bars.
struct DashboardGrid: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.dynamicTypeSize) private var textSize
    private let week: [(day: String, orders: Double)] = [
        ("M", 42), ("T", 58), ("W", 51), ("T", 74), ("F", 96), ("S", 120), ("S", 88),
    ]

    var body: some View {
        NavigationStack {
            ScrollView {
                Grid(alignment: .topLeading, horizontalSpacing: 16, verticalSpacing: 16) {
                    if textSize.isAccessibilitySize {
                        ForEach(tiles) { tile in GridRow { TileView(tile: tile).gridCellColumns(columns) } }
                    } else if width == .regular {
                        GridRow { ForEach(tiles) { TileView(tile: $0) } }
                    } else {
                        GridRow { ForEach(tiles.prefix(2)) { TileView(tile: $0) } }
                        GridRow { ForEach(tiles.suffix(2)) { TileView(tile: $0) } }
                    }
                    GridRow { chart.gridCellColumns(columns) }
                    GridRow { goals.gridCellColumns(columns) }
                }
                .padding(16)
            }
            .background(Color(.systemGroupedBackground))
            .navigationTitle("This week")
        }
    }

    private var columns: Int { width == .regular && !textSize.isAccessibilitySize ? 4 : 2 }

    private var tiles: [Tile] {
        [
            Tile(name: "Orders", value: "529", change: 12, symbol: "bag.fill", tint: .blue),
            Tile(name: "Revenue", value: "€ 18.2 k", change: 8, symbol: "eurosign.circle.fill", tint: .green),
            Tile(name: "Returns", value: "17", change: -3, symbol: "arrow.uturn.left", tint: .orange),
            Tile(name: "Visitors", value: "6,204", change: 21, symbol: "person.2.fill", tint: .purple),
        ]
    }

    private var chart: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Orders a day").font(.headline)
            HStack(alignment: .bottom, spacing: 10) {
                ForEach(Array(week.enumerated()), id: \.offset) { index, day in
                    VStack(spacing: 6) {
                        RoundedRectangle(cornerRadius: 6)
                            .fill(
                                index == 5
                                    ? AnyShapeStyle(Color.blue.gradient) : AnyShapeStyle(Color.blue.opacity(0.25))
                            )
                            .frame(height: CGFloat(day.orders))
                        Text(day.day).font(.caption).foregroundStyle(.secondary)
                    }
                    .frame(maxWidth: .infinity)
                }
            }
        }
        .padding(16)
        .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 24))
    }

    private var goals: some View {
        VStack(alignment: .leading, spacing: 14) {
            Text("Goals").font(.headline)
            ProgressView("Orders", value: 529, total: 600)
            ProgressView("New customers", value: 34, total: 80).tint(.green)
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 24))
    }
}

/// One number with how it has changed.
private struct Tile: Identifiable {
    let name: String
    let value: String
    /// Percent.
    let change: Int
    let symbol: String
    let tint: Color
    var id: String { name }
}

private struct TileView: View {
    let tile: Tile

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Image(systemName: tile.symbol).font(.title3).foregroundStyle(tile.tint)
                .frame(width: 40, height: 40)
                .background(tile.tint.opacity(0.15), in: Circle())
            VStack(alignment: .leading, spacing: 2) {
                Text(tile.value).font(.title2.bold().monospacedDigit()).lineLimit(1).minimumScaleFactor(0.6)
                Text(tile.name).font(.subheadline).foregroundStyle(.secondary)
            }
            Label("\(abs(tile.change)) %", systemImage: tile.change < 0 ? "arrow.down" : "arrow.up")
                .font(.footnote.weight(.medium))
                .foregroundStyle(tile.change < 0 ? Color.red : Color.green)
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 24))
    }
}

#Preview("Dashboard") {
    DashboardGrid()
}
