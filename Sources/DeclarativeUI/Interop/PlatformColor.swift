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
    /// Makes a colour from one of the imperative world.
    ///
    /// A dynamic colour is resolved where it is shown, with the traits that the environment there stands for.
    public init(uiColor: UIColor) {
        if uiColor.isDynamic {
            self.init(.dynamic(AnyDynamicColor(base: PlatformColor(color: uiColor))))
        } else {
            self.init(.components(uiColor.cgColor.value))
        }
    }

    /// Makes a colour from one of the imperative world.
    ///
    /// A dynamic colour is resolved where it is shown, with the traits that the environment there stands for.
    public init(_ color: UIColor) { self.init(uiColor: color) }

    /// Makes a fixed colour.
    public init(cgColor: CGColor) { self.init(.components(cgColor.value)) }
}

extension UIColor {
    /// Makes a colour from one of the declarative world.
    ///
    /// A colour that depends on the environment becomes a dynamic colour, resolved with the environment that the traits
    /// stand for, including bridged keys.
    public convenience init(_ color: Color) {
        if case .components(let fixed) = color.source {
            self.init(cgColor: CGColor(fixed.withAlpha(fixed.alpha * color.opacityFactor)))
        } else {
            self.init { UIColor(cgColor: CGColor(color.components(in: EnvironmentValues($0)))) }
        }
    }
}
