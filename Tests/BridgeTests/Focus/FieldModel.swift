import Foundation

/// A text as an array of characters, with what is selected in it.
struct NaiveText {
    var characters: [Character] = []
    var anchor = 0
    var head = 0

    var string: String { String(characters) }

    mutating func insert(_ text: String) {
        let range = min(anchor, head)..<max(anchor, head)
        characters.replaceSubrange(range, with: Array(text))
        (anchor, head) = (range.lowerBound + text.count, range.lowerBound + text.count)
    }

    mutating func delete(forward: Bool) {
        if anchor != head { return insert("") }
        let place = forward ? head : head - 1
        guard characters.indices.contains(place) else { return }
        characters.remove(at: place)
        (anchor, head) = (place, place)
    }

    mutating func move(_ step: Int, extending: Bool) {
        if !extending, anchor != head {
            head = step < 0 ? min(anchor, head) : max(anchor, head)
        } else {
            head = min(max(head + step, 0), characters.count)
        }
        if !extending { anchor = head }
    }

    mutating func go(toEnd: Bool) {
        head = toEnd ? characters.count : 0
        anchor = head
    }

    /// A tap at a distance from the start, in points.
    mutating func tap(_ x: Double) {
        var edges = [0.0]
        for character in characters { edges.append(edges[edges.count - 1] + (Self.isWide(character) ? 16 : 8)) }
        var best = 0
        for (index, edge) in edges.enumerated() where abs(edge - x) < abs(edges[best] - x) { best = index }
        (anchor, head) = (best, best)
    }

    static func isWide(_ character: Character) -> Bool { character == "漢" || character == "😀" }

    /// The program sets another text. Each character is one scalar.
    mutating func set(_ text: String) {
        let new = Array(text)
        var start = 0
        while start < min(characters.count, new.count), characters[start] == new[start] { start += 1 }
        var end = 0
        while end < min(characters.count, new.count) - start,
            characters[characters.count - 1 - end] == new[new.count - 1 - end]
        {
            end += 1
        }
        let (old, other) = (start..<characters.count - end, start..<new.count - end)
        func moved(_ place: Int) -> Int {
            if place <= old.lowerBound { return place }
            if place >= old.upperBound { return place + other.count - old.count }
            // Inside, the distance from the start is kept in UTF-8.
            let bytes = characters[old.lowerBound..<place].reduce(0) { $0 + $1.utf8.count }
            var (reached, sum) = (other.lowerBound, 0)
            while sum < bytes, reached < other.upperBound {
                sum += new[reached].utf8.count
                reached += 1
            }
            return reached
        }
        (anchor, head) = (moved(anchor), moved(head))
        characters = new
    }
}

/// What a person or a program does to fields.
enum FieldStep: Sendable, CustomStringConvertible {
    case type(String)
    case paste(String)
    case left(Bool), right(Bool), home, end
    case deleteBackward, deleteForward
    case tab, backtab, escape, submit
    case tap(Int, Double)
    case set(Int, String)
    case focus(Int)
    case resign
    case remove(Int), show(Int)
    case disable(Int), enable(Int)

    var description: String {
        switch self {
        case .type(let text): ".type(\"\(text)\")"
        case .paste(let text): ".paste(\"\(text)\")"
        case .left(let extends): ".left(\(extends))"
        case .right(let extends): ".right(\(extends))"
        case .home: ".home"
        case .end: ".end"
        case .deleteBackward: ".deleteBackward"
        case .deleteForward: ".deleteForward"
        case .tab: ".tab"
        case .backtab: ".backtab"
        case .escape: ".escape"
        case .submit: ".submit"
        case .tap(let field, let x): ".tap(\(field), \(x))"
        case .set(let field, let text): ".set(\(field), \"\(text)\")"
        case .focus(let field): ".focus(\(field))"
        case .resign: ".resign"
        case .remove(let field): ".remove(\(field))"
        case .show(let field): ".show(\(field))"
        case .disable(let field): ".disable(\(field))"
        case .enable(let field): ".enable(\(field))"
        }
    }
}
