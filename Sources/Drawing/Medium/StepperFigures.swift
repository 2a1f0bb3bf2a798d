import Foundation

/// The measures of steppers, and what they are drawn with.
package struct StepperFigures: Hashable, Sendable {
    /// How a stepper looks.
    package enum Look: Hashable, Sendable {
        /// Signs and a line that are characters in cells.
        case characters
        /// Signs of bars, and a line of one point.
        case shapes
    }

    /// How a stepper looks.
    package let look: Look
    /// The size of a stepper in points.
    package let size: CGSize

    package init(look: Look, size: CGSize) {
        self.look = look
        self.size = size
    }
}
