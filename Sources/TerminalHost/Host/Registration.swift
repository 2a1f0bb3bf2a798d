import Drawing
import Foundation
import ImperativeUI
import Terminal

/// Registers the terminal under its names. `TerminalHostRegistration` calls it when the program is loaded.
@_cdecl("isthmus_register_terminal_host") func registerTerminalHost() {
    HostRegistry.register(
        "terminal", options: [SessionRecorder.option], isSuitable: { TerminalHost.suits($0.environment) }
    ) { request in
        guard request.detail == nil else { return nil }
        return try TerminalHost(request)
    }
    HostRegistry.register("inline", usage: ["inline", "inline:ROWS"], options: [SessionRecorder.option]) { request in
        guard let rows = TerminalHost.rows(request.detail) else { return nil }
        return try TerminalHost(request, area: .lines(rows))
    }
}

extension TerminalHost {
    /// Whether a program can be used in its terminal: both its input and its output are one.
    nonisolated static func suits(_ environment: [String: String]) -> Bool {
        isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
    }

    /// Whether the last line shows the keys that work, unless the program was started with `--no-keys`.
    nonisolated static func showsKeys(_ request: HostRequest) -> Bool { !request.arguments.contains("--no-keys") }

    /// Returns the number of lines that a detail asks for; `nil` if it is no positive number.
    nonisolated static func rows(_ detail: String?) -> Int? {
        guard let detail else { return 12 }
        return Int(detail).flatMap { $0 > 0 ? $0 : nil }
    }

    /// Returns the colours that the environment says a terminal has.
    nonisolated static func colors(_ environment: [String: String]) -> Snapshot.Colors {
        if let value = environment["NO_COLOR"], !value.isEmpty { return .none }
        let depth = environment["COLORTERM"]
        if depth == "truecolor" || depth == "24bit" { return .full }
        let name = environment["TERM"] ?? ""
        if name.contains("direct") { return .full }
        return name.contains("256color") ? .indexed : .sixteen
    }
}
