import Drawing
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

enum ScrollBarsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

enum TextMediumKey: EnvironmentKey {
    static var defaultValue: TextMedium { .uniform }
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

    /// The medium that shows text; `.uniform` by default.
    var textMedium: TextMedium {
        get { self[TextMediumKey.self] }
        set { self[TextMediumKey.self] = newValue }
    }

    /// Whether scroll views show where their contents are; `false` by default.
    var showsScrollBars: Bool {
        get { self[ScrollBarsKey.self] }
        set { self[ScrollBarsKey.self] = newValue }
    }

    /// A Boolean value that indicates whether views allow user interaction; `true` by default.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// The maximum number of lines of text; `nil`, the default, for no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The length of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}
