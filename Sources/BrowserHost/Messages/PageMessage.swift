import AccessibilityModel
import Foundation
import ImperativeUI

/// A message from a page: an event, or a report of what it shows.
enum PageMessage {
    /// The first message of a page.
    case hello(PageGreeting, PageTraits)
    /// The page's traits changed.
    case traits(PageTraits)
    /// The page shows the frame with a number.
    case shown(frame: Int)
    /// The page has lost its picture, and needs all of it.
    case redraw
    /// An event for the scene.
    case event(HostEvent)
    /// The page can be seen, or no longer.
    case visible(Bool)
    /// An assistive technology uses the element with an index in a version of the tree.
    case use(element: Int, version: Int, AccessibilityCommand)
    /// The browser's button for the former page was pressed.
    case back
    /// The page is left.
    case leave
    /// The page has measured letters that it was asked for.
    case measured(PageMeasures)
    /// Items are dragged over the page.
    case drag(PageDrag)
    /// The page cannot read a dropped file that it was asked for.
    case unreadable(file: Int)
    /// The panel of the inspector asks for something.
    case inspect(InspectorCommand)
}

extension PageMessage {
    /// Whether its reader uses the page: presses a key or a button, or inserts text.
    var isUse: Bool {
        switch self {
        case .event(.key(let key)): key.phase == .down
        case .event(.pointer(let pointer)): pointer.phase == .down
        case .drag(let drag): drag.phase == .drop
        case .event(.text), .event(.paste), .use, .back: true
        default: false
        }
    }
}

extension PageMessage: Decodable {
    private enum Key: String, CodingKey {
        case kind, frame, value, x, y, dx, dy, phase, button, modifiers, code, text, plain, element,
            version, action, items, file, scale, rotation
    }

    /// Reads a message. Numbers that no page can mean are limited, and unknown kinds are errors.
    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        switch try fields.decode(String.self, forKey: .kind) {
        case "hello":
            self = .hello(try PageGreeting(from: decoder), try PageTraits(from: decoder))
        case "traits": self = .traits(try PageTraits(from: decoder))
        case "shown": self = .shown(frame: try fields.decode(Int.self, forKey: .frame))
        case "redraw": self = .redraw
        case "pointer": self = .event(.pointer(try Self.pointer(fields)))
        case "pinch": self = .event(.pinch(try Self.pinch(fields)))
        case "wheel":
            self = .event(
                .wheel(
                    CGVector(dx: try Self.length(fields, .dx), dy: try Self.length(fields, .dy)),
                    at: try Self.point(fields)))
        case "key": self = .event(.key(try Self.key(fields)))
        case "text": self = .event(.text(try fields.decode(String.self, forKey: .text)))
        case "paste": self = .event(.paste(try fields.decode(String.self, forKey: .text)))
        case "focus": self = .event(.focus(try fields.decode(Bool.self, forKey: .value)))
        case "visible": self = .visible(try fields.decode(Bool.self, forKey: .value))
        case "use":
            self = .use(
                element: try fields.decode(Int.self, forKey: .element),
                version: try fields.decode(Int.self, forKey: .version), try Self.command(fields))
        case "measured": self = .measured(try PageMeasures(from: decoder))
        case "drag": self = .drag(try Self.drag(fields))
        case "unreadable": self = .unreadable(file: try fields.decode(Int.self, forKey: .file))
        case "back": self = .back
        case "leave": self = .leave
        case "inspect": self = .inspect(try InspectorCommand(from: decoder))
        case let other:
            throw DecodingError.dataCorruptedError(
                forKey: .kind, in: fields, debugDescription: "\(other) is no kind of message.")
        }
    }

    private typealias Fields = KeyedDecodingContainer<Key>

    /// The longest distance that an event has, in points.
    private static let longest = 100_000.0

    private static func length(_ fields: Fields, _ key: Key) throws -> Double {
        min(max(try fields.decode(Double.self, forKey: key), -longest), longest)
    }

    private static func point(_ fields: Fields) throws -> CGPoint {
        CGPoint(x: try length(fields, .x), y: try length(fields, .y))
    }

    private static func modifiers(_ fields: Fields) throws -> UIKeyModifierFlags {
        let names = try fields.decodeIfPresent([String].self, forKey: .modifiers) ?? []
        var flags = UIKeyModifierFlags()
        if names.contains("shift") { flags.insert(.shift) }
        if names.contains("control") { flags.insert(.control) }
        if names.contains("alt") { flags.insert(.alternate) }
        if names.contains("meta") { flags.insert(.command) }
        return flags
    }

    private static func unknown(_ key: Key, _ fields: Fields) -> any Error {
        DecodingError.dataCorruptedError(forKey: key, in: fields, debugDescription: "It has no known value.")
    }

    /// Returns the phase with the name in a message.
    private static func phase<Phase>(_ fields: Fields, of phases: [String: Phase]) throws -> Phase {
        guard let phase = phases[try fields.decode(String.self, forKey: .phase)] else { throw unknown(.phase, fields) }
        return phase
    }

    private static func pointer(_ fields: Fields) throws -> HostPointer {
        let phase: HostPointer.Phase = try phase(
            fields, of: ["down": .down, "move": .move, "up": .up, "cancel": .cancel])
        let button = try fields.decodeIfPresent(Int.self, forKey: .button) ?? 0
        return HostPointer(
            phase, at: try point(fields), modifiers: try modifiers(fields),
            button: button == 2 ? .secondary : .primary)
    }

    private static func pinch(_ fields: Fields) throws -> HostPinch {
        let phase: HostPinch.Phase = try phase(
            fields, of: ["began": .began, "changed": .changed, "ended": .ended, "cancelled": .cancelled])
        return HostPinch(
            phase, at: try point(fields), scale: try length(fields, .scale), rotation: try length(fields, .rotation))
    }

    private static func drag(_ fields: Fields) throws -> PageDrag {
        let items = try fields.decode([PageDrag.Item].self, forKey: .items)
        return PageDrag(
            phase: try phase(fields, of: ["move": .move, "leave": .leave, "drop": .drop]),
            location: try point(fields), items: Array(items.prefix(PageDrag.itemLimit)))
    }

    private static func key(_ fields: Fields) throws -> HostKey {
        let phase: HostKey.Phase = try phase(fields, of: ["down": .down, "repeat": .repeat, "up": .up])
        return HostKey(
            position: try fields.decode(String.self, forKey: .code),
            text: try fields.decode(String.self, forKey: .text),
            modifiers: try modifiers(fields), phase: phase)
    }

    private static func command(_ fields: Fields) throws -> AccessibilityCommand {
        switch try fields.decode(String.self, forKey: .action) {
        case "activate": .activate
        case "increment": .increment
        case "decrement": .decrement
        case "text": .setText(try fields.decode(String.self, forKey: .text))
        default: throw unknown(.action, fields)
        }
    }
}
