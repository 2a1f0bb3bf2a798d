import Foundation

/// The measures and colours of sliders, and what they are drawn with.
package struct SliderFigures: Hashable, Sendable {
    /// How a slider looks.
    package enum Look: Hashable, Sendable {
        /// A thick and a thin line, with a character for the thumb.
        case characters
        /// A rounded track below a disc with a shadow.
        case shapes
    }

    /// How a slider looks.
    package let look: Look
    /// The height of a slider in points.
    package let height: CGFloat
    /// The height of the track.
    package let trackHeight: CGFloat
    /// The size of the thumb.
    package let thumb: CGSize
    /// How far from the thumb a touch is still one of it.
    package let touchReach: CGSize
    /// Whether an image can take the place of the thumb.
    package let showsThumbImages: Bool
    /// Whether the filled part of the track has its tint also while the slider is disabled.
    package let keepsTint: Bool
    /// The colour of the rest of the track.
    package let restColor: SystemPalette
    /// The colour of the thumb; `nil` for white.
    package let thumbColor: SystemPalette?

    package init(
        look: Look, height: CGFloat, trackHeight: CGFloat, thumb: CGSize, touchReach: CGSize, showsThumbImages: Bool,
        keepsTint: Bool, restColor: SystemPalette, thumbColor: SystemPalette?
    ) {
        self.look = look
        self.height = height
        self.trackHeight = trackHeight
        self.thumb = thumb
        self.touchReach = touchReach
        self.showsThumbImages = showsThumbImages
        self.keepsTint = keepsTint
        self.restColor = restColor
        self.thumbColor = thumbColor
    }
}
