import Foundation

/// A visual format, read: views in a row or a column, with the distances between them.
struct VisualFormat: Equatable {
    /// A number, or the name of one or of a view.
    enum Operand: Equatable {
        case number(Double)
        case name(String)
    }

    /// A condition on a length.
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var operand: Operand
        var multiplier: Operand?
        var constant: Operand?
        var priority: Operand?
    }

    /// A view, and the conditions on its length.
    struct View: Equatable {
        var name: String
        var predicates: [Predicate] = []
    }

    /// What is between two views, or between a view and the edge around it.
    enum Connection: Equatable {
        /// The standard distance.
        case standard
        /// The distances of conditions; without any, none.
        case distances([Predicate])
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    /// What is between the edge around the views and the first one; `nil` without that edge.
    var start: Connection?
    var views: [View] = []
    /// What is between the views: one less than these.
    var connections: [Connection] = []
    var end: Connection?
}

/// A fault in a visual format.
struct VisualFormatError: Error, Equatable {
    /// What was expected.
    var expected: String
    /// How many characters come before the fault.
    var offset: Int
}

/// Reads visual formats, from front to back.
struct VisualFormatParser {
    private let characters: [Character]
    private var index = 0

    init(_ text: String) { characters = Array(text) }

    /// Reads a visual format.
    static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(text)
        return try parser.format()
    }

    private mutating func format() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        if take("H:") { format.axis = .horizontal } else if take("V:") { format.axis = .vertical }
        if take("|") { format.start = try connection() }
        format.views.append(try view())
        while true {
            if index == characters.count { return format }
            let connection = try connection()
            if take("|") {
                format.end = connection
                break
            }
            format.connections.append(connection)
            format.views.append(try view())
        }
        if index < characters.count { throw fault("the end of the format") }
        return format
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        if !take("-") { return .distances([]) }
        if peek == "[" || peek == "|" { return .standard }
        let predicates = peek == "(" ? try list() : [try predicate()]
        if !take("-") { throw fault("\"-\"") }
        return .distances(predicates)
    }

    private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
        if !take("[") { throw fault("\"[\"") }
        guard let name = name() else { throw fault("the name of a view") }
        var view = VisualFormat.View(name: name)
        if peek == "(" { view.predicates = try list() }
        if !take("]") { throw fault("\"]\"") }
        return view
    }

    private mutating func list() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        if !take("(") { throw fault("\"(\"") }
        var predicates: [VisualFormat.Predicate] = []
        repeat { predicates.append(try predicate()) } while take(",")
        if !take(")") { throw fault("\")\"") }
        return predicates
    }

    private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if take("<=") {
            relation = .lessThanOrEqual
        } else if take(">=") {
            relation = .greaterThanOrEqual
        } else {
            _ = take("==")
        }
        var predicate = VisualFormat.Predicate(relation: relation, operand: try operand())
        if take("*") { predicate.multiplier = try operand() }
        if take("/") { predicate.multiplier = try inverse(of: operand()) }
        if take("+") { predicate.constant = try operand() }
        if peek == "-", index + 1 < characters.count, characters[index + 1].isNumber {
            predicate.constant = try operand()
        }
        if take("@") { predicate.priority = try operand() }
        return predicate
    }

    private func inverse(of operand: VisualFormat.Operand) throws(VisualFormatError) -> VisualFormat.Operand {
        guard case .number(let number) = operand, number != 0 else { throw fault("a number to divide by") }
        return .number(1 / number)
    }

    private mutating func operand() throws(VisualFormatError) -> VisualFormat.Operand {
        if let name = name() { return .name(name) }
        var text = ""
        if peek == "-" || peek == "+" {
            text.append(characters[index])
            index += 1
        }
        while let next = peek, next.isNumber || next == "." {
            text.append(next)
            index += 1
        }
        guard let number = Double(text) else { throw fault("a number or a name") }
        return .number(number)
    }

    private mutating func name() -> String? {
        guard let first = peek, first.isLetter || first == "_" else { return nil }
        var name = ""
        while let next = peek, next.isLetter || next.isNumber || next == "_" {
            name.append(next)
            index += 1
        }
        return name
    }

    /// The next character that is no space.
    private var peek: Character? {
        mutating get {
            while index < characters.count, characters[index].isWhitespace { index += 1 }
            return index < characters.count ? characters[index] : nil
        }
    }

    private mutating func take(_ text: String) -> Bool {
        _ = peek
        guard characters.count - index >= text.count, String(characters[index..<index + text.count]) == text else {
            return false
        }
        index += text.count
        return true
    }

    private func fault(_ expected: String) -> VisualFormatError {
        VisualFormatError(expected: expected, offset: index)
    }
}
