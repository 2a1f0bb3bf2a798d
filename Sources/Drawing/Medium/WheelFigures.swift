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
    /// How many rows are seen before and after the selected one.
    package let reach: Int
    /// The angle from one row of the wheel to the next, in radians; 0 for a flat one.
    package let angle: CGFloat
    /// How far a drag goes at least before it turns a wheel, in points.
    package let leastDrag: CGFloat

    /// Returns how a row is shown.
    ///
    /// - Parameters:
    ///   - distance: How many rows it is after the selected one.
    ///   - height: The height of a row.
    /// - Returns: How far it is moved down from its place on a flat wheel, the factor of its height, and its opacity.
    package func look(at distance: Int, rowHeight height: CGFloat) -> (
        offset: CGFloat, scale: CGFloat, opacity: CGFloat
    ) {
        let far = abs(distance)
        let opacity = far == 0 ? 1 : far == 1 ? 0.6 : far == 2 ? 0.35 : 0.2
        if angle == 0 { return (0, 1, opacity) }
        let turn = angle * CGFloat(distance)
        if abs(turn) >= .pi / 2 { return (0, 0, 0) }
        return (height * (sin(turn) / angle - CGFloat(distance)), cos(turn), opacity)
    }
}
