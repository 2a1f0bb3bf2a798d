import Foundation
import Foundations

/// The extents of a line's cells across the lines of a lazy container.
struct LazyTracks {
    struct Track {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    var tracks: [Track] = []
    /// The length of all tracks and the gaps between them.
    var extent: CGFloat = 0

    /// The most columns that one adaptive item becomes, so that no input can exhaust memory.
    private static let adaptiveLimit: CGFloat = 10_000

    /// Makes one track of the whole length.
    init(whole length: CGFloat) {
        tracks = [Track(start: 0, length: length, alignment: nil)]
        extent = length
    }

    /// Divides `length` points among items.
    ///
    /// Fixed items take theirs first. The others are offered, in order, an equal share of the rest.
    init(_ items: [GridItem], in length: CGFloat, usualGap: CGFloat) {
        var gaps: CGFloat = 0
        var rest = length
        var sharing = 0
        for (index, item) in items.enumerated() {
            if index < items.count - 1 { gaps += Self.gap(item, usualGap) }
            if case .fixed(let fixed) = item.size { rest -= Self.length(fixed) } else { sharing += 1 }
        }
        rest -= gaps
        var position: CGFloat = 0
        for item in items {
            let gap = Self.gap(item, usualGap)
            let offer = max(0, sharing > 0 ? rest / CGFloat(sharing) : 0)
            switch item.size {
            case .fixed(let fixed):
                add(item, Self.length(fixed), at: &position, gap: gap)
            case .flexible(let minimum, let maximum):
                let least = Self.length(minimum)
                let taken = min(max(offer, least), max(least, Self.limit(maximum)))
                add(item, taken, at: &position, gap: gap)
                rest -= taken.isFinite ? taken : 0
                sharing -= 1
            case .adaptive(let minimum, let maximum):
                let least = Self.length(minimum)
                let taken = max(offer, least)
                let divisor = least + gap
                let fitting = divisor > 0 ? ((taken + gap) / divisor).rounded(.down) : 1
                let number = taken.isFinite && fitting >= 1 ? min(fitting, Self.adaptiveLimit) : 1
                let each = min((taken - (number - 1) * gap) / number, max(least, Self.limit(maximum)))
                for _ in 0..<Int(clamping: number) { add(item, max(0, each), at: &position, gap: gap) }
                rest -= taken.isFinite ? taken : 0
                sharing -= 1
            }
        }
        extent = tracks.last.map { $0.start + $0.length } ?? 0
    }

    private mutating func add(_ item: GridItem, _ length: CGFloat, at position: inout CGFloat, gap: CGFloat) {
        tracks.append(Track(start: position, length: length, alignment: item.alignment))
        position += length + gap
    }

    private static func gap(_ item: GridItem, _ usualGap: CGFloat) -> CGFloat {
        guard let spacing = item.spacing, spacing.isFinite else { return usualGap }
        return spacing
    }

    private static func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }

    private static func limit(_ length: CGFloat) -> CGFloat { length.isNaN ? .infinity : max(0, length) }

    /// Returns a description of the first invalid number in some items, or `nil`.
    static func issue(in items: [GridItem]) -> String? {
        if items.isEmpty { return "has no columns or rows; one flexible one is used. Give it at least one GridItem" }
        for item in items {
            var numbers: [CGFloat] = []
            switch item.size {
            case .fixed(let length): numbers = [length]
            case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
                numbers = [minimum]
                if maximum != .infinity { numbers.append(maximum) }
            }
            if let wrong = numbers.first(where: { !($0 >= 0 && $0 < .infinity) }) {
                return "has a GridItem of \(wrong) points; lengths are finite numbers of at least 0, and are put right"
            }
        }
        return nil
    }
}
