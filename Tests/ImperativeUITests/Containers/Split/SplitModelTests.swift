import Foundation
import TestSupport
import Testing

@testable import ImperativeUI

/// What may happen to three columns. Numbers are taken modulo what there is.
private enum SplitStep: CustomStringConvertible {
    case push(Int), pop(Int), popToRoot(Int), root(Int), back
    case show(Int), hide(Int)
    case wide, narrow, button, displayMode(Int)

    var description: String {
        switch self {
        case .push(let column): "push in \(column % 3)"
        case .pop(let column): "pop in \(column % 3)"
        case .popToRoot(let column): "pop to the root in \(column % 3)"
        case .root(let column): "root of \(column % 3)"
        case .back: "back"
        case .show(let column): "show \(column % 3)"
        case .hide(let column): "hide \(column % 3)"
        case .wide: "wide"
        case .narrow: "narrow"
        case .button: "button"
        case .displayMode(let mode): "mode \(mode % 7)"
        }
    }
}

/// Three lists, of which some are shown one after the other: the obviously right model.
private struct SplitModel {
    var stacks: [[String]] = [["a"], ["b"], ["c"]]
    var isCollapsed = false
    /// How many columns are on the one stack, where columns are collapsed.
    var shown = 3

    var joined: [String] { stacks.prefix(shown).flatMap { $0 } }

    mutating func pop(_ column: Int) {
        if isCollapsed, column == 0 { return back() }
        if stacks[column].count > 1 { stacks[column].removeLast() }
    }

    mutating func push(_ name: String, _ column: Int) {
        // The navigation controller of the first column has all of them.
        stacks[isCollapsed && column == 0 ? shown - 1 : column].append(name)
    }

    mutating func popToRoot(_ column: Int) {
        if isCollapsed, column == 0 { shown = 1 }
        stacks[column] = Array(stacks[column].prefix(1))
    }

    mutating func root(_ name: String, _ column: Int) {
        if isCollapsed, column == 0 { shown = 1 }
        stacks[column] = [name]
    }

    mutating func back() {
        if stacks[shown - 1].count > 1 {
            stacks[shown - 1].removeLast()
        } else if shown > 1 {
            shown -= 1
        }
    }
}

@MainActor @Suite struct SplitModelTests {
    private func step(_ random: inout SplitMix64) -> SplitStep {
        switch random.below(20) {
        case 0, 1, 2: .push(random.below(3))
        case 3, 4: .pop(random.below(3))
        case 5: .popToRoot(random.below(3))
        case 6, 7: .root(random.below(3))
        case 8, 9, 10: .back
        case 11, 12: .show(random.below(3))
        case 13: .hide(random.below(3))
        case 14, 15: .wide
        case 16, 17: .narrow
        case 18: .button
        default: .displayMode(random.below(7))
        }
    }

    @Test("Whatever is pushed, popped, shown and hidden, columns keep their stacks, side by side and as one")
    func columnsAreLists() {
        PropertyCheck("Columns", make: step, run: run).check(sequences: 75, length: 40)
    }

    private let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]

    /// Returns what differs from the model; `nil` for nothing.
    private func run(_ steps: [SplitStep]) -> String? {
        let rig = SplitRig(.tripleColumn)
        var model = SplitModel()
        var pages = columns.compactMap { rig.split.viewController(for: $0) as? SplitPage }
        let navigations = columns.compactMap { rig.navigation($0) }
        var count = 0
        func page() -> SplitPage {
            count += 1
            pages.append(SplitPage("p\(count)"))
            return pages[pages.count - 1]
        }
        for (number, step) in steps.enumerated() {
            switch step {
            case .push(let column):
                let new = page()
                navigations[column].pushViewController(new, animated: false)
                model.push("p\(count)", column)
            case .pop(let column):
                navigations[column].popViewController(animated: false)
                model.pop(column)
            case .popToRoot(let column):
                navigations[column].popToRootViewController(animated: false)
                model.popToRoot(column)
            case .root(let column):
                rig.split.setViewController(page(), for: columns[column])
                model.root("p\(count)", column)
            case .back:
                guard model.isCollapsed else { continue }
                navigations[0].navigationBar.back()
                if model.joined.count > 1 { model.back() }
            case .show(let column):
                rig.split.show(columns[column])
                if model.isCollapsed { model.shown = column + 1 }
            case .hide(let column):
                rig.split.hide(columns[column])
                if model.isCollapsed, column > 0, column < model.shown { model.shown = column }
            case .wide:
                rig.host.resize(to: SplitRig.wide)
                model.isCollapsed = false
            case .narrow:
                rig.host.resize(to: SplitRig.narrow)
                if !model.isCollapsed { model.shown = 3 }
                model.isCollapsed = true
            case .button: rig.tap("Show Sidebar")
            case .displayMode(let mode): rig.split.preferredDisplayMode = .init(rawValue: mode) ?? .automatic
            }
            if let difference = difference(rig, navigations, model, pages) {
                return "step \(number), \(step): \(difference)"
            }
        }
        return nil
    }

    private func difference(
        _ rig: SplitRig, _ navigations: [UINavigationController], _ model: SplitModel, _ pages: [SplitPage]
    ) -> String? {
        let text = rig.host.text
        if rig.split.isCollapsed != model.isCollapsed { return "it is collapsed: \(rig.split.isCollapsed)" }
        navigations[0].joined?.checkInvariants()
        for (index, navigation) in navigations.enumerated() {
            let expected = index == 0 && model.isCollapsed ? model.joined : model.stacks[index]
            let stack = navigation.viewControllers.map { $0.title ?? "" }
            if stack != expected { return "column \(index) has \(stack), not \(expected)" }
            let isShown = model.isCollapsed && index > 0 && index < model.shown
            for page in navigation.viewControllers where page.parent !== (isShown ? navigations[0] : navigation) {
                return "\(page.title ?? "") of column \(index) is a child of \(String(describing: page.parent?.title))"
            }
        }
        let visible = pages.filter(\.isVisible).map { $0.title ?? "" }
        var expected: Set<String> = []
        if model.isCollapsed {
            expected = [model.joined.last ?? ""]
        } else {
            let count = rig.split.displayMode.count ?? 0
            expected = Set(model.stacks.suffix(count + 1).map { $0.last ?? "" })
        }
        if Set(visible) != expected { return "visible by callbacks are \(visible), not \(expected)" }
        for name in expected where model.isCollapsed && !text.contains("in \(name)") { return "\(name) is not seen" }
        return nil
    }
}
