import Foundation

/// What the panel of a page's inspector asks for.
enum InspectorCommand: Equatable {
    /// The panel is shown.
    case open
    /// The panel is no longer shown.
    case close
    /// Selects the node with a number.
    case select(Int)
    /// Selects the node at a point of the page.
    case pick(CGPoint)
    /// Marks the node at a point of the page.
    case look(CGPoint)
    /// Marks the node with a number; none, if no node has it.
    case mark(Int)
    /// Explains the key with a number at the selected node.
    case explain(Int)
    /// Overrides the trait with a number at the selected node.
    case override(Int, String)
    /// Ends the override of the trait with a number at the selected node.
    case restore(Int)
    /// Ends all overrides.
    case restoreAll
}

extension InspectorCommand: Decodable {
    private enum Key: String, CodingKey { case action, node, key, text, x, y }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        func number(_ key: Key) throws -> Int { try fields.decode(Int.self, forKey: key) }
        func point() throws -> CGPoint {
            CGPoint(x: try fields.decode(Double.self, forKey: .x), y: try fields.decode(Double.self, forKey: .y))
        }
        switch try fields.decode(String.self, forKey: .action) {
        case "open": self = .open
        case "close": self = .close
        case "select": self = .select(try number(.node))
        case "pick": self = .pick(try point())
        case "look": self = .look(try point())
        case "mark": self = .mark(try number(.node))
        case "explain": self = .explain(try number(.key))
        case "override": self = .override(try number(.key), try fields.decode(String.self, forKey: .text))
        case "restore": self = .restore(try number(.key))
        case "restoreAll": self = .restoreAll
        case let other:
            throw DecodingError.dataCorruptedError(
                forKey: .action, in: fields, debugDescription: "\(other) is no command of an inspector.")
        }
    }
}
