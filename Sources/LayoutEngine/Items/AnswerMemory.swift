import Foundation

/// A node's cached sizes, spacing and alignment guides.
class AnswerMemory {
    // Accessed in single steps, like the state of `LayoutNode`.
    @exclusivity(unchecked) final var sizes = SizeMemory()
    @exclusivity(unchecked) final var guides: [GuideMemory] = []
    @exclusivity(unchecked) final var spacing: ViewSpacing?
    /// Whether some guides were dropped, so that `guides` is incomplete.
    @exclusivity(unchecked) private(set) final var forgotGuides = false

    /// The state kept for other media; `nil` until the tree has been laid out for a second one.
    var media: MediaMemory? { nil }

    private static let guideCapacity = 16

    final func insert(_ guide: GuideMemory) {
        if guides.count == Self.guideCapacity {
            guides.removeFirst()
            forgotGuides = true
        }
        guides.append(guide)
    }

    final func forgetSpacingAndGuides() {
        spacing = nil
        guides.removeAll()
        forgotGuides = false
    }

    /// Exchanges the cached answers with those of another memory.
    final func exchangeAnswers(with other: AnswerMemory) {
        swap(&sizes, &other.sizes)
        swap(&guides, &other.guides)
        swap(&spacing, &other.spacing)
        swap(&forgotGuides, &other.forgotGuides)
    }
}

/// A node's cached value of one explicit alignment guide; NaN where there is none.
struct GuideMemory {
    var guide: AlignmentGuide
    var proposal: Proposal
    var value: CGFloat
}
