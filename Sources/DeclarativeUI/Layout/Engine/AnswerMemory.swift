import Foundation

/// A node's answers, remembered until something they depend on changes.
final class AnswerMemory {
    // Assigned in single steps, as the state of `LayoutNode` is.
    @exclusivity(unchecked) var sizes = SizeMemory()
    @exclusivity(unchecked) var guides: [GuideMemory] = []
    @exclusivity(unchecked) var spacing: ViewSpacing?
    /// Whether `guides` is not complete.
    @exclusivity(unchecked) private(set) var forgotGuides = false

    private static let guideCapacity = 16

    func insert(_ guide: GuideMemory) {
        if guides.count == Self.guideCapacity {
            guides.removeFirst()
            forgotGuides = true
        }
        guides.append(guide)
    }

    func forgetSpacingAndGuides() {
        spacing = nil
        guides.removeAll()
        forgotGuides = false
    }
}

/// A node's remembered answer about one explicit guide; NaN for none.
struct GuideMemory {
    var guide: AlignmentGuide
    var proposal: Proposal
    var value: CGFloat
}
