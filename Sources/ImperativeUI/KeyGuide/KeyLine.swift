import BridgedEnvironment
import Drawing
import Foundation

/// A line of the keys that work now, drawn below a scene.
///
/// The keys are collected after events, and when the focused element, the first responder, a presentation, or a command
/// changes; other frames compare a few numbers, and draw the same list again.
@MainActor final class KeyLine {
    /// The state that the keys depend on and that can change without an event.
    private struct Basis: Equatable {
        var focused: ObjectIdentifier?
        var first: ObjectIdentifier
        var top: ObjectIdentifier
        var contentChanges: UInt64
        var commands: Int
    }

    /// The state that the drawing depends on, besides the keys.
    private struct Look: Equatable {
        var width: CGFloat
        var height: CGFloat
        var traits: UITraitCollection
    }

    /// Keys with their meaning, in the line.
    private struct Part: Equatable {
        let keys: String
        let meaning: String
        let key: KeyCombination
    }

    private var basis: Basis?
    private var isStale = true
    private var hints: [KeyHint] = []
    /// Whether the keys were collected again since the line was drawn.
    private var isCollected = false
    private var look: Look?
    private var shown: [Part] = []
    private var list = DisplayList()
    /// The keys by where they are in the line.
    private var places: [(range: ClosedRange<CGFloat>, key: KeyCombination)] = []

    /// How often keys were collected; for tests.
    private(set) var collectCount = 0

    /// Notes that an event may have changed the effects of keys.
    func eventDidHappen() { isStale = true }

    /// The height of the line in surroundings; 0 where there is no room for it.
    static func height(in size: CGSize, _ traits: UITraitCollection) -> CGFloat {
        let line = traits.textMedium.figures.grain.wholeHeight(font.lineHeight)
        return size.height >= line * leastLines && size.width >= 20 * 8 ? line : 0
    }

    /// The least number of lines of a host that has one for keys.
    private static let leastLines: CGFloat = 11

    private static var font: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }
    private static var keyFont: UIFont { .boldSystemFont(ofSize: UIFont.labelFontSize) }

    /// Returns the drawing of the line, at the origin.
    func displayList(_ guide: KeyGuide, width: CGFloat, height: CGFloat, _ traits: UITraitCollection) -> DisplayList {
        collect(guide)
        let look = Look(width: width, height: height, traits: traits)
        if !isCollected, look == self.look { return list }
        traits.performAsCurrent {
            let shown = fitting(in: width)
            if shown == self.shown, look == self.look { return }
            (self.shown, self.look) = (shown, look)
            draw(look)
        }
        isCollected = false
        return list
    }

    private func collect(_ guide: KeyGuide) {
        let basis = Basis(
            focused: guide.window.focus.focused.map { ObjectIdentifier($0.object) },
            first: ObjectIdentifier(guide.first), top: ObjectIdentifier(guide.window.focus.top),
            contentChanges: ContentKeyChanges.count, commands: commands(guide.first))
        if !isStale, basis == self.basis { return }
        (self.basis, isStale) = (basis, false)
        collectCount += 1
        isCollected = true
        hints = guide.hints.filter { !$0.isBlocked && $0.short != nil }
    }

    /// A number that is another one if the chain has other commands.
    private func commands(_ first: UIResponder) -> Int {
        var hasher = Hasher()
        for responder in first.chain {
            for command in responder.keyCommands ?? [] {
                hasher.combine(command.combination)
                hasher.combine(command.listedTitle)
                hasher.combine(command.attributes)
            }
        }
        return hasher.finalize()
    }

    // MARK: Fitting

    private static let separator = "   "

    private func fitting(in width: CGFloat) -> [Part] {
        var parts: [(part: Part, rank: Int, order: Int, width: CGFloat)] = []
        let gap = Self.separator.size(withAttributes: [.font: Self.font]).width
        for (order, hint) in hints.enumerated() {
            guard let key = hint.keys.first, let meaning = hint.short else { continue }
            let part = Part(keys: hint.shortNames, meaning: meaning, key: key)
            let text = "\(part.keys) \(meaning)"
            parts.append((part, hint.rank, order, text.size(withAttributes: [.font: Self.keyFont]).width + gap))
        }
        // One that has no room leaves none to those that matter less.
        parts.sort { ($0.rank, $0.order) < ($1.rank, $1.order) }
        var room = width - 16 + gap
        var shown: [(part: Part, order: Int)] = []
        for part in parts {
            if part.width > room { break }
            room -= part.width
            shown.append((part.part, part.order))
        }
        return shown.sorted { $0.order < $1.order }.map(\.part)
    }

    private func draw(_ look: Look) {
        let context = CGContext()
        UIGraphicsPushContext(context)
        UIColor.secondarySystemBackground.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: look.width, height: look.height))
        places = []
        let isMirrored = look.traits.layoutDirection == .rightToLeft
        var x: CGFloat = 8
        let gap = Self.separator.size(withAttributes: [.font: Self.font]).width
        func put(_ text: String, _ font: UIFont) {
            let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
            let size = text.size(withAttributes: attributes)
            let left = isMirrored ? look.width - x - size.width : x
            text.draw(at: CGPoint(x: left, y: 0), withAttributes: attributes)
            x += size.width
        }
        for part in shown {
            let start = x
            put(part.keys, Self.keyFont)
            x += 8
            put(part.meaning, Self.font)
            places.append((isMirrored ? (look.width - x)...(look.width - start) : start...x, part.key))
            x += gap
        }
        UIGraphicsPopContext()
        list = context.finish()
    }

    /// The key at a position in the line; `nil` for none.
    func key(at x: CGFloat) -> KeyCombination? { places.first { $0.range.contains(x) }?.key }
}
