import Foundation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import ImperativeUI

/// What can be presented from a level.
private enum Kind: Int, CaseIterable {
    case sheet, cover, alert
    /// By UIKit's `present`, from the outermost level.
    case imperative
}

/// What a program wants of each level.
@MainActor private final class Wishes: ObservableObject {
    static let levels = 3
    @Published var sheets = Array(repeating: false, count: levels)
    @Published var covers: [Cover?] = Array(repeating: nil, count: levels)
    @Published var alerts = Array(repeating: false, count: levels)
    @Published var generation = 0
    /// What is on screen, from appearance callbacks.
    var visible: [Int: Int] = [:]

    struct Cover: Identifiable, Equatable { let id: Int }

    func wants(_ kind: Kind, _ level: Int) -> Bool {
        switch kind {
        case .sheet: sheets[level]
        case .cover: covers[level] != nil
        case .alert: alerts[level]
        case .imperative: false
        }
    }

    func set(_ kind: Kind, _ level: Int, _ isWanted: Bool) {
        switch kind {
        case .sheet: sheets[level] = isWanted
        case .cover: covers[level] = isWanted ? Cover(id: 1) : nil
        case .alert: alerts[level] = isWanted
        case .imperative: break
        }
    }
}

private struct PresentedPlaceKey: EnvironmentKey { static let defaultValue = "-" }

extension EnvironmentValues {
    fileprivate var presentedPlace: String {
        get { self[PresentedPlaceKey.self] }
        set { self[PresentedPlaceKey.self] = newValue }
    }
}

/// A level that counts presses and presents the next one.
private struct Level: View {
    let number: Int
    @ObservedObject var wishes: Wishes
    @State private var count = 0
    @Environment(\.presentedPlace) private var place

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("level \(number) \(count) from \(place)")
            Button("press \(number)") { count += 1 }
            presenter.environment(\.presentedPlace, "\(number).\(wishes.generation)")
        }
        .onAppear { wishes.visible[number, default: 0] += 1 }
        .onDisappear { wishes.visible[number, default: 0] -= 1 }
    }

    @ViewBuilder private var presenter: some View {
        if number < Wishes.levels {
            Color.clear.frame(width: 8, height: 16)
                .sheet(isPresented: $wishes.sheets[number]) { Level(number: number + 1, wishes: wishes) }
                .fullScreenCover(item: $wishes.covers[number]) { _ in Level(number: number + 1, wishes: wishes) }
                .alert("alert \(number)", isPresented: $wishes.alerts[number]) {
                    Button("Cancel", role: .cancel) {}
                }
        }
    }
}

private struct Root: View {
    @ObservedObject var wishes: Wishes

    var body: some View { Level(number: 0, wishes: wishes).id(wishes.generation) }
}

/// What may happen.
private enum Step: CustomStringConvertible {
    case want(Kind, Int), forget(Kind, Int), hesitate(Kind, Int)
    case escape, press, present, dismiss(Int), recreate

    var description: String {
        switch self {
        case .want(let kind, let level): "want \(kind) of \(level)"
        case .forget(let kind, let level): "forget \(kind) of \(level)"
        case .hesitate(let kind, let level): "want and forget \(kind) of \(level)"
        case .escape: "escape"
        case .press: "press"
        case .present: "present"
        case .dismiss(let level): "dismiss from \(level)"
        case .recreate: "another tree"
        }
    }
}

/// Who presents what, as lists: the obviously right model.
@MainActor private struct Model {
    /// What each level wants to present or presents, in the order in which it was asked for. The first is shown.
    var queues: [[Kind]] = [[]]
    /// What the bindings say.
    var wants: [[Kind: Bool]] = Array(repeating: [:], count: Wishes.levels)
    /// The presses on each level that is shown.
    var presses = [0]
    var generation = 0

    /// What is presented, from the outermost level on.
    var chain: [Kind] { queues.compactMap(\.first) }

    private func isLevel(_ kind: Kind) -> Bool { kind == .sheet || kind == .cover }

    /// The first of a queue ends, with everything above it.
    mutating func end(_ level: Int, keepsWish: Bool = false) {
        guard !queues[level].isEmpty else { return }
        for above in queues[(level + 1)...].indices {
            if let shown = queues[above].first { wants[above][shown] = false }
        }
        queues.removeSubrange((level + 1)...)
        presses.removeSubrange((level + 1)...)
        let gone = queues[level].removeFirst()
        if !keepsWish, level < Wishes.levels { wants[level][gone] = false }
    }

    /// Shows what is first in the queue of the last level, and so on.
    mutating func open() {
        while let last = queues.last?.first, isLevel(last) {
            let level = queues.count
            presses.append(0)
            queues.append(level < Wishes.levels ? requests(level) : [])
        }
    }

    /// What a new level wants from the start.
    private func requests(_ level: Int) -> [Kind] {
        [Kind.sheet, .cover, .alert].filter { wants[level][$0] == true }
    }

    mutating func want(_ kind: Kind, _ level: Int) {
        if wants[level][kind] == true { return }
        wants[level][kind] = true
        guard level < queues.count else { return }
        queues[level].append(kind)
        if queues[level].count == 1 { open() }
    }

    mutating func forget(_ kind: Kind, _ level: Int) {
        if wants[level][kind] != true { return }
        wants[level][kind] = false
        guard level < queues.count else { return }
        if queues[level].first == kind {
            end(level)
            open()
        } else {
            queues[level].removeAll { $0 == kind }
        }
    }

    /// Another tree in place of the outermost level's.
    mutating func recreate() {
        generation += 1
        presses[0] = 0
        let isImperative = queues[0].first == .imperative
        if !isImperative { end(0, keepsWish: true) }
        queues[0] = (isImperative ? [.imperative] : []) + requests(0)
        if !isImperative { open() }
    }

    /// The levels that can be seen by their callbacks: those without a cover over them.
    var visible: [Int] { presses.indices.filter { queues[$0].first != .cover } }
}

@MainActor @Suite("Presentations are what the bindings say", .serialized) struct PresentationModelTests {
    private func step(_ random: inout SplitMix64) -> Step {
        let kind = Kind(rawValue: random.below(3)) ?? .sheet
        let level = min(random.below(Wishes.levels), random.below(Wishes.levels))
        return switch random.below(16) {
        case 0...5: .want(kind, level)
        case 6, 7: .forget(kind, level)
        case 8: .hesitate(kind, level)
        case 9, 10, 11: .escape
        case 12: .press
        case 13: random.below(2) == 0 ? .present : .dismiss(0)
        case 14: .dismiss(random.below(3))
        default: random.below(3) == 0 ? .recreate : .press
        }
    }

    @Test(
        "Whoever shows and dismisses, what is presented is what the bindings say, with states, callbacks, focus, traits"
    )
    func bindings() {
        PropertyCheck("Presentations", make: step, run: run).check(sequences: 50, length: 30)
    }

    /// Returns what differs from the model; `nil` for nothing.
    private func run(_ steps: [Step]) -> String? {
        let wishes = Wishes()
        var model = Model()
        let stage = NavigationStage(Root(wishes: wishes))
        _ = stage.lines
        for (number, step) in steps.enumerated() {
            perform(step, on: wishes, in: stage, &model)
            if let difference = difference(stage, wishes, model) { return "step \(number), \(step): \(difference)" }
        }
        return nil
    }

    private func perform(_ step: Step, on wishes: Wishes, in stage: NavigationStage, _ model: inout Model) {
        switch step {
        case .want(let kind, let level):
            wishes.set(kind, level, true)
            model.want(kind, level)
        case .forget(let kind, let level):
            wishes.set(kind, level, false)
            model.forget(kind, level)
        case .hesitate(let kind, let level):
            if wishes.wants(kind, level) { return }
            wishes.set(kind, level, true)
            wishes.set(kind, level, false)
        case .escape:
            stage.host.press(.keyboardEscape)
            guard let top = model.queues.lastIndex(where: { !$0.isEmpty }), model.queues[top].first != .cover else {
                return
            }
            model.end(top)
            model.open()
        case .press:
            // What is in front decides who can be pressed.
            guard model.queues.last?.isEmpty == true else { return }
            stage.tap("press \(model.presses.count - 1)")
            model.presses[model.presses.count - 1] += 1
        case .present:
            guard model.queues[0].isEmpty else { return }
            stage.controller.present(UIViewController(), animated: false)
            model.queues[0] = [.imperative]
        case .dismiss(let level):
            guard level < model.queues.count, !model.queues[level].isEmpty else { return }
            controllers(stage)[level].dismiss(animated: false)
            model.end(level)
            model.open()
        case .recreate:
            wishes.generation += 1
            model.recreate()
        }
    }

    /// The root and what is presented over it.
    private func controllers(_ stage: NavigationStage) -> [UIViewController] {
        var found = [stage.controller]
        while let next = found.last?.startedPresentation?.presentedViewController { found.append(next) }
        return found
    }

    private func kind(of controller: UIViewController) -> Kind {
        if controller is UIAlertController { return .alert }
        if !(controller is PresentedHostingController) { return .imperative }
        return controller.modalPresentationStyle == .fullScreen ? .cover : .sheet
    }

    private func difference(_ stage: NavigationStage, _ wishes: Wishes, _ model: Model) -> String? {
        let lines = stage.lines
        PresentationCenter.shared.checkInvariants()
        let chain = controllers(stage).dropFirst().map(kind)
        if Array(chain) != model.chain { return "presented is \(Array(chain)), not \(model.chain)" }
        for level in 0..<Wishes.levels {
            for kind in [Kind.sheet, .cover, .alert]
            where wishes.wants(kind, level) != (model.wants[level][kind] ?? false) {
                return "the binding of \(kind) at \(level) is \(wishes.wants(kind, level))"
            }
        }
        let visible = wishes.visible.filter { $0.value != 0 }
        if visible != Dictionary(uniqueKeysWithValues: model.visible.map { ($0, 1) }) {
            return "visible by callbacks is \(visible), not \(model.visible)"
        }
        let top = model.presses.count - 1
        let place = top == 0 ? "-" : "\(top - 1).\(model.generation)"
        if model.queues[top].isEmpty, !lines.contains("level \(top) \(model.presses[top]) from \(place)") {
            return "\(lines) do not show level \(top) with \(model.presses[top]) from \(place)"
        }
        return focusDifference(stage) ?? traitDifference(stage)
    }

    private func focusDifference(_ stage: NavigationStage) -> String? {
        stage.host.press(.keyboardTab)
        let last = stage.window.presentations.last?.containerView
        guard let focused = stage.window.focus.focused?.view else { return nil }
        return focused.isDescendant(of: last ?? stage.window) ? nil : "the focus is in \(focused)"
    }

    private func traitDifference(_ stage: NavigationStage) -> String? {
        for controller in controllers(stage).dropFirst() {
            let isElevated = controller.traitCollection.userInterfaceLevel == .elevated
            let expected = controllers(stage).prefix { $0 !== controller }.dropFirst().contains {
                kind(of: $0) != .cover
            }
            if isElevated != (kind(of: controller) != .cover || (expected && controller is PresentedHostingController))
            {
                return "\(kind(of: controller)) is elevated: \(isElevated)"
            }
        }
        return nil
    }
}
