extension View {
    /// Presents a sheet while a binding is `true`. The binding is set to `false` when the sheet is dismissed.
    ///
    /// The sheet's content has the environment of this view and the traits of the sheet. A window, or a presentation,
    /// presents one thing at a time: further requests wait until the current presentation is gone. `onDismiss` is
    /// called after the sheet is gone.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.sheet, while: isPresented, onDismiss: onDismiss, content: content) }

    /// Presents a sheet for an item while a binding is not `nil`.
    ///
    /// An item with a different ID replaces the sheet with another one. The binding is set to `nil` when the sheet is
    /// dismissed. `onDismiss` is called after the sheet is gone.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.sheet, for: item, onDismiss: onDismiss, content: content) }

    /// Presents a view over the whole window while a binding is `true`.
    ///
    /// The presenting view leaves the window meanwhile, and its state is kept. `onDismiss` is called after the cover
    /// is gone.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.fullScreenCover, while: isPresented, onDismiss: onDismiss, content: content) }

    /// Presents a view for an item over the whole window while a binding is not `nil`. `onDismiss` is called after
    /// the cover is gone.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.fullScreenCover, for: item, onDismiss: onDismiss, content: content) }

    private nonisolated func presenting<Content: View>(
        _ kind: PlainPresentation, while isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
        content: @escaping () -> Content
    ) -> some View {
        modifier(
            BoundPresentation(
                isPresented: isPresented,
                request: { PresentationRequest(kind: kind.kind, identity: nil, content: AnyView(content())) },
                onDismiss: onDismiss))
    }

    private nonisolated func presenting<Item: Identifiable, Content: View>(
        _ kind: PlainPresentation, for item: Binding<Item?>, onDismiss: (() -> Void)?,
        content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemPresentation(item: item, kind: { kind.kind }, onDismiss: onDismiss, content: content))
    }
}

/// A presentation that is there or not.
private enum PlainPresentation {
    case sheet, fullScreenCover

    var kind: PresentationRequest.Kind { self == .sheet ? .sheet : .fullScreenCover }
}

/// Presents something for a value while a binding has one.
struct ItemPresentation<Item: Identifiable, Presented: View> {
    let item: Binding<Item?>
    let kind: () -> PresentationRequest.Kind
    let onDismiss: (() -> Void)?
    let content: (Item) -> Presented
}

extension ItemPresentation: ViewModifier {
    func body(content: Content) -> some View {
        // Read once: the program may take the value away at any time.
        let item = item.wrappedValue
        content.modifier(
            BoundPresentation(
                isPresented: Binding(isPresent: self.item),
                request: {
                    PresentationRequest(
                        kind: kind(), identity: item.map { AnyHashable($0.id) },
                        content: AnyView(item.map { self.content($0) }))
                }, onDismiss: onDismiss))
    }
}
