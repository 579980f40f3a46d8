extension View {
    /// Presents while a binding says so; the content is made in the environment of this view.
    nonisolated fileprivate func presenting<C: View>(
        _ isPresented: Binding<Bool>, _ kind: PresentationRequest.Kind, _ onDismiss: (() -> Void)?,
        @ViewBuilder _ content: @escaping () -> C
    ) -> some View {
        background {
            PresentationAnchor(isPresented: { isPresented.wrappedValue }) { environment in
                PresentationRequest(
                    kind: kind, content: AnyView(content()), environment: environment,
                    dismiss: { isPresented.wrappedValue = false }, didDismiss: onDismiss)
            }
        }
    }

    nonisolated fileprivate func presenting<Item: Identifiable, C: View>(
        _ item: Binding<Item?>, _ kind: PresentationRequest.Kind, _ onDismiss: (() -> Void)?,
        @ViewBuilder _ content: @escaping (Item) -> C
    ) -> some View {
        presenting(
            Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }), kind, onDismiss
        ) {
            if let item = item.wrappedValue { content(item) }
        }
    }

    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented, .sheet, onDismiss, content)
    }

    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item, .sheet, onDismiss, content)
    }

    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented, .cover, onDismiss, content)
    }

    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item, .cover, onDismiss, content)
    }

    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented, .popover(.zero), nil, content)
    }

    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item, .popover(.zero), nil, content)
    }

    /// Beside the view where there is room, else a sheet.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
    ) -> some View {
        presenting(isPresented, .sheet, nil, content)
    }
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
}

/// Where the arrow of a popover points.
public enum PopoverAttachmentAnchor {
    public struct Source {
        public static var bounds: Source { Source() }
        public static func rect(_ r: CGRect) -> Source { Source() }
    }

    case rect(Source)
    case point(UnitPoint)
}
