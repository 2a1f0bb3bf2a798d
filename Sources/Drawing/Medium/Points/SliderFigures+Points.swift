import Foundation

extension SliderFigures {
    /// Sliders with a disc on a thin track.
    static let points = SliderFigures(
        look: .shapes, height: 31, trackHeight: 4, thumb: CGSize(width: 27, height: 27),
        touchReach: CGSize(width: 10, height: 10), showsThumbImages: true, keepsTint: true, restColor: .systemFill,
        thumbColor: nil)
}
