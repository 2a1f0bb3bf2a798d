import Foundation
import TestSupport
import Testing

@testable import ImperativeUI

@MainActor @Suite("Stack views among constraints") struct ConstraintStackTests {
    private let root = UIView(frame: CGRect(0, 0, 300, 200))
    private let stack = UIStackView()

    private func show(_ views: UIView..., axis: NSLayoutConstraint.Axis = .vertical) {
        stack.axis = axis
        for view in views { stack.addArrangedSubview(view) }
        stack.placed(in: root)
    }

    @Test("A stack is as large as its views ask for, and they are where it puts them")
    func alone() {
        let (first, second) = (BlockView(50, 20), BlockView(80, 30))
        stack.spacing = 6
        show(first, second)
        root.layOut(
            with: stack.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            stack.topAnchor.constraint(equalTo: root.topAnchor))
        #expect(stack.frame == CGRect(10, 0, 80, 56) && second.frame == CGRect(0, 26, 80, 30))
        first.content.height = 40
        root.layoutIfNeeded()
        #expect(stack.frame == CGRect(10, 0, 80, 76) && stack.constraints.isEmpty)
    }

    @Test("A stack whose constraints say no width measures 0 by 0, rather than asking itself without end")
    func nothingToShow() {
        let inner = UIStackView()
        let view = UIView()
        inner.addArrangedSubview(view)
        show(inner)
        view.widthAnchor.constraint(equalTo: inner.widthAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(inner.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
    }

    @Test("A view's own constraint counts, and the arrangement consists of constraints then")
    func sizes() {
        let (first, second) = (BlockView(50, 20), UIView())
        stack.spacing = 6
        show(first, second)
        stack.fill(root)
        let height = second.heightAnchor.constraint(equalToConstant: 40)
        root.layOut(with: height)
        #expect(first.frame == CGRect(0, 0, 300, 154) && second.frame == CGRect(0, 160, 300, 40))
        #expect(!stack.constraints.isEmpty)
        height.isActive = false
        root.layoutIfNeeded()
        #expect(stack.constraints.isEmpty && first.frame == CGRect(0, 0, 300, 20))
    }

    @Test("Hidden views take no room, and come back")
    func hiding() {
        let views = [BlockView(50, 20), BlockView(50, 20), BlockView(50, 20)]
        show(views[0], views[1], views[2])
        root.layOut(
            with: stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leftAnchor.constraint(equalTo: root.leftAnchor),
            views[2].heightAnchor.constraint(equalTo: views[0].heightAnchor))
        views[1].isHidden = true
        root.layoutIfNeeded()
        #expect(views[2].frame.minY == 20 && stack.frame.height == 40)
        views[1].isHidden = false
        root.layoutIfNeeded()
        #expect(views[2].frame.minY == 40 && stack.frame.height == 60)
    }

    @Test(
        "Each distribution arranges as it does without constraints",
        arguments: [
            UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ], [300.0, 100.0])
    func distributions(_ distribution: UIStackView.Distribution, _ width: Double) {
        func frames(isConstrained: Bool) -> [CGRect] {
            let stack = UIStackView(frame: CGRect(0, 0, CGFloat(width), 50))
            stack.distribution = distribution
            stack.spacing = 5
            let views = [BlockView(40, 20), BlockView(20, 10), BlockView(30, 30)]
            for view in views { stack.addArrangedSubview(view) }
            stack.setCustomSpacing(9, after: views[0])
            if isConstrained { views[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true }
            stack.layoutIfNeeded()
            return views.map(\.frame)
        }
        let (plain, constrained) = (frames(isConstrained: false), frames(isConstrained: true))
        for (first, second) in zip(plain, constrained) {
            #expect(
                abs(first.minX - second.minX) < 0.01 && abs(first.width - second.width) < 0.01,
                "\(plain) \(constrained)")
        }
    }

    @Test(
        "Each alignment aligns as it does without constraints",
        arguments: [UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline],
        [NSLayoutConstraint.Axis.horizontal, .vertical])
    func alignments(_ alignment: UIStackView.Alignment, _ axis: NSLayoutConstraint.Axis) {
        func frames(isConstrained: Bool) -> [CGRect] {
            let root = UIView(frame: CGRect(0, 0, 300, 300))
            let stack = UIStackView().placed(in: root)
            stack.axis = axis
            stack.alignment = alignment
            stack.isLayoutMarginsRelativeArrangement = true
            stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            let label = UILabel()
            label.text = "Text"
            let large = UILabel()
            large.text = "Large"
            large.font = .systemFont(ofSize: 40)
            for view in [label, large] { stack.addArrangedSubview(view) }
            if isConstrained { label.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true }
            root.layOut(
                with: stack.topAnchor.constraint(equalTo: root.topAnchor),
                stack.leftAnchor.constraint(equalTo: root.leftAnchor))
            return [stack.frame, label.frame, large.frame]
        }
        #expect(frames(isConstrained: false) == frames(isConstrained: true))
    }

    @Test("A view in a stack is compared with views outside of it")
    func outside() {
        let (inner, outer) = (BlockView(50, 20), BlockView(90, 10).placed(in: root))
        show(inner, axis: .horizontal)
        root.layOut(
            with: inner.widthAnchor.constraint(equalTo: outer.widthAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor))
        #expect(stack.frame.width == 90)
        outer.content.width = 70
        root.layoutIfNeeded()
        #expect(stack.frame.width == 70)
    }

    @Test("A stack measures views by their constraints, and is measured so")
    func measuring() {
        let card = UIView()
        BlockView(40, 30).placed(in: card).fill(card, by: 5)
        stack.addArrangedSubview(card)
        stack.axis = .vertical
        stack.addArrangedSubview(BlockView(10, 10))
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 50))
        card.heightAnchor.constraint(equalToConstant: 70).isActive = true
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 80))
    }

    @Test("A stack with a constraint of its own counts in another stack")
    func nested() {
        show(BlockView(10, 10))
        stack.heightAnchor.constraint(equalToConstant: 33).isActive = true
        let outer = UIStackView(arrangedSubviews: [stack, BlockView(10, 10)])
        outer.axis = .vertical
        outer.frame = CGRect(0, 0, 100, 100)
        outer.layoutIfNeeded()
        #expect(stack.frame == CGRect(0, 0, 100, 33))
    }
}
