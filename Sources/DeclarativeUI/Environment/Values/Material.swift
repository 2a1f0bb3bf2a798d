/// A translucent background.
public struct Material: Hashable, Sendable {
    private enum Thickness { case ultraThin, thin, regular, thick, ultraThick, bar }
    private let thickness: Thickness

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

private enum BackgroundMaterialKey: EnvironmentKey {
    static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
    /// The material behind the view; `nil`, the default, for none.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}
