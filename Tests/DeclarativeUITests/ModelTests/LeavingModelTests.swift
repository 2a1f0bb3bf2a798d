import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

/// Rows that come, leave and are called back under animations, against a model.
@MainActor @Suite("Views on their way out against a model") struct LeavingModelTests {
    @Test("States, order, layout and what is told are as in the model, and nothing is left when the time is up")
    func random() {
        PropertyCheck<LeavingCommand>("leaving", make: LeavingCommand.make) { commands in
            LeavingRig().execute(commands)
        }
        .check(sequences: 450, length: 25)
    }
}

enum LeavingCommand {
    case show(UInt64, animated: Bool)
    case write(UInt64)
    case advance(Double)
    case toggleVisibility

    static func make(_ source: inout SplitMix64) -> LeavingCommand {
        switch Int.random(in: 0...15, using: &source) {
        case 0...8: .show(source.next(), animated: Int.random(in: 0...3, using: &source) > 0)
        case 9, 10: .write(source.next())
        case 11: .toggleVisibility
        default: .advance(Double(Int.random(in: 1...4, using: &source)) * 0.27)
        }
    }
}

@MainActor private final class LeavingRig {
    private let board = Board()
    private let clock = ManualAnimationClock()
    private let host = TestHost()
    private var model = LeavingModel()
    private var input = LeavingModel.Input()

    func execute(_ commands: [LeavingCommand]) -> String? {
        clock.frameInterval = 0.27
        return clock.withCurrent {
            defer { host.close() }
            show()
            finish()
            for command in commands {
                board.events = []
                (model.appeared, model.gone) = ([], [])
                perform(command)
                finish()
                if let fault = compare() { return "\(fault) after \(command) to \(input)" }
            }
            clock.advance(by: 2)
            model.advance(by: 2)
            finish()
            let graph = host.graph!  // Torn down at the end only.
            if !graph.departures.isEmpty || !graph.transitions.fades.isEmpty { return "something is left" }
            if !graph.layoutContext.departing.isEmpty || clock.isAnimating { return "something still leaves" }
            return compareOutput()
        }
    }

    private func finish() {
        host.update()
        UpdateQueue.shared.flush()
        host.graph.place(in: CGSize(width: 100, height: 100))
    }

    private func show() { host.graph.setRoot(LeavingRows(board: board, input: input)) }

    private func perform(_ command: LeavingCommand) {
        switch command {
        case .show(let seed, let animated):
            var source = SplitMix64(seed: seed)
            if Bool.random(using: &source) {
                input.rows = (0..<6).filter { _ in Int.random(in: 0...2, using: &source) > 0 }
                if Int.random(in: 0...3, using: &source) == 0 { input.rows.shuffle(using: &source) }
            }
            for id in 0..<6 where Int.random(in: 0...2, using: &source) == 0 {
                let version = Int.random(in: -1...2, using: &source)
                input.versions[id] = version < 0 ? nil : version
            }
            model.show(input, animated: animated)
            withTransaction(Transaction(animation: animated ? .linear(duration: 1) : nil)) { show() }
        case .write(let seed):
            var source = SplitMix64(seed: seed)
            guard let name = model.names.keys.sorted().randomElement(using: &source) else { return }
            let value = Int.random(in: 1...9, using: &source)
            model.write(value, to: name)
            board.states[name]?.wrappedValue = value
        case .advance(let seconds):
            clock.advance(by: seconds)
            model.advance(by: seconds)
        case .toggleVisibility:
            model.setVisible(!model.isVisible)
            host.graph.setVisible(model.isVisible)
        }
    }

    private func compare() -> String? {
        let events = board.events
        if events.count != model.appeared.count + model.gone.count
            || events.prefix(model.appeared.count).sorted() != model.appeared.sorted()
            || events.dropFirst(model.appeared.count).sorted() != model.gone.sorted()
        {
            return "told \(events), not \(model.appeared) and \(model.gone)"
        }
        let height = host.graph.sizeThatFits(.unspecified).height
        if height != CGFloat(10 * model.livingCount) { return "\(height) high for \(model.livingCount) views" }
        return compareOutput()
    }

    private func compareOutput() -> String? {
        var shown: [String] = []
        var stack = [host.graph.rootNode].compactMap { $0 }
        while let node = stack.popLast() {
            if let text = node as? TextNode { shown.append(node.isLeaving ? "(\(text.string))" : text.string) }
            stack += node.children.reversed()
        }
        return shown == model.output ? nil : "shows \(shown), not \(model.output)"
    }
}

private struct LeavingRows: View {
    let board: Board
    let input: LeavingModel.Input

    var body: some View {
        VStack(spacing: 0) {
            ForEach(input.rows, id: \.self) { row in
                if let version = input.versions[row] {
                    LeavingProbe(board: board, name: "\(row).\(version)").id(version)
                }
            }
        }
    }
}

private struct LeavingProbe: View {
    let board: Board
    let name: String
    @State private var state = 0

    var body: some View {
        let _ = board.states[name] = $state
        Text(verbatim: "\(name)=\(state)").frame(height: 10)
            .onAppear { board.events.append("+\(name)") }
            .onDisappear { board.events.append("-\(name)") }
    }
}
