import DeclarativeViews
import Drawing
import Foundation
import ImperativeUI

/// A dynamic colour of the imperative world.
struct PlatformColor: DynamicColor {
    let color: UIColor

    func components(in environment: EnvironmentValues) -> ColorComponents {
        environment.withTraits { color.resolvedCGColor(with: $0).value }
    }
}

extension Color {
    /// Creates a colour from a `UIColor`.
    ///
    /// A dynamic colour is resolved where it is shown, with the traits that correspond to the environment there.
    public init(uiColor: UIColor) {
        if uiColor.isDynamic {
            self.init(.dynamic(AnyDynamicColor(base: PlatformColor(color: uiColor))))
        } else {
            self.init(.components(uiColor.cgColor.value))
        }
    }

    /// Creates a colour from a `UIColor`.
    ///
    /// A dynamic colour is resolved where it is shown, with the traits that correspond to the environment there.
    public init(_ color: UIColor) { self.init(uiColor: color) }

    /// Creates a fixed colour from a `CGColor`.
    public init(cgColor: CGColor) { self.init(.components(cgColor.value)) }
}

extension UIColor {
    /// Creates a `UIColor` from a SwiftUI colour.
    ///
    /// A colour that depends on the environment becomes a dynamic colour. It is resolved with the environment that
    /// corresponds to the traits, including bridged keys.
    public convenience init(_ color: Color) {
        if case .components(let fixed) = color.source {
            self.init(cgColor: CGColor(fixed.withAlpha(fixed.alpha * color.opacityFactor)))
        } else {
            self.init { UIColor(cgColor: CGColor(color.components(in: EnvironmentValues($0)))) }
        }
    }
}
