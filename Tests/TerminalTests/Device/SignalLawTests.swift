import Foundation
import TestSupport
import Testing

@testable import Terminal

/// Programs that get signals at any time.
@MainActor @Suite struct SignalLawTests {
    private enum Command: CaseIterable, Sendable {
        case stop, goOn, resize, type, read, pause
    }

    @Test("Whatever signals come while a program draws, nothing is left of it when it has ended")
    func anySignals() {
        PropertyCheck<Command>(
            "Signals", make: { Command.allCases[$0.below(Command.allCases.count)] },
            run: { commands in
                do { return try Self.fault(commands) } catch { return "\(error)" }
            }
        ).check(sequences: 25, length: 20)
    }

    private static func fault(_ commands: [Command]) throws -> String? {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start("draw")
        guard terminal.receive("ready") else { return "did not begin" }
        for command in commands {
            switch command {
            // Nobody could continue it, so that it goes on at once.
            case .stop: kill(terminal.process, SIGTSTP)
            case .goOn: kill(terminal.process, SIGCONT)
            case .resize: kill(terminal.process, SIGWINCH)
            case .type: terminal.type("a")
            case .read: _ = terminal.receive("x")
            case .pause: usleep(1000)
            }
        }
        kill(terminal.process, SIGTERM)
        let exit = terminal.wait()
        if exit != .signal(SIGTERM) { return "ended with \(exit)" }
        if terminal.settings != before { return "the settings differ" }
        var model = ModelTerminal()
        model.receive(terminal.received)
        // What is typed in the moment in which the terminal is restored is shown by the system.
        model.main.cursor = 0
        model.main.saved = nil
        model.alternate.saved = nil
        return model == ModelTerminal() ? nil : "left \(model)"
    }
}
