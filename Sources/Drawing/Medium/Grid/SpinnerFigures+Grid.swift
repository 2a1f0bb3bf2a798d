import Foundation

extension SpinnerFigures {
    /// Spinners of one character.
    static let grid = SpinnerFigures(look: .characters, fixedSize: CGSize(width: 8, height: 16))
}
