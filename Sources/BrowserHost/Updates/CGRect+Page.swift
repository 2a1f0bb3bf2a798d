import Foundation

extension CGRect {
    /// The left, the top, the width and the height; empty for numbers that are not finite, which JSON has no words for.
    var pageNumbers: [Double] {
        let numbers = [minX, minY, width, height].map(Double.init)
        return numbers.allSatisfy(\.isFinite) ? numbers : []
    }

    /// Creates a rectangle from its ``pageNumbers``; `nil` if there are none.
    init?(pageNumbers: [Double]) {
        guard pageNumbers.count == 4 else { return nil }
        self.init(x: pageNumbers[0], y: pageNumbers[1], width: pageNumbers[2], height: pageNumbers[3])
    }
}
