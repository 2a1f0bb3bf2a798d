import Drawing
import Foundation
import LayoutEngine

/// The known sizes of a text.
///
/// The natural breaks of lines are known for ranges of widths, so that a text measured at many widths is laid out
/// once for each way its lines break. Truncated or otherwise constrained layouts are known for single proposals.
struct TextSizes {
    /// The size of the whole text, from a width up to another.
    struct Fit {
        var leastWidth = Double.infinity
        var endWidth = 0.0
        var size = CGSize.zero
        var lineCount = 0

        init() {}

        init(_ fit: TextFit) {
            (leastWidth, endWidth) = (fit.leastWidth, fit.endWidth)
            (size, lineCount) = (fit.measurement.size, fit.measurement.lineCount)
        }

        /// Whether it is known for a width; infinity stands for no limit.
        func holds(for width: Double) -> Bool { width >= leastWidth && (width < endWidth || endWidth == .infinity) }

        /// The proposals for which the text has this size, if it is not cut.
        var range: ProposalRange {
            // A line that is too wide is cut where there is no room for another.
            let least = lineCount > 1 ? leastWidth : max(leastWidth, size.width)
            let isUnlimited = endWidth == .infinity
            return ProposalRange(
                width: LengthRange(
                    lower: least, upper: isUnlimited ? .infinity : CGFloat(endWidth).nextDown,
                    includesUnspecified: isUnlimited),
                height: lineCount > 1
                    ? LengthRange(lower: size.height, upper: .infinity, includesUnspecified: true) : .all)
        }

        /// Whether it says the same, for at least the widths of another.
        func covers(_ other: Fit) -> Bool {
            size == other.size && lineCount == other.lineCount && leastWidth <= other.leastWidth
                && endWidth >= other.endWidth
        }
    }

    /// The size for one proposal.
    struct Answer {
        let proposal: ProposedViewSize
        let size: CGSize
    }

    /// More than this many of a kind are not kept.
    private static let capacity = 16

    // Mostly there is one, for which no list is made.
    private var first = Fit()
    private var others = Others.none

    /// The sizes known beside the first one. It takes the room of a reference in each text, and no more where there
    /// are none.
    private indirect enum Others {
        case none
        case some(Known)
    }

    private struct Known {
        var fits: [Fit] = []
        var answers: [Answer] = []
        /// Whether all that were ever asked for are known.
        var isComplete = true
    }

    private var known: Known {
        get {
            if case .some(let known) = others { return known }
            return Known()
        }
        set { others = .some(newValue) }
    }

    var answers: [Answer] { known.answers }

    /// Whether all that were ever asked for are known.
    var isComplete: Bool { known.isComplete }

    var fits: [Fit] { first.lineCount == 0 ? known.fits : [first] + known.fits }

    var isEmpty: Bool {
        if case .none = others { return first.lineCount == 0 }
        return fits.isEmpty && answers.isEmpty
    }

    /// Returns the size of the whole text at a width; `nil` if it is not known.
    func fit(for width: Double) -> Fit? {
        if first.holds(for: width) { return first }
        guard case .some(let known) = others else { return nil }
        return known.fits.first { $0.holds(for: width) }
    }

    mutating func insert(_ fit: Fit) {
        var known = self.known
        if first.lineCount == 0, known.fits.isEmpty {
            first = fit
            return
        }
        if known.fits.count == Self.capacity {
            known.fits.removeFirst()
            known.isComplete = false
        }
        known.fits.append(fit)
        self.known = known
    }

    /// Returns the size for a proposal, if it is one of the single ones.
    func answer(to proposal: ProposedViewSize) -> CGSize? {
        guard case .some(let known) = others else { return nil }
        return known.answers.first { $0.proposal == proposal }?.size
    }

    mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
        var known = self.known
        if known.answers.count == Self.capacity {
            known.answers.removeFirst()
            known.isComplete = false
        }
        known.answers.append(Answer(proposal: proposal, size: size))
        self.known = known
    }
}

/// The sizes of a text in a medium in which it is not shown now.
final class KeptTextSizes {
    let sizes: TextSizes

    init(_ sizes: TextSizes) { self.sizes = sizes }
}
