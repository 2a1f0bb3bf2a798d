import DeclarativeUI
import Foundation
import Terminal
@testable import TerminalHost
import Testing

@testable import ImperativeUI

/// Anything that may happen to an application.
private enum StageStep: CustomStringConvertible {
    /// What a terminal sends.
    case bytes([UInt8])
    case pointer(HostPointer.Phase, CGPoint)
    case wheel(CGVector, CGPoint)
    case size(CGSize)
    case suspend, resume
    case wait(Double)
    case show(Int, Bool), disable(Int, Bool)
    case hide(Int, Bool), enable(Int, Bool), remove(Int), add(Int)
    case hideAll(Bool)
    case present, dismiss
    case become(Int), resign

    var description: String {
        switch self {
        case .bytes(let bytes): ".bytes(\(bytes))"
        case .pointer(let phase, let point): ".pointer(.\(phase), CGPoint(x: \(point.x), y: \(point.y)))"
        case .wheel(let delta, let point): ".wheel(\(delta), \(point))"
        case .size(let size): ".size(\(size))"
        case .suspend: ".suspend"
        case .resume: ".resume"
        case .wait(let time): ".wait(\(time))"
        case .show(let number, let shown): ".show(\(number), \(shown))"
        case .disable(let number, let disabled): ".disable(\(number), \(disabled))"
        case .hide(let number, let hidden): ".hide(\(number), \(hidden))"
        case .enable(let number, let enabled): ".enable(\(number), \(enabled))"
        case .remove(let number): ".remove(\(number))"
        case .add(let number): ".add(\(number))"
        case .hideAll(let hidden): ".hideAll(\(hidden))"
        case .present: ".present"
        case .dismiss: ".dismiss"
        case .become(let number): ".become(\(number))"
        case .resign: ".resign"
        }
    }
}

/// Runs steps on a stage.
@MainActor private final class StageRun {
    let stage = EventStage()
    private var input = TerminalInput()
    private var translation = TerminalEvents()
    private var now = ContinuousClock.now

    /// Returns what went wrong; `nil` for nothing.
    func perform(_ step: StageStep) -> String? {
        guard let host = stage.host, !host.isOver else { return nil }
        let mayEnd = stage.showsPalette
        let controls = stage.controls
        switch step {
        case .bytes(let bytes):
            now += .milliseconds(5)
            send(input.read(bytes, at: now))
        case .pointer(let phase, let point): host.send(.pointer(HostPointer(phase, at: point)))
        case .wheel(let delta, let point): host.send(.wheel(delta, at: point))
        case .size(let size): host.send(.surroundings(HostSurroundings(size: size)))
        case .suspend: host.send(.suspend)
        case .resume: host.send(.resume)
        case .wait(let seconds):
            now += .seconds(seconds)
            send(input.expire(at: now))
            host.wait(seconds)
        case .show(let number, let shown): controls.shown[number] = shown
        case .disable(let number, let disabled): controls.disabled[number] = disabled
        case .hide(let number, let hidden): stage.views[number].isHidden = hidden
        case .enable(let number, let enabled): stage.views[number].isEnabled = enabled
        case .remove(let number): stage.views[number].removeFromSuperview()
        case .add(let number):
            (number == 3 ? stage.scroll : stage.root.view).addSubview(stage.views[number])
        case .hideAll(let hidden): stage.scroll.isHidden = hidden
        case .present: stage.present()
        case .dismiss: stage.dismiss()
        case .become(let number): stage.views[number].becomeFirstResponder()
        case .resign: stage.window.firstResponder?.resignFirstResponder()
        }
        // Updates that a program makes are followed by those of the focus.
        host.send(.focus(true))
        if host.isOver { return mayEnd ? nil : "the application has ended" }
        return stage.fault
    }

    private func send(_ events: [TerminalEvent]) {
        for event in events.flatMap({ translation.hostEvents(of: $0) }) {
            // Control-C and Control-Z are for the application as a whole.
            if case .key(let key) = event, key.modifiers.contains(.control) { continue }
            stage.host.send(event)
        }
    }

    /// Lets go of everything. Returns what is still held down.
    func finish() -> String? {
        if stage.host.isOver { return nil }
        stage.host.send(.pointer(HostPointer(.cancel, at: .zero)))
        stage.host.wait(10)
        stage.host.send(.focus(false))
        if stage.window.heldCount > 0 { return "\(stage.window.heldCount) keys are still down" }
        return stage.heldDown == 0 ? stage.fault : "\(stage.heldDown) controls are still held down"
    }
}

@MainActor @Suite struct EventLawTests {
    private static let sequences = [
        "\t", "\t", "\t", "\u{1B}[Z", "\r", " ", "a", "é", "漢", "\u{7F}", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C",
        "\u{1B}[D",
        "\u{1B}[H", "\u{1B}[F", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}", "\u{1B}[200~pasted\n\u{1B}[201~", "\u{1B}[97;5u",
        "\u{1B}[97;1:3u", "\u{1B}[13;1:2u", "\u{1B}[I", "\u{1B}[O", "\u{1B}[3~", "\u{1B}[1;2C", "\u{1B}[57399u",
        "\u{1B}[?31u", "\u{1B}[?1u", "\u{1B}[97u", "\u{1B}[98;1:1u", "\u{1B}[98;1:3u", "\u{1B}[97;1:2u",
    ]

    private func bytes(_ random: inout SplitMix64) -> [UInt8] {
        func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        switch number(8) {
        case 0: return (0..<number(6)).map { _ in UInt8(number(256)) }
        case 1:
            let sequence = Array(Self.sequences[number(Self.sequences.count)].utf8)
            return Array(sequence.prefix(number(sequence.count + 1)))
        case 2:
            let button = [0, 0, 0, 32, 35, 64, 65, 66, 2, 999][number(10)]
            return Array("\u{1B}[<\(button);\(number(45));\(number(25))\(["M", "m"][number(2)])".utf8)
        default: return Array(Self.sequences[number(Self.sequences.count)].utf8)
        }
    }

    private func step(_ random: inout SplitMix64) -> StageStep {
        func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        let hostile: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, -1]
        func coordinate() -> Double { number(30) == 0 ? hostile[number(hostile.count)] : Double(number(330)) }
        func point() -> CGPoint { CGPoint(x: coordinate(), y: coordinate()) }
        let isOn = number(3) > 0
        switch number(40) {
        case 0..<17: return .bytes(bytes(&random))
        case 17..<24: return .pointer([.down, .down, .move, .move, .up, .up, .cancel][number(7)], point())
        case 24: return .wheel(CGVector(dx: coordinate() - 160, dy: coordinate() - 160), point())
        case 25:
            let sizes: [Double] = [0, 8, 160, 320, 320, 320, 1_000, .nan, -4]
            return .size(CGSize(width: sizes[number(9)], height: sizes[number(9)]))
        case 26: return number(2) == 0 ? .suspend : .resume
        case 27: return .wait([0.01, 0.1, 0.6, 2][number(4)])
        case 28, 29: return .show(number(StagedControls.count), isOn)
        case 30, 31: return .disable(number(StagedControls.count), !isOn)
        case 32: return .hide(number(4), !isOn)
        case 33: return .enable(number(4), isOn)
        case 34: return .remove(number(4))
        case 35: return .add(number(4))
        case 36: return .hideAll(!isOn)
        case 37: return number(2) == 0 ? .present : .dismiss
        case 38: return .become(number(4))
        default: return .resign
        }
    }

    @Test("Whatever is typed, pasted, clicked and changed, one view or none has the focus, and no key stays down")
    func focus() {
        PropertyCheck("Events on controls of both worlds", make: step) { steps in
            let run = StageRun()
            defer { run.stage.host.end() }
            for (index, step) in steps.enumerated() {
                if let fault = run.perform(step) { return "\(fault) after step \(index), \(step)" }
            }
            return run.finish()
        }
        .check(sequences: 200, length: 200)
    }
}
