import Foundation

/// The measures, in points, and the look of the dots of pages.
package struct PageDotFigures: Hashable, Sendable {
    /// The look of dots: full and empty characters, or discs of two colours.
    package let look: FigureLook
    /// The size of a dot.
    package let dot: CGSize
    /// The distance from dot to dot.
    package let pitch: CGFloat
    /// How much wider some dots are than as many times the distance; negative without room at the ends.
    package let ends: CGFloat
    /// The height of the control.
    package let height: CGFloat
    /// How far the background reaches beyond the dots.
    package let backgroundReach: CGSize
}
