import Foundation

/// The measures of the wheels of pickers.
package struct WheelFigures: Hashable, Sendable {
    /// The height of a picker view in points.
    package let height: CGFloat
    /// The height of a row in points.
    package let rowHeight: CGFloat
    /// Whether rows can have another height.
    package let allowsOtherRows: Bool
    /// The size of the font of a title in points.
    package let fontSize: CGFloat
    /// How far a drag goes at least before it turns a wheel, in points.
    package let leastDrag: CGFloat
}
