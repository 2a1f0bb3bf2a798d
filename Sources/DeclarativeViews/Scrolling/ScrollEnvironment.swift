import LayoutEngine

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private enum Kind: Sendable {
        case automatic, visible, hidden, never
    }

    private let kind: Kind

    /// The visibility that the system chooses.
    public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
    /// Visible where the system shows indicators at all.
    public static let visible = ScrollIndicatorVisibility(kind: .visible)
    /// Hidden, unless a device without touch input needs indicators.
    public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
    /// Whether the position is shown where it is shown at all.
    var isShown: Bool { kind == .automatic || kind == .visible }

    /// Never visible, whatever the input devices.
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
    /// A Boolean value that indicates whether users can scroll. The default is `true`.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    /// The visibility of horizontal scroll indicators. The default is `.automatic`.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalScrollIndicatorKey.self] }
        set { self[HorizontalScrollIndicatorKey.self] = newValue }
    }

    /// The visibility of vertical scroll indicators. The default is `.automatic`.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalScrollIndicatorKey.self] }
        set { self[VerticalScrollIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Disables scrolling by the user in scroll views in this view. Code can still scroll them.
    ///
    /// An inner view cannot enable scrolling that an outer view disables.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        modifier(EnvironmentModifier(ScrollDisabledWriter(disabled: disabled)))
    }

    /// Sets the visibility of scroll indicators in this view along some axes.
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
