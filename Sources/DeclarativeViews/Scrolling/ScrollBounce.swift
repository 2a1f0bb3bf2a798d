import LayoutEngine

/// The way scroll views handle touches that cannot move their content.
///
/// On other platforms, such a touch moves the content past its end and back. Here, in a terminal or a picture, it
/// does not. The behaviour only determines which view receives the touch, and whether the content can be pulled to
/// refresh.
public struct ScrollBounceBehavior: Equatable, Sendable {
    enum Kind: Sendable { case automatic, always, basedOnSize }

    let kind: Kind

    /// Touches that cannot move the content any further scroll the surrounding scroll view. The content can be pulled
    /// to refresh.
    public static let automatic = ScrollBounceBehavior(kind: .automatic)
    /// Touches on the content never scroll the surrounding scroll view, even if the content fits or is at its end.
    public static let always = ScrollBounceBehavior(kind: .always)
    /// Content that fits handles no touches and cannot be pulled. Other content behaves as with `automatic`.
    public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

private enum HorizontalScrollBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}

private enum VerticalScrollBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}

extension EnvironmentValues {
    /// The way scroll views handle horizontal touches that cannot move their content. The default is `.automatic`.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalScrollBounceKey.self] }
        set { self[HorizontalScrollBounceKey.self] = newValue }
    }

    /// The way scroll views handle vertical touches that cannot move their content. The default is `.automatic`.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalScrollBounceKey.self] }
        set { self[VerticalScrollBounceKey.self] = newValue }
    }
}

extension View {
    /// Sets whether scroll views in this view handle touches along some axes that cannot move their content; see
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
