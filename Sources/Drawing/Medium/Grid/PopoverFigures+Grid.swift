import Foundation

extension PopoverFigures {
    /// Popovers with a line around them, in which the tip of the arrow is a character.
    static let grid = PopoverFigures(
        outline: .box, border: CGSize(width: 8, height: 16), arrowReach: 0, keepsMargins: false)
}
