import Foundation

extension PageDotFigures {
    /// Discs for pages.
    static let points = PageDotFigures(
        look: .shapes, dot: CGSize(width: 7, height: 7), pitch: 16, ends: 10, height: 26,
        backgroundReach: CGSize(width: 9, height: 9))
}
