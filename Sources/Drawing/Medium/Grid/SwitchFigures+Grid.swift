import Foundation

extension SwitchFigures {
    /// Switches of a row of three characters.
    static let grid = SwitchFigures(
        look: .characters, size: CGSize(width: 24, height: 16), restColor: .systemGray, knobColor: .label)
}
