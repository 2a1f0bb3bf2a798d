import Foundation
import Terminal

/// Which host a program's application lives in.
///
/// `--host NAME` among the arguments or `ISTHMUS_HOST` in the environment says it: `terminal`, `inline`, `inline:ROWS`,
/// `picture` or `speech`. Without either it is the terminal where both input and output are one, else the picture.
enum HostChoice: Hashable {
    /// The whole screen of the terminal.
    case terminal
    /// So many lines of it.
    case inline(rows: Int)
    /// A picture of the application's first look.
    case picture
    /// The first speech of a screen reader, as text.
    case speech

    private static let inlineRows = 12

    init?(name: String) {
        switch name {
        case "terminal": self = .terminal
        case "picture": self = .picture
        case "speech": self = .speech
        case "inline": self = .inline(rows: Self.inlineRows)
        default:
            guard name.hasPrefix("inline:"), let rows = Int(name.dropFirst(7)), rows > 0 else { return nil }
            self = .inline(rows: rows)
        }
    }

    /// A choice that there is not.
    struct Unknown: Error, CustomStringConvertible {
        let name: String

        var description: String {
            "There is no host \"\(name)\". Choose terminal, inline, inline:ROWS, picture or speech."
        }
    }

    /// Returns the choice of a program's arguments and environment.
    static func read(
        _ arguments: [String], _ environment: [String: String], isTerminal: Bool
    ) throws -> HostChoice {
        var name = environment["ISTHMUS_HOST"]
        if let place = arguments.firstIndex(of: "--host") {
            name = place + 1 < arguments.count ? arguments[place + 1] : ""
        }
        if let name {
            guard let choice = HostChoice(name: name) else { throw Unknown(name: name) }
            return choice
        }
        return isTerminal && environment["TERM"] != "dumb" ? .terminal : .picture
    }

    /// Makes the host.
    @MainActor func make(_ environment: [String: String]) throws -> any ApplicationHost {
        switch self {
        case .terminal: try TerminalHost(colors: Self.colors(environment))
        case .inline(let rows): try TerminalHost(colors: Self.colors(environment), place: .lines(rows))
        case .picture: PictureHost(environment: environment)
        case .speech: PictureHost(environment: environment, speaks: true)
        }
    }

    /// The colours that the environment says a terminal has.
    static func colors(_ environment: [String: String]) -> Snapshot.Colors {
        if let value = environment["NO_COLOR"], !value.isEmpty { return .none }
        let depth = environment["COLORTERM"]
        if depth == "truecolor" || depth == "24bit" { return .full }
        let name = environment["TERM"] ?? ""
        if name.contains("direct") { return .full }
        return name.contains("256color") ? .indexed : .sixteen
    }
}
