import UniformTypeIdentifiers

/// Decides what becomes of things that are dropped on a view.
@MainActor @preconcurrency public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// What is dropped, and where.
@MainActor @preconcurrency public struct DropInfo {
    public let location: CGPoint
    private let providers: [NSItemProvider]

    init(location: CGPoint, providers: [NSItemProvider]) {
        self.location = location
        self.providers = providers
    }

    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        let wanted = Set(contentTypes.map(\.identifier))
        return providers.filter { !wanted.isDisjoint(with: $0.registeredTypeIdentifiers) }
    }
}

public enum DropOperation: Sendable {
    case cancel, forbidden, copy, move, delete, alias
}

public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}

extension View {
    // Nothing is dragged into or out of a picture.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { self }
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { self }
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { self }
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
    @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { self }
    @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
}

extension DynamicViewContent {
    /// Nothing is dragged into a picture.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent { self }
}
