import Foundation

extension StepperFigures {
    /// Steppers of a row of seven characters.
    static let grid = StepperFigures(look: .characters, size: CGSize(width: 56, height: 16))
}
