import Foundation

extension PageDotFigures {
    /// A character for each page, with one between two.
    static let grid = PageDotFigures(
        look: .characters, dot: CGSize(width: 8, height: 16), pitch: 16, ends: -8, height: 16,
        backgroundReach: CGSize(width: 8, height: 0))
}
