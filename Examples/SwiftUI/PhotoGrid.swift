import SwiftUI

/// Pictures of several months in a grid with as many columns as fit; the months' titles stay in sight.
struct PhotoGrid: View {
    private struct Month: Identifiable {
        let name: String
        /// The numbers of its photos.
        let photos: Range<Int>

        var id: String { name }
    }

    private let months = [
        Month(name: "November", photos: 0..<14), Month(name: "October", photos: 31..<48),
        Month(name: "September", photos: 62..<92),
    ]

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(
                    columns: [GridItem(.adaptive(minimum: 104), spacing: 2)], spacing: 2,
                    pinnedViews: .sectionHeaders
                ) {
                    ForEach(months) { month in
                        Section {
                            ForEach(month.photos, id: \.self) { PhotoCell(seed: $0) }
                        } header: {
                            header(month.name, month.photos.count)
                        }
                    }
                }
            }
            .navigationTitle("Library")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Select") {} }
            }
        }
    }

    private func header(_ name: String, _ count: Int) -> some View {
        HStack(alignment: .firstTextBaseline) {
            Text(name).font(.title3.bold())
            Spacer()
            Text("\(count)").foregroundStyle(.secondary).monospacedDigit()
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
        .frame(maxWidth: .infinity)
        .background(Color(.systemBackground))
    }
}

/// A made-up picture: a sky, a sun and a hill.
private struct PhotoCell: View {
    let seed: Int

    private var hue: Double { Double(seed * 37 % 100) / 100 }

    var body: some View {
        Rectangle()
            .fill(
                LinearGradient(
                    colors: [
                        Color(hue: hue, saturation: 0.35, brightness: 0.98),
                        Color(hue: hue + 0.06, saturation: 0.5, brightness: 0.8),
                    ], startPoint: .top, endPoint: .bottom)
            )
            .aspectRatio(1, contentMode: .fit)
            .overlay {
                GeometryReader { geometry in
                    let (width, height) = (geometry.size.width, geometry.size.height)
                    Circle().fill(.white.opacity(0.75)).frame(width: width * 0.2)
                        .position(x: width * (0.2 + 0.6 * hue), y: height * 0.28)
                    Path { path in
                        path.move(to: CGPoint(x: 0, y: height * 0.72))
                        path.addQuadCurve(
                            to: CGPoint(x: width, y: height * 0.62),
                            control: CGPoint(x: width * (0.2 + 0.5 * hue), y: height * 0.42))
                        path.addLine(to: CGPoint(x: width, y: height))
                        path.addLine(to: CGPoint(x: 0, y: height))
                    }
                    .fill(Color(hue: hue + 0.3, saturation: 0.4, brightness: 0.5))
                }
            }
            .overlay(alignment: .bottomTrailing) {
                if seed % 5 == 2 {
                    Image(systemName: "heart.fill").font(.footnote).foregroundStyle(.white).padding(6)
                }
            }
            .clipped()
    }
}

#Preview("Photo grid") {
    PhotoGrid()
}
