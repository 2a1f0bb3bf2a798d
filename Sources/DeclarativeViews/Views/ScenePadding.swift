import LayoutEngine

/// The kind of padding between a view and the edges of the scene.
public struct ScenePadding: Equatable, Sendable {
    private enum Kind: Sendable { case minimum, navigationBar }

    private let kind: Kind

    /// The padding that a scene's content has at least.
    public static let minimum = ScenePadding(kind: .minimum)
    /// The padding that aligns content with a navigation bar's: here, it is the same as ``minimum``.
    public static let navigationBar = ScenePadding(kind: .navigationBar)
}

extension View {
    /// Adds the padding of a scene's content at the given edges of this view, which is that of `padding(_:_:)`.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    /// Adds a kind of padding of a scene's content at the given edges of this view. Both kinds are that of
    /// `padding(_:_:)`.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges)
    }
}
