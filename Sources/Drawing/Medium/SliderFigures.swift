import Foundation

/// The measures, the colours and the look of sliders.
package struct SliderFigures: Hashable, Sendable {
    /// The look of a slider: a thick and a thin line with a character for the thumb, or a rounded track below a disc
    /// with a shadow.
    package let look: FigureLook
    /// The height of a slider in points.
    package let height: CGFloat
    /// The height of the track.
    package let trackHeight: CGFloat
    /// The size of the thumb.
    package let thumb: CGSize
    /// How far from the thumb a touch is still one of it.
    package let touchReach: CGSize
    /// Whether an image can replace the thumb.
    package let showsThumbImages: Bool
    /// Whether the filled part of the track has its tint also while the slider is disabled.
    package let keepsTint: Bool
    /// The colour of the rest of the track.
    package let restColor: SystemPalette
    /// The colour of the thumb; `nil` for white.
    package let thumbColor: SystemPalette?
}
