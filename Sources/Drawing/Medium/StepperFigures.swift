import Foundation

/// The size and the look of steppers.
package struct StepperFigures: Hashable, Sendable {
    /// The look of a stepper: characters for its signs and the line between them, or bars.
    package let look: FigureLook
    /// The size of a stepper in points.
    package let size: CGSize
}
