import Foundation

extension SwitchFigures {
    static let points = SwitchFigures(
        look: .shapes, size: CGSize(width: 51, height: 31), restColor: .secondarySystemFill, knobColor: nil)
}
