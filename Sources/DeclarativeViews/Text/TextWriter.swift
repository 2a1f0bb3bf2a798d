import Foundation
import Localization

/// Writes the wording of a text at a moment, in a locale, as parts of equal attributes.
struct TextWriter {
    /// The moment; `nil` to leave out pieces that update by themselves.
    let moment: TextMoment?
    let style: LocaleStyle
    private var first: Text.Part?
    private var others: [Text.Part] = []
    private var isLive = false
    private var readsLocale = false
    private var hasLinks = false

    init(at moment: TextMoment?, in style: LocaleStyle) { (self.moment, self.style) = (moment, style) }

    /// The written parts.
    var wording: Text.Wording {
        var wording = Text.Wording(first: first ?? Text.Part(string: ""), others: others)
        (wording.isLive, wording.readsLocale, wording.hasLinks) = (isLive, readsLocale, hasLinks)
        return wording
    }

    /// Writes a text that is not joined.
    mutating func write(_ content: Text.Content, _ attributes: TextAttributes?) {
        switch content {
        case .verbatim(let string): add(string, attributes)
        case .live(let piece):
            isLive = true
            add(moment.map { piece.string(at: $0) } ?? "", attributes)
        case .key(let key):
            let strings = StringLibrary.main
            if key.hasNumbers || !strings.isEmpty { readsLocale = true }
            if strings.isEmpty, let plain = key.plainText(in: style) { return add(plain, attributes) }
            let (format, arguments) = key.storage.parts
            write(format, arguments, key: format, table: nil, strings, style, attributes)
        case .table(let text):
            if text.style == nil { readsLocale = true }
            write(
                text.format, text.arguments, key: text.key, table: text.table, text.strings, text.style ?? style,
                attributes)
        // The parts of joined texts are written one by one.
        case .joined: break
        }
    }

    private mutating func add(_ string: String, _ attributes: TextAttributes?) {
        if attributes?.link != nil { hasLinks = true }
        let part = Text.Part(string: string, attributes: attributes)
        // Most texts have one part, for which no list is made.
        if first == nil { first = part } else { others.append(part) }
    }

    /// Writes the translation of a key, or else a format.
    private mutating func write(
        _ format: String, _ arguments: [LocalizedStringKey.Argument], key: String, table: String?,
        _ strings: BundleStrings, _ style: LocaleStyle, _ attributes: TextAttributes?
    ) {
        let found = strings.text(for: key, table: table, style: style)
        let chosen = ChosenText(
            found?.entry ?? StringEntry(format), values: arguments.map(\.formatArgument),
            rules: found?.rules ?? .of(nil))
        if let found { strings.report(chosen.faults, key: key, source: found.source) }
        let writer = FormatWriter(style)
        for run in MarkedText(chosen.pieces).runs {
            let looks = looks(of: run, arguments, writer)
            let attributes = looks?.over(attributes) ?? attributes
            var text = ""
            for piece in run.pieces {
                guard case .value(let index, _) = piece, case .text(let inner) = arguments[index] else {
                    text += string(of: piece, arguments, writer)
                    continue
                }
                if !text.isEmpty { add(text, attributes) }
                text = ""
                for leaf in inner.leaves { write(leaf.content, leaf.attributes?.over(attributes) ?? attributes) }
            }
            if !text.isEmpty || run.pieces.isEmpty { add(text, attributes) }
        }
    }

    private mutating func string(
        of piece: ChosenText.Piece, _ arguments: [LocalizedStringKey.Argument], _ writer: FormatWriter
    ) -> String {
        switch piece {
        case .text(let text): return text
        case .value(let index, let placeholder):
            if let value = arguments[index].formatArgument { return writer.text(of: value, as: placeholder) }
            guard case .live(let piece) = arguments[index] else { return "" }
            isLive = true
            return moment.map { piece.string(at: $0) } ?? ""
        }
    }

    /// Returns the attributes that Markdown sets for a run; `nil` for none.
    private mutating func looks(
        of run: MarkedText.Run, _ arguments: [LocalizedStringKey.Argument], _ writer: FormatWriter
    ) -> TextAttributes? {
        var address: String?
        if let link = run.link { address = link.map { string(of: $0, arguments, writer) }.joined() }
        return TextAttributes.of(run.intent, link: address.flatMap { URL(string: $0) })
    }
}

extension TextAttributes {
    /// Returns the attributes for marks of Markdown; `nil` for none. A link has the tint.
    static func of(_ intent: InlinePresentationIntent, link: URL?) -> TextAttributes? {
        if intent.isEmpty, link == nil { return nil }
        var traits = TextTraits()
        if intent.contains(.stronglyEmphasized) { traits.weight = .bold }
        if intent.contains(.emphasized) { traits.isItalic = true }
        if intent.contains(.code) { traits.isMonospaced = true }
        if intent.contains(.strikethrough) { traits.strikethrough = Text.LineStyle.line(true, .solid, nil) }
        guard let link else { return SharedTextAttributes.of(traits) }
        return TextAttributes(traits: traits, foreground: AnyShapeStyle(TintShapeStyle()), link: link)
    }
}
