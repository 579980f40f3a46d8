import SwiftUI

/// A profile whose picture stands beside the text where there is room, and above it where there is not or where text is
/// large. The two layouts are one `AnyLayout`, so that the views keep their state when it changes.
struct AdaptiveProfile: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.dynamicTypeSize) private var textSize
    @State private var isFollowing = false

    private var isWide: Bool { width == .regular && !textSize.isAccessibilitySize }

    var body: some View {
        ScrollView {
            let layout =
                isWide
                ? AnyLayout(HStackLayout(alignment: .top, spacing: 32))
                : AnyLayout(VStackLayout(alignment: .center, spacing: 20))
            layout {
                portrait
                VStack(alignment: isWide ? .leading : .center, spacing: 20) {
                    introduction
                    numbers
                    actions
                }
            }
            .frame(maxWidth: 720)
            .padding(24)
            .frame(maxWidth: .infinity)
        }
        .background(Color(.systemGroupedBackground))
    }

    private var portrait: some View {
        Text("MK")
            .font(.system(size: 56, weight: .semibold, design: .rounded))
            .foregroundStyle(.white)
            .frame(width: 148, height: 148)
            .background(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom), in: Circle())
            .overlay(alignment: .bottomTrailing) {
                Image(systemName: "checkmark.seal.fill").font(.title)
                    .foregroundStyle(.blue)
                    .padding(4)
                    .background(Color(.systemGroupedBackground), in: Circle())
            }
            .accessibilityLabel("Portrait of Mika Kowalski")
    }

    private var introduction: some View {
        VStack(alignment: isWide ? .leading : .center, spacing: 6) {
            Text("Mika Kowalski").font(.largeTitle.bold())
            Text("Timber joinery, Kyoto").font(.headline).foregroundStyle(.secondary)
            Text("Builds lattices without nails and writes about the ones that came apart.")
                .foregroundStyle(.secondary)
        }
        .multilineTextAlignment(isWide ? .leading : .center)
    }

    private var numbers: some View {
        let layout =
            textSize.isAccessibilitySize ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout(spacing: 0))
        return layout {
            number("128", "Works")
            number("9.4 k", "Followers")
            number("312", "Following")
        }
        .padding(.vertical, 14)
        .frame(maxWidth: .infinity)
        .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 20))
    }

    private func number(_ value: String, _ name: LocalizedStringKey) -> some View {
        VStack(spacing: 2) {
            Text(value).font(.title3.bold().monospacedDigit())
            Text(name).font(.footnote).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
    }

    private var actions: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 12) { buttons }
            VStack(spacing: 12) { buttons }
        }
        .controlSize(.large)
    }

    @ViewBuilder private var buttons: some View {
        Button {
            isFollowing.toggle()
        } label: {
            Label(isFollowing ? "Following" : "Follow", systemImage: isFollowing ? "checkmark" : "plus")
                .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        Button {
        } label: {
            Label("Message", systemImage: "bubble.right").frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
    }
}

#Preview("Adaptive profile") {
    AdaptiveProfile()
}
