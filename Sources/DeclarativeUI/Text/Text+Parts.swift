import UnifiedStorage

extension Text {
    /// A part with looks of its own.
    struct Part: Equatable {
        var string: String
        var attributes: TextAttributes?

        static func == (one: Part, other: Part) -> Bool {
            one.string == other.string && TextAttributes.areSame(one.attributes, other.attributes)
        }
    }

    /// What a text says.
    struct Wording {
        /// The first part, mostly the only one.
        var first: Part
        var others: [Part] = []
        /// Whether any of it goes on by itself.
        var isLive = false
    }

    /// What the text says at a moment, before letters are changed. Without a moment, what goes on by itself is left
    /// out.
    func wording(at moment: TextMoment?) -> Wording {
        guard case .joined = content else {
            let part = Part(string: content.string(at: moment), attributes: attributes)
            return Wording(first: part, isLive: content.isLive)
        }
        var parts: [Part] = []
        var isLive = false
        for leaf in leaves {
            parts.append(Part(string: leaf.content.string(at: moment), attributes: leaf.attributes))
            isLive = isLive || leaf.content.isLive
        }
        guard let first = parts.first else { return Wording(first: Part(string: "")) }
        return Wording(first: first, others: Array(parts.dropFirst()), isLive: isLive)
    }

    /// When the text next says something else than at a moment, by itself; `nil` for never.
    func nextChange(after moment: TextMoment) -> Moment? {
        leaves.flatMap(\.content.livePieces).compactMap { $0.nextChange(after: moment) }.min()
    }

    /// The text as it is shown now, before letters are changed.
    @MainActor package var string: String {
        var wording = wording(at: nil)
        if wording.isLive { wording = self.wording(at: TextMoment(AnimationClock.current.moment)) }
        return wording.others.reduce(into: wording.first.string) { $0 += $1.string }
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
    /// What a text that is not joined says.
    fileprivate func string(at moment: TextMoment?) -> String {
        switch self {
        case .verbatim(let string): string
        case .key(let key): key.text(at: moment)
        case .live(let piece): moment.map { piece.string(at: $0) } ?? ""
        case .joined: ""
        }
    }

    /// Whether any of a text that is not joined goes on by itself.
    fileprivate var isLive: Bool {
        switch self {
        case .verbatim, .joined: false
        case .key(let key): key.isLive
        case .live: true
        }
    }

    /// What goes on by itself in a text that is not joined.
    fileprivate var livePieces: [LiveText] {
        switch self {
        case .verbatim, .joined: []
        case .key(let key): key.livePieces
        case .live(let piece): [piece]
        }
    }
}
