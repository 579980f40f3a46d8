import SwiftUI

/// Views on a circle, the first at the top, the others clockwise.
struct RadialLayout: Layout {
    /// Where the first view stands, and how far round the circle all of them go.
    var start = Angle.degrees(-90)
    var sweep = Angle.degrees(360)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let side = min(proposal.width ?? 300, proposal.height ?? 300)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let widest = sizes.map { max($0.width, $0.height) }.max() ?? 0
        let radius = (min(bounds.width, bounds.height) - widest) / 2
        for (index, subview) in subviews.enumerated() {
            let angle = start.radians + sweep.radians * Double(index) / Double(max(1, subviews.count))
            let place = CGPoint(
                x: bounds.midX + radius * CGFloat(cos(angle)), y: bounds.midY + radius * CGFloat(sin(angle)))
            subview.place(at: place, anchor: .center, proposal: .unspecified)
        }
    }
}

/// The hours of a day with what the weather does in them.
struct RadialDial: View {
    private let hours: [(hour: Int, symbol: String, tint: Color)] = [
        (12, "sun.max.fill", .yellow), (1, "sun.max.fill", .yellow), (2, "cloud.sun.fill", .orange),
        (3, "cloud.fill", .gray), (4, "cloud.fill", .gray), (5, "cloud.rain.fill", .blue),
        (6, "cloud.rain.fill", .blue),
        (7, "cloud.bolt.fill", .purple), (8, "cloud.rain.fill", .blue), (9, "cloud.fill", .gray),
        (10, "moon.fill", .indigo), (11, "moon.stars.fill", .indigo),
    ]

    var body: some View {
        VStack(spacing: 24) {
            Text("Next twelve hours").font(.title2.bold()).multilineTextAlignment(.center)
            ZStack {
                Circle().strokeBorder(Color(.separator), lineWidth: 1).padding(34)
                RadialLayout {
                    ForEach(hours, id: \.hour) { hour in
                        VStack(spacing: 3) {
                            Image(systemName: hour.symbol).font(.title3).foregroundStyle(hour.tint)
                            Text("\(hour.hour)").font(.caption.monospacedDigit()).foregroundStyle(.secondary)
                        }
                        .frame(width: 46, height: 50)
                        .background(Color(.systemBackground), in: .rect(cornerRadius: 12))
                    }
                }
                VStack(spacing: 2) {
                    Text("17°").font(.system(size: 60, weight: .thin))
                    Text("Rain from five").font(.subheadline).foregroundStyle(.secondary)
                }
            }
            .dynamicTypeSize(...DynamicTypeSize.xxLarge)
            .aspectRatio(1, contentMode: .fit)
            .frame(maxWidth: 420)
            .accessibilityElement(children: .combine)
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 12) { facts }
                VStack(spacing: 12) { facts }
            }
            .frame(maxWidth: 420)
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    @ViewBuilder private var facts: some View {
        fact("Wind", "14 km/h", "wind")
        fact("Humidity", "82 %", "humidity")
    }

    private func fact(_ name: LocalizedStringKey, _ value: String, _ symbol: String) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            Label(name, systemImage: symbol).font(.footnote).foregroundStyle(.secondary)
            Text(value).font(.title3.bold().monospacedDigit())
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 20))
    }
}

#Preview("Radial dial") {
    RadialDial()
}
