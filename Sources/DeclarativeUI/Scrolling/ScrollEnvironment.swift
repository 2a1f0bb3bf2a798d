import LayoutEngine

/// Whether a scroll view shows the position of its visible part.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private enum Kind: Sendable {
        case automatic, visible, hidden, never
    }

    private let kind: Kind

    /// As the system does.
    public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
    /// Shown where the system shows it at all.
    public static let visible = ScrollIndicatorVisibility(kind: .visible)
    /// Not shown, unless a device without touch needs it.
    public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
    /// Whether the position is shown where it is shown at all.
    var isShown: Bool { kind == .automatic || kind == .visible }

    /// Never shown.
    public static let never = ScrollIndicatorVisibility(kind: .never)
}

enum ScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

enum HorizontalScrollIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

enum VerticalScrollIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension EnvironmentValues {
    /// Whether people may move the contents of scroll views. `true` where nothing was set.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    /// Whether scroll views show their position from side to side. `.automatic` where nothing was set.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalScrollIndicatorKey.self] }
        set { self[HorizontalScrollIndicatorKey.self] = newValue }
    }

    /// Whether scroll views show their position from top to bottom. `.automatic` where nothing was set.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalScrollIndicatorKey.self] }
        set { self[VerticalScrollIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Keeps people from moving the contents of scroll views in this view; code still can. What an outer view disabled,
    /// an inner one cannot enable.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        modifier(EnvironmentModifier(ScrollDisabledWriter(disabled: disabled)))
    }

    /// Says whether scroll views in this view show their position along some axes.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modifier(EnvironmentModifier(ScrollIndicatorWriter(visibility: visibility, axes: axes)))
    }
}

private struct ScrollIndicatorWriter: EnvironmentWriter {
    let visibility: ScrollIndicatorVisibility
    let axes: Axis.Set

    var name: String { "scrollIndicators" }
    func apply(to values: inout EnvironmentValues) {
        if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
        if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
    }
}

private struct ScrollDisabledWriter: EnvironmentWriter {
    let disabled: Bool

    var name: String { "scrollDisabled" }
    func apply(to values: inout EnvironmentValues) { values.isScrollEnabled = values.isScrollEnabled && !disabled }
}
