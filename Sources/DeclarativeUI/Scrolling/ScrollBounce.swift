import LayoutEngine

/// Whether scroll views take touches that cannot move their contents.
///
/// Elsewhere contents move past their ends for such a touch, and back. Here they do not, in a terminal or in a picture;
/// what is left of it is who a touch belongs to, and whether contents can be pulled to be refreshed.
public struct ScrollBounceBehavior: Equatable, Sendable {
    enum Kind: Sendable { case automatic, always, basedOnSize }

    let kind: Kind

    /// A touch that cannot move the contents any further scrolls what is around, and contents can be pulled.
    public static let automatic = ScrollBounceBehavior(kind: .automatic)
    /// A touch on contents moves nothing around them, even where they fit or are at their end.
    public static let always = ScrollBounceBehavior(kind: .always)
    /// Contents that fit take no touches and cannot be pulled; others do as with `automatic`.
    public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

private enum HorizontalScrollBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}

private enum VerticalScrollBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether scroll views take touches from side to side that cannot move their contents. `.automatic` where nothing
    /// was set.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalScrollBounceKey.self] }
        set { self[HorizontalScrollBounceKey.self] = newValue }
    }

    /// Whether scroll views take touches from top to bottom that cannot move their contents. `.automatic` where nothing
    /// was set.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalScrollBounceKey.self] }
        set { self[VerticalScrollBounceKey.self] = newValue }
    }
}

extension View {
    /// Says whether scroll views in this view take touches along some axes that cannot move their contents; see
    /// ``ScrollBounceBehavior``.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        modifier(EnvironmentModifier(ScrollBounceWriter(behavior: behavior, axes: axes)))
    }
}

private struct ScrollBounceWriter: EnvironmentWriter {
    let behavior: ScrollBounceBehavior
    let axes: Axis.Set

    var name: String { "scrollBounceBehavior" }
    func apply(to values: inout EnvironmentValues) {
        if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
        if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
    }
}

extension ScrollingNode {
    private final func bounce(along axis: Axis) -> ScrollBounceBehavior.Kind {
        if isTornDown || !axes.includes(axis) { return .automatic }
        let values = EnvironmentValues(map: scope.map)
        return (axis == .horizontal ? values.horizontalScrollBounceBehavior : values.verticalScrollBounceBehavior).kind
    }

    /// Whether the contents can be pulled at their start, as far as their size is concerned.
    final var isPullableBySize: Bool {
        bounce(along: .vertical) != .basedOnSize || state.contentSize.height > state.viewport.height
    }

    /// Whether a touch along an axis belongs to the scroll view whether or not the contents move.
    final func keepsTouches(along axis: Axis) -> Bool { bounce(along: axis) == .always }
}
