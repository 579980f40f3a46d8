import SwiftUI
import UIKit

/// Makes a view controller of what SwiftUI code gives to show.
@MainActor
enum SwiftUIContent {
    /// Views and the first window of apps as a view controller; everything else as it is.
    static func hosted(_ content: Any) -> Any {
        if let view = content as? any View { return controller(view) }
        if let app = content as? any App, let view = window(of: app) { return controller(view) }
        return content
    }

    private static func window(of app: some App) -> AnyView? { app.body._windowContent }

    private static func controller(_ view: some View) -> UIViewController {
        UIHostingController(rootView: AnyView(view))
    }
}

/// A view controller that knows the size that its content asks for.
@MainActor
protocol HostedContent {
    func fittingSize(within limit: CGSize) -> CGSize
}

extension UIHostingController: HostedContent {
    /// The ideal size, or the one at the limit's width where the ideal one is wider.
    func fittingSize(within limit: CGSize) -> CGSize {
        var size = sizeThatFits(in: CGSize(width: CGFloat.infinity, height: .infinity))
        if size.width > limit.width {
            size = sizeThatFits(in: CGSize(width: limit.width, height: .infinity))
        }
        return CGSize(width: max(1, size.width), height: max(1, size.height))
    }
}
