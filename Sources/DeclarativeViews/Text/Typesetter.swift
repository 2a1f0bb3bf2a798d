import Drawing
import Foundation
import LayoutEngine

/// A text with everything that decides about its lines. Measuring and drawing lay it out here.
///
/// There is one for each text in a tree, so it keeps only sizes and values that cannot be worked out again.
@MainActor struct Typesetter {
    /// Other settings of the text where it stands.
    struct Settings: Equatable {
        var letters: Text.Case?
        var lineLimit: Int?
        /// The fewest lines the text has room for; 0 for as many as it has.
        var leastLines = 0
        var lineSpacing: CGFloat = 0
        /// The smallest factor by which the font shrinks where there is not enough room.
        var smallestScale: CGFloat = 1
        /// The truncation where there is still not enough room.
        var truncation = Text.TruncationMode.tail
    }

    /// The first part of the text, mostly the only one.
    private(set) var first: Text.Part
    private(set) var others: [Text.Part]
    /// The text's environment.
    var environment: TextEnvironment
    private var sizes = TextSizes()

    init(_ wording: Text.Wording, in environment: TextEnvironment) {
        (first, others) = (wording.first, wording.others)
        self.environment = environment
    }

    /// How other parts differ from the former ones.
    enum Change {
        case none
        /// In the words alone, in the same looks. There are some before and after.
        case words
        case looks
    }

    /// Replaces the parts. Returns how they differ from the former ones.
    mutating func show(_ wording: Text.Wording) -> Change {
        if first == wording.first, others == wording.others { return .none }
        let isPlain = others.isEmpty && wording.others.isEmpty && !first.string.isEmpty && !wording.first.string.isEmpty
        let change: Change =
            isPlain && TextAttributes.areSame(first.attributes, wording.first.attributes) ? .words : .looks
        (first, others) = (wording.first, wording.others)
        return change
    }

    /// All parts.
    var parts: [Text.Part] { [first] + others }

    /// The text with the fonts of its parts.
    private var text: StyledText {
        if others.isEmpty { return StyledText(cased(first.string), font: font) }
        var pieces = [StyledText.Piece(cased(first.string), font: font)]
        for (index, part) in others.enumerated() {
            pieces.append(
                StyledText.Piece(cased(part.string), font: index < otherFonts.count ? otherFonts[index] : font))
        }
        return StyledText(pieces)
    }

    private var font: FontDescription { environment.values.font }
    private var otherFonts: [FontDescription] { environment.values.otherFonts }
    private var settings: Settings { environment.values.settings }

    private func cased(_ string: String) -> String {
        switch settings.letters {
        case .uppercase: string.uppercased()
        case .lowercase: string.lowercased()
        case nil: string
        }
    }

    /// The size of a text of one font that is shown whole; `nil` if its lines have to be looked at.
    private mutating func wholeSize(_ proposal: ProposedViewSize, _ range: inout ProposalRange) -> CGSize? {
        if first.string.isEmpty {
            range = .all
            return .zero
        }
        let fit = fit(for: proposal.width.map(Double.init) ?? .infinity)
        let limit = settings.lineLimit.flatMap { $0 > 0 ? $0 : nil } ?? .max
        if fit.lineCount > limit { return nil }
        if fit.lineCount > 1 {
            if let height = proposal.height, fit.size.height > height { return nil }
            if settings.smallestScale < 1 || settings.lineSpacing > 0 { return nil }
        } else if let width = proposal.width, fit.size.width > width {
            // A single line that is too wide is cut where there is no room for another. Of several lines that are shown
            // whole, those that are too wide stay so.
            return nil
        }
        range = fit.range
        return fit.size
    }

    /// The size of a text of one font on one line that has no room even for an ellipsis, which then stands alone; `nil`
    /// for any other. Stacks ask for it to learn how far a text yields.
    private mutating func ellipsisSize(_ proposal: ProposedViewSize, _ range: inout ProposalRange) -> CGSize? {
        guard let width = proposal.width, width.isFinite, !first.string.isEmpty, !(settings.smallestScale < 1) else {
            return nil
        }
        // Most questions are asked with room enough.
        if let known = sizes.fit(for: width), known.lineCount <= 1, known.size.width <= width { return nil }
        let ellipsis = StyledTextLayout.sizeOfEllipsis(in: font)
        // Whatever the space between lines, a height below one and a half lines leaves no room for a second.
        let room = 1.5 * ellipsis.height
        let isLow = proposal.height.map { $0.isFinite && $0 < room } ?? false
        guard width < ellipsis.width, isLow || settings.lineLimit == 1 else { return nil }
        let whole = fit(for: .infinity)
        let end = whole.lineCount > 1 ? ellipsis.width : min(ellipsis.width, whole.size.width)
        if whole.lineCount < 1 || width >= end { return nil }
        range = ProposalRange(
            width: LengthRange(lower: 0, upper: end.nextDown, includesUnspecified: false),
            height: settings.lineLimit == 1
                ? .all : LengthRange(lower: 0, upper: room.nextDown, includesUnspecified: false))
        return ellipsis
    }

    private mutating func fit(for width: Double) -> TextSizes.Fit {
        if let known = sizes.fit(for: width) { return known }
        let found = TextSizes.Fit(
            TextMetrics.current.fit(of: cased(first.string), font: font, maxWidth: max(0, width)))
        sizes.insert(found)
        return found
    }

    // MARK: Memory

    /// Exchanges the sizes with those in another medium; `nil` for none.
    mutating func exchangeSizes(_ kept: inout AnyObject?) {
        let other = kept as? KeptTextSizes
        kept = sizes.isEmpty ? nil : KeptTextSizes(sizes)
        sizes = other?.sizes ?? TextSizes()
    }

    /// Forgets all sizes, as the text or its environment has changed.
    mutating func forgetSizes() { sizes = TextSizes() }

    /// Returns whether all sizes that were asked for are the same with other words. If not, they are forgotten.
    mutating func sizesStay() -> Bool {
        let before = sizes
        forgetSizes()
        if !before.isComplete || before.isEmpty { return false }
        for known in before.fits where !fit(for: known.leastWidth).covers(known) {
            forgetSizes()
            return false
        }
        if before.answers.isEmpty { return true }
        // A text that shrinks to another size of its letters has other baselines in the same size.
        var (range, areSame) = (ProposalRange.all, settings.smallestScale == 1)
        for answer in before.answers where areSame { areSame = size(for: answer.proposal, &range) == answer.size }
        if !areSame { forgetSizes() }
        return areSame
    }

    /// The height of the fewest lines the text has room for.
    private func leastHeight(_ layout: StyledTextLayout) -> CGFloat {
        let missing = min(settings.leastLines, 100_000) - layout.lines.count
        guard missing > 0 else { return 0 }
        let line = layout.lines.last?.height ?? TextMetrics.current.size(of: " ", font: font, maxWidth: nil).size.height
        let gaps = layout.lines.isEmpty ? missing - 1 : missing
        return layout.size.height + CGFloat(missing) * line + CGFloat(gaps) * max(0, settings.lineSpacing)
    }

    /// The lines in a width and a height; `nil` for no limit.
    func layout(width: CGFloat?, height: CGFloat?) -> StyledTextLayout {
        var limits = StyledTextLayout.Limits(
            width: width.map(Double.init), height: height.map(Double.init), lines: settings.lineLimit)
        limits.lineSpacing = Double(settings.lineSpacing)
        limits.smallestScale = Double(settings.smallestScale)
        switch settings.truncation {
        case .head: limits.lineBreak = .truncatedHead
        case .middle: limits.lineBreak = .truncatedMiddle
        case .tail: limits.lineBreak = .truncatedTail
        }
        return StyledTextLayout(text, limits: limits)
    }

    /// The lines in a size that was returned before.
    func layout(in size: CGSize) -> StyledTextLayout {
        layout(width: size.width + Self.slack, height: size.height + Self.slack)
    }

    /// The amount that a size may lose by rounding, in points.
    private static let slack: CGFloat = 0.01
}

extension Typesetter {
    /// The size for a proposal.
    mutating func size(for proposal: ProposedViewSize, _ range: inout ProposalRange) -> CGSize {
        let isPlain = others.isEmpty && font.letterSpacing == 0 && font.baselineOffset == 0
        if isPlain, settings.leastLines == 0,
            let size = ellipsisSize(proposal, &range) ?? wholeSize(proposal, &range)
        {
            return size
        }
        if let known = sizes.answer(to: proposal) { return known }
        let laidOut = layout(width: proposal.width, height: proposal.height)
        let size = CGSize(width: laidOut.size.width, height: max(laidOut.size.height, leastHeight(laidOut)))
        sizes.insert(size, for: proposal)
        return size
    }

    /// The baselines of the first and last line in a size that was returned before.
    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        if others.isEmpty, first.string.isEmpty { return nil }
        let laidOut = layout(in: size)
        return (CGFloat(laidOut.firstBaseline), CGFloat(laidOut.lastBaseline))
    }
}
