import Foundation
import Localization
@_spi(Store) import BridgedEnvironment

extension Text {
    /// A part with looks of its own.
    struct Part: Equatable {
        var string: String
        var attributes: TextAttributes?

        static func == (one: Part, other: Part) -> Bool {
            one.string == other.string && TextAttributes.areSame(one.attributes, other.attributes)
        }
    }

    /// The resolved parts of a text.
    struct Wording {
        /// The first part, mostly the only one.
        var first: Part
        var others: [Part] = []
        /// Whether any part updates by itself.
        var isLive = false
        /// Whether it may say something else in another locale.
        var readsLocale = false
        /// Whether any of it is a link.
        var hasLinks = false
    }

    /// Returns the text's parts at a moment, in a locale, before its case is changed. Without a moment, pieces that
    /// update by themselves are left out.
    func wording(at moment: TextMoment?, in style: LocaleStyle) -> Wording {
        var writer = TextWriter(at: moment, in: style)
        guard case .joined = content else {
            if case .verbatim(let string) = content, attributes == nil { return Wording(first: Part(string: string)) }
            writer.write(content, attributes)
            return writer.wording
        }
        for leaf in leaves { writer.write(leaf.content, leaf.attributes) }
        return writer.wording
    }

    /// Whether resolving the text needs the locale.
    var asksForLocale: Bool {
        switch content {
        case .verbatim, .live: false
        case .key(let key): key.hasNumbers || !StringLibrary.main.isEmpty
        case .table, .joined: true
        }
    }

    /// Returns when the text next differs by itself from its wording at a moment; `nil` for never.
    func nextChange(after moment: TextMoment) -> Moment? {
        livePieces.compactMap { $0.nextChange(after: moment) }.min()
    }

    /// The pieces that update by themselves, in order.
    var livePieces: [LiveText] { leaves.flatMap(\.content.livePieces) }

    /// The text as it is shown now in the system's locale, before letters are changed.
    @MainActor package var string: String { string(in: LocaleStyle.current) }

    /// The text as it is shown now in the locale of an environment, before letters are changed.
    @MainActor package func string(in environment: EnvironmentValues) -> String {
        string(in: asksForLocale ? LocaleStyle.of(environment.locale) : .root, clock: environment.map.clock)
    }

    /// The text as it is shown now in a locale, before letters are changed.
    @MainActor package func string(for locale: Locale) -> String { string(in: LocaleStyle.of(locale)) }

    @MainActor private func string(in style: LocaleStyle, clock: AnimationClock = .current) -> String {
        var wording = wording(at: nil, in: style)
        if wording.isLive { wording = self.wording(at: TextMoment(clock.moment), in: style) }
        return wording.others.reduce(into: wording.first.string) { $0 += $1.string }
    }

    /// Returns the text with its translation for a locale, which is fixed. A text that updates by itself stays as it
    /// is.
    func translated(for style: LocaleStyle) -> Text {
        if !asksForLocale { return self }
        let wording = wording(at: nil, in: style)
        if wording.isLive || !wording.readsLocale { return self }
        return Text(
            runs: ([wording.first] + wording.others).map { part in
                var text = Text(verbatim: part.string)
                text.attributes = part.attributes
                return text
            })
    }

    /// The texts that are joined in this one, itself if none are, in order and each with all that was said of its
    /// looks.
    var leaves: [(content: Content, attributes: TextAttributes?)] {
        var result: [(content: Content, attributes: TextAttributes?)] = []
        // Texts still to be taken apart, the next one last.
        var pending: [(text: Text, outer: TextAttributes?)] = [(self, nil)]
        while let (text, outer) = pending.popLast() {
            let attributes = text.attributes?.over(outer) ?? outer
            if case .joined(let chain) = text.content {
                for inner in chain.texts.reversed() { pending.append((inner, attributes)) }
            } else {
                result.append((text.content, attributes))
            }
        }
        return result
    }
}

extension Text.Content {
    /// The pieces that update by themselves in a text that is not joined.
    fileprivate var livePieces: [LiveText] {
        switch self {
        case .verbatim, .joined: []
        case .key(let key): key.livePieces
        case .table(let text): text.livePieces
        case .live(let piece): [piece]
        }
    }
}
