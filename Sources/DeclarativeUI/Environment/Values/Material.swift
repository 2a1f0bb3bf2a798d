import Drawing

/// A translucent layer, in the colour scheme of its place.
///
/// What is behind it shows through in its colour, and is not blurred. Where less transparency is asked for in the
/// system's settings for accessibility, it is opaque.
public struct Material: Hashable, Sendable {
    private let thickness: SystemMaterial

    /// Mostly transparent.
    public static let ultraThin = Material(thickness: .ultraThin)
    /// More transparent than opaque.
    public static let thin = Material(thickness: .thin)
    /// About half transparent.
    public static let regular = Material(thickness: .regular)
    /// More opaque than transparent.
    public static let thick = Material(thickness: .thick)
    /// Mostly opaque.
    public static let ultraThick = Material(thickness: .ultraThick)
    /// The material of bars.
    public static let bar = Material(thickness: .bar)
}

extension Material: ShapeStyle {
    /// Stands for itself.
    public typealias Resolved = Never

    /// Paints the layer. Not for clients to call.
    public func _apply(to area: inout _StyledArea) {
        let environment = area.environment
        area.paint = .color(
            thickness.components(
                isDark: environment.colorScheme == .dark, isOpaque: environment.accessibilityReduceTransparency))
    }
}

extension ShapeStyle where Self == Material {
    /// A layer that is mostly transparent.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A layer that is more transparent than opaque.
    public static var thinMaterial: Material { .thin }
    /// A layer that is about half transparent.
    public static var regularMaterial: Material { .regular }
    /// A layer that is more opaque than transparent.
    public static var thickMaterial: Material { .thick }
    /// A layer that is mostly opaque.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The layer of bars.
    public static var bar: Material { Material.bar }
}

private enum BackgroundMaterialKey: EnvironmentKey {
    static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
    /// The material behind the view, as `background(_:ignoresSafeAreaEdges:)` and `background(_:in:fillStyle:)` set it;
    /// `nil`, the default, for none.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}
