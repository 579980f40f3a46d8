/// Makes views for previews.
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}

/// The size that a preview is shown in.
public enum PreviewLayout: Equatable, Sendable {
    case device
    case sizeThatFits
    /// Points.
    case fixed(width: CGFloat, height: CGFloat)
}

public struct PreviewDevice: Equatable, ExpressibleByStringLiteral, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
    let name: String
    public static let portrait = InterfaceOrientation(name: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
    public var _isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// What one view of a preview provider says about its picture.
public struct _PreviewWishes: Sendable {
    public var name: String?
    public var layout: PreviewLayout?
    public var device: String?
    public var orientation: InterfaceOrientation?
}

enum PreviewTrait {
    enum Name {}
    enum Layout {}
    enum Device {}
    enum Orientation {}
}

extension View {
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        modifier(TraitChange(key: ObjectIdentifier(PreviewTrait.Name.self), value: value ?? ""))
    }
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(TraitChange(key: ObjectIdentifier(PreviewTrait.Layout.self), value: value))
    }
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(TraitChange(key: ObjectIdentifier(PreviewTrait.Device.self), value: value?.rawValue ?? ""))
    }
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(TraitChange(key: ObjectIdentifier(PreviewTrait.Orientation.self), value: value))
    }
}

extension _HostedView {
    /// What each of the views at the top says about its picture.
    public var previewWishes: [_PreviewWishes] {
        (node?.boxes() ?? []).map { box in
            let name = box.trait(PreviewTrait.Name.self, as: String.self)
            let device = box.trait(PreviewTrait.Device.self, as: String.self)
            return _PreviewWishes(
                name: name?.isEmpty == true ? nil : name,
                layout: box.trait(PreviewTrait.Layout.self, as: PreviewLayout.self),
                device: device?.isEmpty == true ? nil : device,
                orientation: box.trait(PreviewTrait.Orientation.self, as: InterfaceOrientation.self))
        }
    }
}
