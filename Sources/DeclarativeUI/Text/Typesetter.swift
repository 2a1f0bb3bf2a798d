import Drawing
import Foundation
import LayoutEngine

/// A text with all that decides about its lines. What measures and what draws it lay it out here.
///
/// There is one for each text in a tree, so it keeps only what cannot be worked out again.
@MainActor final class Typesetter {
    /// What matters only where a text has several lines or not enough room.
    struct Wrapping: Equatable {
        var lineSpacing: CGFloat = 0
        var smallestScale: CGFloat = 1
        var mode = Text.TruncationMode.tail
    }

    /// What else is set for the text where it stands.
    struct Settings: Equatable {
        var letters: Text.Case?
        var lineLimit: Int?
        /// The fewest lines the text has room for; 0 for as many as it has.
        var leastLines = 0
    }

    /// The first part of the text, mostly the only one.
    var first: Text.Part
    var others: [Text.Part]
    /// The font of the first part.
    var font = FontDescription.body
    var otherFonts: [FontDescription] = []
    var settings = Settings()
    /// `nil` until it mattered.
    var wrapping: Wrapping?
    /// The node of the text, which reads what a text with several lines needs.
    // Taken away when the node's life ends.
    @UnretainedOptional var node: TextNode?

    init(_ wording: Text.Wording) {
        (first, others) = (wording.first, wording.others)
    }

    /// Has other parts shown. Returns whether they differ from those before.
    @discardableResult
    func show(_ wording: Text.Wording) -> Bool {
        if first == wording.first, others == wording.others { return false }
        (first, others) = (wording.first, wording.others)
        return true
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

    private func cased(_ string: String) -> String {
        switch settings.letters {
        case .uppercase: string.uppercased()
        case .lowercase: string.lowercased()
        case nil: string
        }
    }

    private func wraps() -> Wrapping {
        if let wrapping { return wrapping }
        let read = node?.readWrapping() ?? Wrapping()
        wrapping = read
        return read
    }

    /// The size for a proposal.
    func size(_ proposal: ProposedViewSize) -> CGSize {
        let isPlain = others.isEmpty && font.letterSpacing == 0 && font.baselineOffset == 0
        if isPlain, settings.leastLines == 0, let size = simpleSize(proposal) { return size }
        let laidOut = layout(width: proposal.width, height: proposal.height)
        return CGSize(width: laidOut.size.width, height: max(laidOut.size.height, leastHeight(laidOut)))
    }

    /// The size of a text of one font that is shown whole; `nil` if its lines have to be looked at.
    private func simpleSize(_ proposal: ProposedViewSize) -> CGSize? {
        if first.string.isEmpty { return .zero }
        let measured = TextMetrics.current.size(
            of: cased(first.string), font: font, maxWidth: proposal.width.map(Double.init))
        if let height = proposal.height, measured.size.height > height {
            // A text of one line has no other to leave out.
            if measured.lineCount > 1 { return nil }
        }
        if let width = proposal.width, measured.size.width > width { return nil }
        let limit = settings.lineLimit.flatMap { $0 > 0 ? $0 : nil } ?? .max
        if measured.lineCount > limit { return nil }
        if measured.lineCount > 1 {
            let needs = wraps()
            if needs.lineSpacing > 0 || needs.smallestScale < 1 { return nil }
        }
        return measured.size
    }

    /// The height of the fewest lines the text has room for.
    private func leastHeight(_ layout: StyledTextLayout) -> CGFloat {
        let missing = min(settings.leastLines, 100_000) - layout.lines.count
        guard missing > 0 else { return 0 }
        let line = layout.lines.last?.height ?? TextMetrics.current.size(of: " ", font: font, maxWidth: nil).size.height
        let gaps = layout.lines.isEmpty ? missing - 1 : missing
        return layout.size.height + CGFloat(missing) * line + CGFloat(gaps) * max(0, wraps().lineSpacing)
    }

    /// The lines in a width and a height; `nil` for no limit.
    func layout(width: CGFloat?, height: CGFloat?) -> StyledTextLayout {
        let wrapping = wraps()
        var limits = StyledTextLayout.Limits(
            width: width.map(Double.init), height: height.map(Double.init), lines: settings.lineLimit)
        limits.lineSpacing = Double(wrapping.lineSpacing)
        limits.smallestScale = Double(wrapping.smallestScale)
        switch wrapping.mode {
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

    /// The baselines of the first and last line in a size that was returned before.
    func baselines(_ size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        if others.isEmpty, first.string.isEmpty { return nil }
        let laidOut = layout(in: size)
        return (CGFloat(laidOut.firstBaseline), CGFloat(laidOut.lastBaseline))
    }

    /// What a size may lose by rounding, in points.
    private static let slack: CGFloat = 0.01
}
