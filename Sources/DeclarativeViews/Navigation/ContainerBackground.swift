import LayoutEngine

/// The container whose background a view sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private enum Kind: Sendable { case navigation, navigationSplitView, tabView, widget, window }

    private let kind: Kind

    /// The page of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
    /// The column of a navigation split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(kind: .navigationSplitView)
    /// The page of a tab view.
    public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
    /// A widget, as a program shows it among its views.
    public static let widget = ContainerBackgroundPlacement(kind: .widget)
    /// The window.
    public static let window = ContainerBackgroundPlacement(kind: .window)
}

extension View {
    /// Sets the background of the container around this view to a style.
    ///
    /// It is drawn behind this view, and extends beyond the safe area at the edges where this view ends at it. So it
    /// fills the container of each kind if this view fills the container, as a list does. Lists have backgrounds of
    /// their own; see `scrollContentBackground(_:)`.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        background(style, ignoresSafeAreaEdges: .all)
    }

    /// Sets the background of the container around this view to a view.
    ///
    /// It is drawn behind this view, and extends beyond the safe area at the edges where this view ends at it.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return background(alignment: alignment) { content.ignoresSafeArea() }
    }
}
