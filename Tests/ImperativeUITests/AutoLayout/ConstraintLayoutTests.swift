import Foundation
import TestSupport
import Testing

@testable import ImperativeUI

@MainActor @Suite("Views that constraints place") struct ConstraintLayoutTests {
    private let root = UIView(frame: CGRect(0, 0, 320, 480))

    @Test("A view is as large as its content, where nothing else says")
    func content() {
        let view = BlockView(50, 20).placed(in: root)
        root.layOut(
            with: view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10))
        #expect(view.frame == CGRect(16, 10, 50, 20))
        view.content = CGSize(width: 70, height: 30)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(16, 10, 70, 30))
    }

    @Test("A view follows its superview's size and other views")
    func following() {
        let (label, field) = (BlockView(50, 20).placed(in: root), UIView().placed(in: root))
        root.layOut(
            with: label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
            field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
            field.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            field.topAnchor.constraint(equalTo: root.topAnchor), field.heightAnchor.constraint(equalToConstant: 44))
        #expect(label.frame == CGRect(16, 12, 50, 20) && field.frame == CGRect(74, 0, 230, 44))
        root.frame.size.width = 400
        label.content.width = 100
        root.layoutIfNeeded()
        #expect(field.frame == CGRect(124, 0, 260, 44))
    }

    @Test("A container is as large as what its constraints hold")
    func container() {
        let card = UIView().placed(in: root)
        let text = BlockView(50, 20).placed(in: card)
        text.fill(card, by: 4)
        root.layOut(
            with: card.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: root.centerYAnchor))
        #expect(card.frame == CGRect(131, 226, 58, 28) && text.frame == CGRect(4, 4, 50, 20))
        text.content.width = 100
        root.layoutIfNeeded()
        #expect(card.frame == CGRect(106, 226, 108, 28))
    }

    @Test("Of optional constraints the one with the higher priority is held, and the other as nearly as that allows")
    func priorities() {
        let view = UIView().placed(in: root)
        let (wide, narrow) = (
            view.widthAnchor.constraint(equalToConstant: 200),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 90)
        )
        wide.priority = .defaultLow
        narrow.priority = .defaultHigh
        root.layOut(with: wide, narrow, view.leftAnchor.constraint(equalTo: root.leftAnchor))
        #expect(view.frame.width == 90)
        wide.priority = .required
        root.layoutIfNeeded()
        #expect(view.frame.width == 200)
    }

    @Test("A constant, a priority and the state can change, and nothing else has to be told")
    func changes() {
        let view = UIView().placed(in: root)
        let width = view.widthAnchor.constraint(equalToConstant: 30)
        root.layOut(with: width, view.rightAnchor.constraint(equalTo: root.rightAnchor))
        width.constant = 50
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(270, 0, 50, 0))
        width.isActive = false
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(20, 0, 300, 0))
    }

    @Test("A multiplier scales a length, and a place in the superview")
    func multipliers() {
        let view = UIView().placed(in: root)
        root.layOut(
            with: view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 10),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            NSLayoutConstraint(
                item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 1.5,
                constant: 0), view.topAnchor.constraint(equalTo: root.topAnchor))
        #expect(view.frame == CGRect(155, 0, 170, 85))
    }

    @Test("Text that wraps is as high as its width makes it")
    func wrapping() {
        let label = UILabel().placed(in: root)
        label.numberOfLines = 0
        label.text = "Words that need more than one line where there is not much room for them"
        let below = BlockView(10, 10).placed(in: root)
        root.layOut(
            with: label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5),
            label.topAnchor.constraint(equalTo: root.topAnchor),
            below.topAnchor.constraint(equalTo: label.bottomAnchor),
            below.leftAnchor.constraint(equalTo: root.leftAnchor))
        let height = label.sizeThatFits(CGSize(width: 160, height: 1_000)).height
        #expect(label.frame.height == height && below.frame.minY == height)
        root.frame.size.width = 200
        root.layoutIfNeeded()
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 1_000)).height)
        #expect(label.frame.height > height)
    }

    @Test("First baselines of texts of two sizes are at one height")
    func baselines() {
        let (large, small) = (UILabel().placed(in: root), UILabel().placed(in: root))
        (large.text, small.text) = ("Large", "small")
        (large.font, small.font) = (.systemFont(ofSize: 40), .systemFont(ofSize: 12))
        root.layOut(
            with: large.topAnchor.constraint(equalTo: root.topAnchor),
            large.leftAnchor.constraint(equalTo: root.leftAnchor),
            small.leftAnchor.constraint(equalTo: large.rightAnchor, constant: 5),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor))
        func baseline(_ label: UILabel) -> CGFloat {
            label.frame.minY + label.firstBaseline(inHeight: label.frame.height)
        }
        #expect(abs(baseline(large) - baseline(small)) < 0.01 && small.frame.minY > 10)
    }

    @Test("Leading is where reading begins, and mirrored with the direction")
    func directions() {
        let view = BlockView(50, 20).placed(in: root)
        for each in [root, view] { each.semanticContentAttribute = .forceRightToLeft }
        root.layOut(
            with: view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor))
        #expect(view.frame == CGRect(260, 0, 50, 20))
        for each in [root, view] { each.semanticContentAttribute = .forceLeftToRight }
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(10, 0, 50, 20))
    }

    @Test("A view between whose frame is given does not move, and constraints across it count")
    func across() {
        let box = UIView(frame: CGRect(100, 50, 100, 100))
        root.addSubview(box)
        let (inner, outer) = (BlockView(10, 10).placed(in: box), BlockView(10, 10).placed(in: root))
        root.layOut(
            with: outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 130),
            outer.topAnchor.constraint(equalTo: root.topAnchor), inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
            inner.topAnchor.constraint(equalTo: outer.bottomAnchor, constant: 60))
        #expect(inner.frame == CGRect(30, 20, 10, 10) && box.frame == CGRect(100, 50, 100, 100))
        box.frame.origin = CGPoint(x: 120, y: 60)
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(10, 10, 10, 10))
    }

    @Test("A frame that is set by hand is that of the constraints again after the next layout")
    func frames() {
        let view = BlockView(50, 20).placed(in: root)
        root.layOut(with: view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5))
        view.frame = CGRect(1, 2, 3, 4)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(5, 0, 50, 20))
    }

    @Test("The centre and the size are set, so that a transform stays")
    func transforms() {
        let view = UIView().placed(in: root)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.layOut(
            with: view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 20),
            view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor))
        #expect(view.bounds.size == CGSize(width: 10, height: 20) && view.center == CGPoint(x: 5, y: 10))
    }

    @Test("Alignment insets are outside of what constraints align")
    func alignment() {
        let view = ShadowedView().placed(in: root)
        root.layOut(
            with: view.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 20))
        #expect(view.frame == CGRect(-2, -1, 26, 24))
    }
}

private final class ShadowedView: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
}
