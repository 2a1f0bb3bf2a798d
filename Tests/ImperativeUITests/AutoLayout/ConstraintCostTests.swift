import Foundation
import TestSupport
import Testing

@testable import ImperativeUI

/// Costs of constraints that can be counted.
@MainActor @Suite struct ConstraintCostTests {
    /// A root with cards, each with content and constraints.
    private func board(_ count: Int) -> (window: UIWindow, change: NSLayoutConstraint) {
        let window = UIWindow(frame: CGRect(0, 0, 1_000, 1_000))
        window.isHidden = false
        let root = UIView(frame: window.bounds)
        window.addSubview(root)
        var change: NSLayoutConstraint?
        for index in 0..<count {
            let card = Card().placed(in: root)
            BlockView(30, 10).placed(in: card).fill(card, by: 2)
            let left = card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: CGFloat(index))
            NSLayoutConstraint.activate([left, card.topAnchor.constraint(equalTo: root.topAnchor)])
            change = change ?? card.constraints.first
        }
        window.layoutIfNeeded()
        return (window, change!)
    }

    @Test("A changed constant lays out the views whose frames follow from it, however many there are")
    func visits() {
        for count in [10, 1_000] {
            let (window, change) = board(count)
            let log = LayoutLog()
            for case let card as Card in window.subviews[0].subviews { card.log = log }
            change.constant = 5
            window.layoutIfNeeded()
            #expect(log.count == 1)
        }
    }

    @Test("A view without constraints has no record of them, whatever is around it")
    func records() {
        let (window, _) = board(1)
        let view = UIView()
        window.addSubview(view)
        window.layoutIfNeeded()
        #expect(view.constraintRecord == nil && view.appearance == nil)
    }

    @Test("Views that come and go leave nothing in their system")
    func leftovers() throws {
        let (window, _) = board(3)
        let root = try #require(window.subviews.first)
        let system = try #require(root.constraintRecord?.system)
        let counts = (system.solver.variableCount, system.solver.constraintCount, system.installed.count)
        for _ in 0..<50 {
            let card = UIView().placed(in: root)
            let label = UILabel().placed(in: card)
            label.fill(card)
            root.layOut(
                with: card.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
                label.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 40))
            card.removeFromSuperview()
        }
        window.layoutIfNeeded()
        #expect(counts == (system.solver.variableCount, system.solver.constraintCount, system.installed.count))
        #expect(system.pending.isEmpty && system.outdated.isEmpty && system.changed.isEmpty)
    }
}

@MainActor private final class LayoutLog { var count = 0 }

private final class Card: UIView {
    var log: LayoutLog?

    override func layoutSubviews() {
        super.layoutSubviews()
        log?.count += 1
    }
}
