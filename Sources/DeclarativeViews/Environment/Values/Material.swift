import Drawing

/// A translucent layer in the colour scheme of its surroundings.
///
/// The content behind it shows through: blurred in the pages of browsers, in its own colours in pictures. If the
/// accessibility settings ask for reduced transparency, the material is opaque.
public struct Material: Hashable, Sendable {
    private let thickness: SystemMaterial

    /// A mostly transparent material.
    public static let ultraThin = Material(thickness: .ultraThin)
    /// A material that is more transparent than opaque.
    public static let thin = Material(thickness: .thin)
    /// A material that is about half transparent.
    public static let regular = Material(thickness: .regular)
    /// A material that is more opaque than transparent.
    public static let thick = Material(thickness: .thick)
    /// A mostly opaque material.
    public static let ultraThick = Material(thickness: .ultraThick)
    /// The material of bars.
    public static let bar = Material(thickness: .bar)
}

extension Material: ShapeStyle {
    /// The resolved type: `Never`, because the style resolves to itself.
    public typealias Resolved = Never

    /// Paints the material. Not for clients to call.
    public func _apply(to area: inout _StyledArea) {
        let environment = area.environment
        area.paint = .material(
            thickness.components(
                isDark: environment.colorScheme == .dark, isOpaque: environment.accessibilityReduceTransparency))
    }
}

extension ShapeStyle where Self == Material {
    /// A mostly transparent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that is more transparent than opaque.
    public static var thinMaterial: Material { .thin }
    /// A material that is about half transparent.
    public static var regularMaterial: Material { .regular }
    /// A material that is more opaque than transparent.
    public static var thickMaterial: Material { .thick }
    /// A mostly opaque material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars.
    public static var bar: Material { Material.bar }
}

private enum BackgroundMaterialKey: EnvironmentKey {
    static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
    /// The material behind the view, set by `background(_:ignoresSafeAreaEdges:)` and `background(_:in:fillStyle:)`;
    /// `nil`, the default, if there is none.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}
