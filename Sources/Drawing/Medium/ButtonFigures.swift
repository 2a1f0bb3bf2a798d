import Foundation

/// The room around the content of buttons.
package struct ButtonFigures: Hashable, Sendable {
    /// The room at each side and above and below the content of a button with a background, of each size, in points.
    let mini, small, medium, large: CGSize
    /// The most room at each side of the content of a button that is joined with others, in points.
    package let mostJoinedSide: CGFloat
    /// The room above and below the content of a button without a style.
    package let plainEnds: CGFloat
    /// Whether the background of a button can be a circle, which makes the button as wide as high.
    package let hasCircles: Bool
    /// The background of a disabled button that has one otherwise; `nil` for none.
    package let disabledPlate: SystemPalette?

    /// Returns the room at each side of the content, and above and below it, in points.
    package func room(of size: ButtonSize) -> CGSize {
        switch size {
        case .mini: mini
        case .small: small
        case .medium: medium
        case .large: large
        }
    }
}
