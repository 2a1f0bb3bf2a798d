import Foundation
import LayoutEngine

/// Sizes letters in lines, 5 points wide and 12 points high each, with at least two in a line.
final class LineSizer: LeafSizer {
    private let count: Int

    init(_ count: Int) { self.count = count }

    func size(for proposal: ProposedViewSize, _ range: inout ProposalRange) -> CGSize {
        let room = min(CGFloat(count), ((proposal.width ?? .infinity) / 5).rounded(.down))
        let letters = max(2, room)
        let isWhole = letters >= CGFloat(count)
        range.height = .all
        range.width = LengthRange(
            lower: letters > 2 ? letters * 5 : 0, upper: isWhole ? .infinity : ((letters + 1) * 5).nextDown,
            includesUnspecified: isWhole)
        return CGSize(width: min(letters, CGFloat(count)) * 5, height: 12 * (CGFloat(count) / letters).rounded(.up))
    }

    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        count == 0 ? nil : (first: 9, last: size.height - 3)
    }
}
