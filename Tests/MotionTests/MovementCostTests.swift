import Drawing
import Foundation
import Motion
import TestSupport
import Testing
import BridgedEnvironment

@testable import ImperativeUI

@MainActor @Suite("What a frame of one moving view costs among other views") struct MovementCostTests {
    enum Kind: String, CaseIterable, Sendable {
        case place, size, alpha, color, transform, keyframes, animator, inner
    }

    private struct Cost {
        var visits = 0
        var composed = 0
        var placed = 0
        var anew = 0
    }

    private func move(_ view: UIView, _ kind: Kind) {
        switch kind {
        case .place, .inner: UIView.animate(withDuration: 1) { view.center.x = 300 }
        case .size: UIView.animate(withDuration: 1) { view.bounds.size.width = 90 }
        case .alpha: UIView.animate(withDuration: 1) { view.alpha = 0.2 }
        case .color: UIView.animate(withDuration: 1) { view.backgroundColor = .green }
        case .transform: UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(rotationAngle: 1) }
        case .keyframes:
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 300 }
            }
        case .animator:
            UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 300 }.startAnimation()
        }
    }

    /// The most that one of ten frames costs among so many views.
    private func cost(_ kind: Kind, among count: Int) -> Cost {
        let stage = MotionStage()
        let page = stage.add(UIView(), CGRect(x: 0, y: 0, width: 400, height: 400))
        var views: [UIView] = []
        for index in 0..<count {
            let view = UIView(frame: CGRect(x: index % 40 * 10, y: index / 40 * 8, width: 8, height: 6))
            view.backgroundColor = .blue
            page.addSubview(view)
            views.append(view)
        }
        var view = views[count / 2]
        if kind == .inner {
            let inner = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
            inner.backgroundColor = .red
            view.addSubview(inner)
            view = inner
        }
        stage.settle()
        stage.run { move(view, kind) }
        stage.settle()
        var before = stage.window.displayList()
        var most = Cost()
        for _ in 0..<10 {
            let start = Cost(visits: LayoutPass.visitCount, composed: UIView.composedCount, placed: UIView.placedCount)
            stage.advance(1.0 / 60)
            UpdateQueue.shared.flush()
            let after = stage.window.displayList()
            #expect(after != before, "\(kind) does not move")
            most.visits = max(most.visits, LayoutPass.visitCount - start.visits)
            most.composed = max(most.composed, UIView.composedCount - start.composed)
            most.placed = max(most.placed, UIView.placedCount - start.placed)
            most.anew = max(most.anew, after.itemsAnew(since: before))
            before = after
        }
        return most
    }

    @Test(
        "A frame costs the view that moves and those around it, whatever the number of others", arguments: Kind.allCases
    )
    func costs(kind: Kind) {
        let many = cost(kind, among: 1_000)
        #expect(many.visits == 0 && many.composed <= 4 && many.placed <= 2, "\(many)")
        // Three levels of at most 32 parts.
        #expect(many.anew <= 3 * 32 + 8, "\(many)")
    }
}

@MainActor @Suite("The picture of many subviews") struct ManySubviewsTests {
    private enum Command {
        case add(Int), remove(Int), front(Int), move(Int), hide(Int), color(Int), inner(Int), scroll(Int), mask(Int),
            look
    }

    /// All that is drawn, of views that keep nothing.
    private func copy(of view: UIView) -> DisplayList {
        view.forEachInSubtree {
            $0.appearance?.sections = nil
            $0.flags.remove(.hasDisplayList)
        }
        return view.displayList()
    }

    private func run(_ commands: [Command]) -> String? {
        let stage = MotionStage()
        let page = stage.add(UIView(), CGRect(x: 0, y: 0, width: 400, height: 400))
        var next = 0
        func make() -> UIView {
            next += 1
            let view = next % 7 == 0 ? UIScrollView() : UIView()
            view.frame = CGRect(x: next % 40 * 10, y: next / 40 * 8, width: 8, height: 6)
            view.backgroundColor = UIColor(white: CGFloat(next % 10) / 10, alpha: 1)
            (view as? UIScrollView)?.contentSize = CGSize(width: 30, height: 30)
            return view
        }
        for _ in 0..<40 { page.addSubview(make()) }
        stage.settle()
        for command in commands {
            func view(_ index: Int) -> UIView { page.subviews[index % page.subviews.count] }
            switch command {
            case .add(let index): page.insertSubview(make(), at: index)
            case .remove(let index): if page.subviews.count > 1 { view(index).removeFromSuperview() }
            case .front(let index): page.bringSubviewToFront(view(index))
            case .move(let index): view(index).center.x += 3
            case .hide(let index): view(index).isHidden.toggle()
            case .color(let index): view(index).backgroundColor = UIColor(white: CGFloat(index % 10) / 10, alpha: 1)
            case .inner(let index): view(index).addSubview(make())
            case .scroll(let index): (view(index) as? UIScrollView)?.contentOffset.y += 1
            case .mask(let index): view(index).mask = index % 3 == 0 ? nil : make()
            case .look: stage.settle()
            }
            if case .look = command {
                let kept = stage.window.displayList()
                if DisplayListParts(kept) != DisplayListParts(copy(of: stage.window)) {
                    return "differs after \(command)"
                }
            }
        }
        return nil
    }

    /// What a list draws, whatever the groups without effects.
    private struct DisplayListParts: Equatable {
        var items: [DisplayItem] = []

        init(_ list: DisplayList) {
            for item in list.items {
                if case .group(let group) = item, group.effects == .none {
                    items += DisplayListParts(group.list).items
                } else if case .group(let group) = item, group.effects.treatment == nil {
                    let inner = DisplayListParts(group.list).items
                    items.append(.group(DisplayGroup(DisplayList(inner), effects: group.effects)))
                } else {
                    items.append(item)
                }
            }
        }

        static func == (one: Self, other: Self) -> Bool { DisplayList(one.items) == DisplayList(other.items) }
    }

    @Test("It is what is drawn of all of them anew, whatever has changed")
    func law() {
        PropertyCheck("pictures of many subviews") { random -> Command in
            let index = random.below(200)
            switch random.below(14) {
            case 0: return .add(index)
            case 1: return .remove(index)
            case 2: return .front(index)
            case 3...4: return .move(index)
            case 5: return .hide(index)
            case 6: return .color(index)
            case 7: return .inner(index)
            case 8: return .scroll(index)
            case 9: return .mask(index)
            default: return .look
            }
        } run: {
            run($0)
        }
        .check(sequences: 20, length: 40)
    }
}
