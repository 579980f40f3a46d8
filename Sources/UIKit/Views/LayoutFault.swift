import Foundation

/// A call that cannot be carried out, for the log and for reports.
public struct _LayoutFault {
    public enum Kind: Sendable {
        /// A frame, bounds or centre with NaN or infinity in it.
        case nonFiniteGeometry
        /// A view added to itself or to something inside it.
        case viewInsideItself
    }

    public var kind: Kind
    /// The view whose geometry was refused, or that would have got the subview.
    public var view: UIView
    /// One sentence: what was expected, what came, what happens instead.
    public var message: String

    /// Called for each fault as it happens; the host collects findings here. The default writes the line.
    @MainActor public static var handler: @MainActor (_LayoutFault) -> Void = { $0.log() }

    /// Writes the line to standard error, with the view's type and identifier.
    ///
    /// - Parameter place: file and line of the call, as `file:line`; nil where they are not known.
    @MainActor public func log(at place: String? = nil) {
        let identifier = view.accessibilityIdentifier.map { " \"\($0)\"" } ?? ""
        _Diagnostics.report((place.map { $0 + ": " } ?? "") + "\(type(of: view))\(identifier): \(message)")
    }
}
