import RenderProtocol
import SwiftUI
import UIKit

/// The previews of a `PreviewProvider`: one for each view at its top.
@MainActor
enum ProviderPreviews {
    /// One source for each view; the source as it is where it makes no preview provider.
    ///
    /// The views' own bodies are left alone, so that one that traps does not hide the others.
    static func sources(of source: PreviewSource) -> [PreviewSource] {
        guard let provider = source.make() as? any PreviewProvider.Type else { return [source] }
        let wishes = hosted(provider, leavesUserViewsAlone: true).previewWishes
        return wishes.enumerated().map { index, wish in
            var preview = source
            let number = wishes.count > 1 ? " \(index + 1)" : ""
            preview.name = wish.name ?? source.name + number
            preview.traits = traits(wish)
            preview.device = wish.device
            preview.make = { AnyView(ProviderElement(previews: previews(of: provider), index: index)) }
            return preview
        }
    }

    private static func previews(of provider: (some PreviewProvider).Type) -> AnyView { AnyView(provider.previews) }

    private static func hosted(
        _ provider: any PreviewProvider.Type, leavesUserViewsAlone: Bool
    ) -> _HostedView {
        _HostedView(
            previews(of: provider), size: CGSize(width: 1, height: 1), leavesUserViewsAlone: leavesUserViewsAlone)
    }

    private static func traits(_ wish: _PreviewWishes) -> [PreviewTrait<Preview.ViewTraits>] {
        var traits: [PreviewTrait<Preview.ViewTraits>] = []
        switch wish.layout {
        case .sizeThatFits: traits.append(.sizeThatFitsLayout)
        case .fixed(let width, let height): traits.append(.fixedLayout(width: width, height: height))
        case .device, nil: break
        }
        if let orientation = wish.orientation { traits.append(orientation._isLandscape ? .landscapeLeft : .portrait) }
        return traits
    }
}

/// One of the views at the top of a provider's previews.
private struct ProviderElement: View {
    let previews: AnyView
    let index: Int

    var body: some View { _OnlyView(index: index) { previews } }
}
