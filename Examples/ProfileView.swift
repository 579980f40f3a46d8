import SwiftUI

/// A person with a picture, numbers and two actions; the numbers stand below each other where text is large.
struct ProfileCard: View {
    let name: String
    let role: String
    @State private var isFollowing = false
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        VStack(spacing: 16) {
            portrait
            VStack(spacing: 4) {
                Text(name)
                    .font(.title2)
                    .fontWeight(.bold)
                Text(role)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
            }
            Numbers()
            actions
        }
        .padding(24)
        .frame(maxWidth: .infinity)
        .background(Color(.secondarySystemGroupedBackground))
        .clipShape(RoundedRectangle(cornerRadius: 20))
        .shadow(color: .black.opacity(0.12), radius: 12, y: 4)
        .accessibilityIdentifier("card")
    }

    private var portrait: some View {
        Image(systemName: "person.fill")
            .font(.system(size: 44))
            .foregroundColor(.white)
            .frame(width: 96, height: 96)
            .background(
                LinearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
            )
            .clipShape(Circle())
            .overlay(alignment: .bottomTrailing) {
                Circle()
                    .fill(.green)
                    .frame(width: 22, height: 22)
                    .overlay(Circle().stroke(Color(.systemBackground), lineWidth: 3))
            }
    }

    private var actions: some View {
        let layout =
            dynamicTypeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(spacing: 8)) : AnyLayout(HStackLayout(spacing: 12))
        return layout {
            Button(isFollowing ? "Following" : "Follow") { isFollowing.toggle() }
                .buttonStyle(.borderedProminent)
            Button {
            } label: {
                Label("Message", systemImage: "envelope")
            }
            .buttonStyle(.bordered)
        }
    }
}

/// Three numbers beside each other where they fit, else below each other.
private struct Numbers: View {
    private let numbers = [("Posts", "128"), ("Followers", "4,096"), ("Following", "512")]

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 24) { content }
            VStack(spacing: 8) { content }
        }
    }

    private var content: some View {
        ForEach(numbers, id: \.0) { title, value in
            VStack(spacing: 2) {
                Text(value).font(.headline)
                Text(title).font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

struct ProfileView: View {
    private let interests = ["Joinery", "Swift", "Typography", "Lattice work", "Tea"]

    var body: some View {
        ScrollView {
            content.padding()
        }
        .background(Color(.systemGroupedBackground))
    }

    private var content: some View {
        VStack(alignment: .leading, spacing: 20) {
            ProfileCard(name: "Aiko Tanaka", role: "Maker of lattices without nails")
            Label("Interests", systemImage: "star.fill")
                .font(.headline)
            Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 12) {
                ForEach(interests, id: \.self) { interest in
                    GridRow {
                        Image(systemName: "checkmark.circle.fill").foregroundStyle(.tint)
                        Text(interest)
                    }
                }
            }
            Divider()
            Text("Member since **2019**")
                .font(.footnote)
                .foregroundColor(.secondary)
        }
    }
}

#Preview("Profile, SwiftUI") {
    ProfileView()
}
