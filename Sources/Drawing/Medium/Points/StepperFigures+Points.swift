import Foundation

extension StepperFigures {
    /// Steppers with rounded corners.
    static let points = StepperFigures(look: .shapes, size: CGSize(width: 94, height: 32))
}
