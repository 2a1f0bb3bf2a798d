import Foundation

/// A node's cached sizes, spacing and alignment guides.
final class AnswerMemory {
    // Accessed in single steps, like the state of `LayoutNode`.
    @exclusivity(unchecked) var sizes = SizeMemory()
    var guides: [GuideMemory] = []
    var spacing: ViewSpacing?
    /// Whether some guides were dropped, so that `guides` is incomplete.
    private(set) var forgotGuides = false

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

/// A node's cached value of one explicit alignment guide; NaN where there is none.
struct GuideMemory {
    var guide: AlignmentGuide
    var proposal: Proposal
    var value: CGFloat
}
