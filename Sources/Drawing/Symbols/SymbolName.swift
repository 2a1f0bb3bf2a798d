/// A parsed name of a symbol: a base and its variants.
///
/// The grammar is `base[.fill][.slash][.SHAPE][.fill][.slash][.badge[.MARK]][.fill]`, with each of the forms at most
/// once; the base itself may contain dots.
struct SymbolName: Hashable, Sendable {
    /// A shape around a base.
    enum Enclosure: String, CaseIterable, Sendable {
        case circle, square, rectangle, triangle, diamond, hexagon, octagon, seal, shield, app, bubble, bin
    }

    /// A mark beside a base.
    enum Badge: String, CaseIterable, Sendable {
        case plus, minus, xmark, checkmark, exclamationmark, questionmark, ellipsis
        /// A point alone.
        case point = ""
    }

    var base: String
    /// Whether the base in the shape is filled, as the name says.
    var isInnerFilled = false
    /// Whether the base in the shape is struck through.
    var isInnerSlashed = false
    var enclosure: Enclosure?
    /// Whether the whole is filled.
    var isFilled = false
    /// Whether the whole is struck through.
    var isSlashed = false
    var badge: Badge?

    /// The longest name that is looked at, in bytes. Names come from anywhere.
    static let limit = 100

    init(base: String) { self.base = base }

    /// Reads a name; `nil` if no symbol has it. The longest base wins.
    init?(_ name: String) {
        guard !name.isEmpty, name.utf8.count <= Self.limit else { return nil }
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        for count in (1...words.count).reversed() {
            let base = words.prefix(count).joined(separator: ".")
            guard let known = SymbolCatalog.base(named: base) else { continue }
            var result = SymbolName(base: known)
            guard result.read(words.dropFirst(count)), result.isComplete else { continue }
            self = result
            return
        }
        return nil
    }

    /// Reads the words after the base, and returns whether all of them are known.
    private mutating func read(_ words: ArraySlice<Substring>) -> Bool {
        var words = words
        while let word = words.popFirst() {
            switch word {
            case "fill":
                if isFilled { return false }
                isFilled = true
            case "slash":
                if isSlashed { return false }
                isSlashed = true
            case "badge":
                if badge != nil { return false }
                if let mark = words.first.flatMap({ Badge(rawValue: String($0)) }), mark != .point {
                    badge = mark
                    words.removeFirst()
                } else {
                    badge = .point
                }
            default:
                guard enclosure == nil, badge == nil, let shape = Enclosure(rawValue: String(word)) else {
                    return false
                }
                enclosure = shape
                (isInnerFilled, isInnerSlashed) = (isFilled, isSlashed)
                (isFilled, isSlashed) = (false, false)
            }
        }
        return true
    }

    /// Whether there is a symbol of this name: a filled one can be filled, and one known only in a shape has one.
    private var isComplete: Bool {
        guard let design = SymbolCatalog.design(of: base) else { return false }
        if design.needsEnclosure, enclosure == nil { return false }
        if isInnerFilled, !design.isFillable { return false }
        return !isFilled || enclosure != nil || design.isFillable
    }

    /// Returns the name with a variant added, as far as there is a symbol for it. Variants in the name itself stay.
    func adding(_ variant: SymbolVariant) -> SymbolName {
        var result = self
        if result.enclosure == nil, let shape = variant.enclosure, result.badge == nil {
            result.enclosure = shape
            (result.isInnerFilled, result.isInnerSlashed) = (result.isFilled, result.isSlashed)
            (result.isFilled, result.isSlashed) = (false, false)
        }
        if variant.isFilled {
            result.isFilled = true
            if !result.isComplete { result.isFilled = isFilled }
        }
        if variant.isSlashed, !result.isInnerSlashed { result.isSlashed = true }
        return result.isComplete ? result : self
    }

    /// The name that is written for this one.
    var description: String {
        var words = [base]
        if isInnerFilled { words.append("fill") }
        if isInnerSlashed { words.append("slash") }
        if let enclosure { words.append(enclosure.rawValue) }
        if let badge { words += ["badge"] + (badge == .point ? [] : [badge.rawValue]) }
        if isSlashed { words.append("slash") }
        if isFilled { words.append("fill") }
        return words.joined(separator: ".")
    }
}

/// The variant of symbols that an environment asks for.
package struct SymbolVariant: Hashable, Sendable {
    /// A shape around symbols.
    package enum Shape: Hashable, Sendable { case circle, square, rectangle }

    package var shape: Shape?
    package var isFilled: Bool
    package var isSlashed: Bool

    package init(shape: Shape? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        self.shape = shape
        self.isFilled = isFilled
        self.isSlashed = isSlashed
    }

    var enclosure: SymbolName.Enclosure? {
        switch shape {
        case nil: nil
        case .circle: .circle
        case .square: .square
        case .rectangle: .rectangle
        }
    }
}
