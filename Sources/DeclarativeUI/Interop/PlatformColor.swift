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
    /// The colour of the imperative world. A dynamic one is resolved where it is shown, with the traits that the
    /// environment there stands for.
    public init(uiColor: UIColor) {
        if uiColor.isDynamic {
            self.init(.dynamic(AnyDynamicColor(base: PlatformColor(color: uiColor))))
        } else {
            self.init(.components(uiColor.cgColor.value))
        }
    }

    /// The colour of the imperative world. A dynamic one is resolved where it is shown, with the traits that the
    /// environment there stands for.
    public init(_ color: UIColor) { self.init(uiColor: color) }

    /// A fixed colour.
    public init(cgColor: CGColor) { self.init(.components(cgColor.value)) }
}

extension UIColor {
    /// The colour of the declarative world. One that follows its surroundings is dynamic here: it is resolved with
    /// the environment that the traits stand for, bridged keys among them.
    public convenience init(_ color: Color) {
        if case .components(let fixed) = color.source {
            self.init(cgColor: CGColor(fixed.withAlpha(fixed.alpha * color.opacityFactor)))
        } else {
            self.init { UIColor(cgColor: CGColor(color.components(in: EnvironmentValues($0)))) }
        }
    }
}
