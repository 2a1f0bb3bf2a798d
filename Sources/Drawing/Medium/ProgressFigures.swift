import Foundation

/// The measures of views for progress, in points.
package struct ProgressFigures: Hashable, Sendable {
    /// The space between a bar and the texts above and below it.
    package let spacing: CGFloat
    /// The room above and below a bar, which is its own.
    package let barEnd: CGFloat
    /// The diameter of a ring.
    package let ringSide: CGFloat
}
