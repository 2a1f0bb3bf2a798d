import Foundation

/// The size and the look of rings that show activity.
package struct SpinnerFigures: Hashable, Sendable {
    /// The look of a ring: a character of dots, one of which is missing, or spokes that fade.
    package let look: FigureLook
    /// The size of all rings in points; `nil` if they have the size that is asked for.
    package let fixedSize: CGSize?
}
