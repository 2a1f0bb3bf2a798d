import Foundation

package enum ColorSchemeKey: EnvironmentKey {
    package static var defaultValue: ColorScheme { .light }
}

package enum ColorSchemeContrastKey: EnvironmentKey {
    package static var defaultValue: ColorSchemeContrast { .standard }
}

package enum LayoutDirectionKey: EnvironmentKey {
    package static var defaultValue: LayoutDirection { .leftToRight }
}

package enum DynamicTypeSizeKey: EnvironmentKey {
    package static var defaultValue: DynamicTypeSize { .large }
}

package enum DisplayScaleKey: EnvironmentKey {
    package static var defaultValue: CGFloat { 1 }
}

package enum HorizontalSizeClassKey: EnvironmentKey {
    package static var defaultValue: UserInterfaceSizeClass? { .regular }
}

package enum VerticalSizeClassKey: EnvironmentKey {
    package static var defaultValue: UserInterfaceSizeClass? { .regular }
}

package enum LegibilityWeightKey: EnvironmentKey {
    package static var defaultValue: LegibilityWeight? { nil }
}

package enum AppearsActiveKey: EnvironmentKey {
    package static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// The colour scheme: light or dark; `.light` by default.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the user interface appears active; `true` by default.
    public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] }
        set { self[AppearsActiveKey.self] = newValue }
    }

    /// The contrast of the colour scheme; `.standard` by default.
    public package(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }

    /// The layout direction; `.leftToRight` by default.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The Dynamic Type size; `.large` by default.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// The number of pixels per point along each axis; `1` by default.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The horizontal size class; `nil` if unknown, `.regular` by default.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The vertical size class; `nil` if unknown, `.regular` by default.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// The preferred legibility weight; `nil`, the default, if unspecified.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    /// The length of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}
