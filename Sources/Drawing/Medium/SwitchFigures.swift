import Foundation

/// The size and the look of switches.
package struct SwitchFigures: Hashable, Sendable {
    /// The look of a switch: a line of characters that ends in a circle, or a capsule with a disc in it.
    package let look: FigureLook
    /// The size of a switch in points.
    package let size: CGSize
    /// The colour of the track while the switch is off.
    package let restColor: SystemPalette
    /// The colour of the knob; `nil` for white.
    package let knobColor: SystemPalette?
}
