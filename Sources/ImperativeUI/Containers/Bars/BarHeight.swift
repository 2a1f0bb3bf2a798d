import Drawing
import Foundation

/// The heights of bars. In a grid they are whole rows, so that the content beside a bar stands in rows.
enum BarHeight {
    /// Returns the height of a part of a bar, in points.
    ///
    /// - Parameters:
    ///   - least: The height that larger contents exceed.
    ///   - content: The height of the contents.
    static func of(_ content: CGFloat, atLeast least: CGFloat, in medium: Medium) -> CGFloat {
        max(least, medium.grain.wholeFiniteHeight(content))
    }
}
