/// The brackets of a text that may begin a link or an image, innermost last.
struct OpenBrackets {
    struct Bracket {
        /// The number of its node.
        let node: Int
        /// How many delimiters there were before it.
        let afterBracket: Int
        let isImage: Bool
        /// Whether it may still begin something.
        var isActive = true
    }

    private var brackets: [Bracket] = []
    /// Below this index, brackets begin no link any more, as there is one inside of them.
    private var linkStart = 0
    /// How many may still begin something.
    private(set) var activeCount = 0
    /// How many of these begin links.
    private var linkCount = 0

    /// Adds a bracket inside of the others.
    mutating func open(node: Int, afterBracket: Int, isImage: Bool) {
        brackets.append(Bracket(node: node, afterBracket: afterBracket, isImage: isImage))
        activeCount += 1
        if !isImage { linkCount += 1 }
    }

    /// Takes the innermost bracket out; `nil` if there is none.
    mutating func close() -> Bracket? {
        guard var bracket = brackets.popLast() else { return nil }
        bracket.isActive = bracket.isImage || brackets.count >= linkStart
        linkStart = min(linkStart, brackets.count)
        if bracket.isActive {
            activeCount -= 1
            if !bracket.isImage { linkCount -= 1 }
        }
        return bracket
    }

    /// Lets the brackets that are open begin no links any more.
    mutating func endLinks() {
        linkStart = brackets.count
        activeCount -= linkCount
        linkCount = 0
    }
}
