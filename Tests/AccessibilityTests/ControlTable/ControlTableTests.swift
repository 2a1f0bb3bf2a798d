import DeclarativeUI
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Every control is found and used by its role and its label alone", .serialized)
struct ControlTableTests {
    @Test("Buttons, toggles, values and readings that are views", arguments: ControlCase.simpleViews)
    func simpleViews(_ control: ControlCase) { check(control) }

    @Test("Pickers and menus that are views", arguments: ControlCase.choosingViews)
    func choosingViews(_ control: ControlCase) { check(control) }

    @Test("Lists, groups and what leads elsewhere, as views", arguments: ControlCase.leadingViews)
    func leadingViews(_ control: ControlCase) { check(control) }

    @Test("Controls of the imperative world", arguments: ControlCase.nodes)
    func nodes(_ control: ControlCase) { check(control) }

    @Test("Bars, menus and lists of the imperative world", arguments: ControlCase.controllers)
    func controllers(_ control: ControlCase) { check(control) }

    private func check(_ control: ControlCase) {
        // Other tests leave something there that can be pasted.
        UIPasteboard.general.string = nil
        let notes = Notes()
        let stage = ControlStage(control.make(notes))
        let reports = issues {
            for (place, step) in control.steps.enumerated() {
                if let fault = fault(of: step, on: stage, notes) {
                    Issue.record("\(control.name), step \(place): \(fault)\n\(stage.lines.joined(separator: "\n"))")
                }
                stage.settle()
            }
        }
        #expect(reports.map(\.message) == [])
    }

    /// What was not as it should be.
    private func fault(of step: ControlStep, on stage: ControlStage, _ notes: Notes) -> String? {
        func use(_ role: AccessibilityRole, _ label: String, _ act: (AccessibilityElement) -> Bool) -> String? {
            let found = stage.tree.elements(role, label: label.isEmpty ? nil : label)
            guard found.count == 1 else { return "\(found.count) elements are \(role.words) \"\(label)\"" }
            return act(found[0]) ? nil : "\(role.words) \"\(label)\" does not respond"
        }
        switch step {
        case .tells(let lines):
            return stage.lines == lines ? nil : "other lines are told"
        case .tellsAlso(let lines):
            let told = stage.lines.map { $0.drop { $0 == " " } }
            return lines.allSatisfy { told.contains($0[...]) } ? nil : "something is not told"
        case .press(let role, let label): return use(role, label) { $0.activate() }
        case .increment(let role, let label): return use(role, label) { $0.increment() }
        case .decrement(let role, let label): return use(role, label) { $0.decrement() }
        case .type(let role, let label, let text): return use(role, label) { $0.setText(text) }
        case .act(let role, let label, let name): return use(role, label) { $0.perform(actionNamed: name) }
        case .scroll(let role, let label, let direction): return use(role, label) { $0.scroll(direction) }
        case .escape(let role, let label): return use(role, label) { $0.performEscape() }
        case .refuses(let role, let label): return use(role, label) { !$0.activate() && !$0.increment() }
        case .notes(let entries):
            defer { notes.entries = [] }
            return notes.entries == entries ? nil : "happened: \(notes.entries), not \(entries)"
        }
    }
}
