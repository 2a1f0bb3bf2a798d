/// A background that lets what is behind it shine through.
public struct Material: Hashable, Sendable {
    private enum Thickness { case ultraThin, thin, regular, thick, ultraThick, bar }
    private let thickness: Thickness

    /// Mostly what is behind.
    public static let ultraThin = Material(thickness: .ultraThin)
    /// More of what is behind than of the material.
    public static let thin = Material(thickness: .thin)
    /// About half of each.
    public static let regular = Material(thickness: .regular)
    /// More of the material than of what is behind.
    public static let thick = Material(thickness: .thick)
    /// Mostly the material.
    public static let ultraThick = Material(thickness: .ultraThick)
    /// The material of bars.
    public static let bar = Material(thickness: .bar)
}

private enum BackgroundMaterialKey: EnvironmentKey {
    static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
    /// The material behind the view; `nil` for none. `nil` where nothing was set.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}
