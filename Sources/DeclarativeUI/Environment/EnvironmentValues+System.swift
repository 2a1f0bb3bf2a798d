import Foundation
import LayoutEngine

enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}

enum ColorSchemeContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
}

enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
}

enum DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
}

enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}

enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}

enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}

enum LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}

enum AppearsActiveKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

enum LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
    /// Whether the user interface is light or dark. `.light` where nothing was set.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Whether the user interface looks as if it had the user's attention. `true` where nothing was set.
    public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] }
        set { self[AppearsActiveKey.self] = newValue }
    }

    /// How strongly colours stand out. `.standard` where nothing was set.
    public package(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }

    /// The reading direction. `.leftToRight` where nothing was set.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// How large text is. `.large` where nothing was set.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// How many pixels a point has along each axis. `1` where nothing was set.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// How much room there is across; `nil` where unknown. `.regular` where nothing was set.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is downwards; `nil` where unknown. `.regular` where nothing was set.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// How heavy text is; `nil` where nothing is said. `nil` where nothing was set.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    /// Whether views respond to the user. `true` where nothing was set.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// The greatest number of lines of a text; `nil` for no limit. `nil` where nothing was set.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The length of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}

extension View {
    /// Keeps views from responding to the user. What an outer view disabled, an inner one cannot enable.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(EnvironmentModifier(DisabledWriter(disabled: disabled)))
    }

    /// Limits texts to a number of lines; `nil` for no limit.
    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
}

private struct DisabledWriter: EnvironmentWriter {
    let disabled: Bool

    var name: String { "disabled" }
    func apply(to values: inout EnvironmentValues) { values.isEnabled = values.isEnabled && !disabled }
}
