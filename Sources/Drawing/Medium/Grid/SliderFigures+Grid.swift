import Foundation

extension SliderFigures {
    /// Sliders of one row.
    static let grid = SliderFigures(
        look: .characters, height: 16, trackHeight: 16, thumb: CGSize(width: 8, height: 16),
        touchReach: CGSize(width: 8, height: 0), showsThumbImages: false, keepsTint: false, restColor: .tertiaryLabel,
        thumbColor: .label)
}
