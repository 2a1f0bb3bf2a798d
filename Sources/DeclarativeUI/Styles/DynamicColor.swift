import Drawing
import Foundation

/// A colour that the place where it is shown decides on.
protocol DynamicColor: Hashable, Sendable {
    /// The colour in an environment; what is read there is recorded.
    func components(in environment: EnvironmentValues) -> ColorComponents
}

/// A dynamic colour of any type.
struct AnyDynamicColor: Hashable, Sendable {
    let base: any DynamicColor

    static func == (one: AnyDynamicColor, other: AnyDynamicColor) -> Bool {
        AnyHashable(one.base) == AnyHashable(other.base)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension Color {
    /// A colour of the asset catalogues (`.xcassets`) in a bundle's resources; `nil` is the main bundle.
    ///
    /// The variant is chosen by the environment of the place where the colour is shown, and again when that changes.
    /// A colour that is missing or cannot be read is clear, and is reported once.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.dynamic(AnyDynamicColor(base: NamedColor(name: name, bundle: bundle))))
    }
}
