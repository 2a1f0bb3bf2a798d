import Foundation

/// The measures of rings that show activity, and what they are drawn with.
package struct SpinnerFigures: Hashable, Sendable {
    /// How a ring looks.
    package enum Look: Hashable, Sendable {
        /// A character of dots, of which one is missing.
        case characters
        /// Spokes that fade.
        case shapes
    }

    /// How a ring looks.
    package let look: Look
    /// The size of all rings in points; `nil` if they have the size that is asked for.
    package let fixedSize: CGSize?

    package init(look: Look, fixedSize: CGSize?) {
        self.look = look
        self.fixedSize = fixedSize
    }
}
