import Foundation
import TestSupport
import Testing

@testable import ImperativeUI

@MainActor @Suite("Layout guides") struct ConstraintGuideTests {
    private let root = UIView(frame: CGRect(0, 0, 200, 100))

    @Test("The guide of the margins follows them, in the reading direction")
    func margins() {
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let view = UIView().placed(in: root)
        let guide = root.layoutMarginsGuide
        root.layOut(
            with: view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
        #expect(view.frame == CGRect(2, 1, 194, 96) && guide.layoutFrame == view.frame)
        root.directionalLayoutMargins.leading = 20
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(20, 1, 176, 96))
    }

    @Test("The attributes of margins are those of the guide")
    func marginAttributes() {
        let view = UIView().placed(in: root)
        func constraint(_ own: NSLayoutConstraint.Attribute, _ margin: NSLayoutConstraint.Attribute)
            -> NSLayoutConstraint
        {
            NSLayoutConstraint(
                item: view, attribute: own, relatedBy: .equal, toItem: root, attribute: margin, multiplier: 1,
                constant: 0)
        }
        root.layOut(
            with: constraint(.left, .leftMargin), constraint(.right, .rightMargin), constraint(.top, .topMargin),
            constraint(.centerY, .centerYWithinMargins))
        #expect(view.frame == CGRect(8, 8, 184, 84))
    }

    @Test("The safe area's guide follows the bars above the view, and the margins are within it")
    func safeArea() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        let window = UIWindow(frame: CGRect(0, 0, 200, 100))
        window.rootViewController = controller
        window.isHidden = false
        let (view, within) = (UIView().placed(in: controller.view), UIView().placed(in: controller.view))
        controller.view.layOut(
            with: view.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor),
            within.topAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.topAnchor),
            within.heightAnchor.constraint(equalToConstant: 5))
        #expect(view.frame.minY == 20 && view.frame.height == 70 && within.frame.minY == 28)
        controller.additionalSafeAreaInsets.top = 40
        controller.view.insetsLayoutMarginsFromSafeArea = false
        window.layoutIfNeeded()
        #expect(view.frame.minY == 40 && view.frame.height == 50 && within.frame.minY == 8)
        window.isHidden = true
    }

    @Test("What bars cover at the top and at the bottom are guides of the controller, as before safe areas")
    func bars() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        let window = UIWindow(frame: CGRect(0, 0, 200, 100))
        window.rootViewController = controller
        window.isHidden = false
        let view = UIView().placed(in: controller.view)
        let views: [String: Any] = [
            "top": controller.topLayoutGuide, "view": view, "bottom": controller.bottomLayoutGuide,
        ]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "V:[top]-5-[view]-5-[bottom]", views: views))
        window.layoutIfNeeded()
        #expect(view.frame.minY == 25 && view.frame.maxY == 85)
        #expect(controller.topLayoutGuide.length == 20 && controller.bottomLayoutGuide.length == 10)
        controller.additionalSafeAreaInsets.top = 30
        window.frame.size.height = 120
        window.layoutIfNeeded()
        #expect(view.frame.minY == 35 && view.frame.maxY == 105)
        window.isHidden = true
    }

    @Test("Text in the readable part of a wide view is not wider than 672 points, and in the middle")
    func readable() {
        let view = UIView().placed(in: root)
        let guide = root.readableContentGuide
        root.layOut(
            with: view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor))
        #expect(view.frame.minX == 8 && view.frame.width == 184)
        root.frame.size.width = 1_000
        root.layoutIfNeeded()
        #expect(view.frame.minX == 164 && view.frame.width == 672)
    }

    @Test("The keyboard's guide is at the bottom, as no keyboard covers anything")
    func keyboard() {
        let view = BlockView(10, 10).placed(in: root)
        root.layOut(with: view.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor))
        #expect(view.frame.maxY == 100)
        root.frame.size.height = 150
        root.layoutIfNeeded()
        #expect(view.frame.maxY == 150)
    }

    @Test("An own guide takes its place from constraints, and views take theirs from it")
    func own() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        #expect(root.layoutGuides == [guide] && guide.owningView === root)
        let (left, right) = (BlockView(20, 10).placed(in: root), BlockView(20, 10).placed(in: root))
        root.layOut(
            with: left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            guide.leadingAnchor.constraint(equalTo: left.trailingAnchor),
            right.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25))
        #expect(right.frame.minX == 70 && guide.layoutFrame.minX == 20 && guide.layoutFrame.width == 50)
        root.removeLayoutGuide(guide)
        #expect(root.constraints.count == 1 && root.layoutGuides.isEmpty && guide.layoutFrame == .zero)
    }

    @Test("The edges of a scroll view are those of its content for views inside, and determine its size")
    func scrollContent() {
        let scroll = UIScrollView().placed(in: root)
        scroll.fill(root, by: 10)
        let content = UIView().placed(in: scroll)
        content.fill(scroll)
        let tall = BlockView(-1, 500).placed(in: content)
        tall.fill(content, by: 5)
        root.layOut(with: content.widthAnchor.constraint(equalTo: scroll.widthAnchor))
        #expect(scroll.frame == CGRect(10, 10, 180, 80) && scroll.contentSize == CGSize(width: 180, height: 510))
        scroll.contentOffset.y = 100
        root.layoutIfNeeded()
        #expect(content.frame == CGRect(0, 0, 180, 510) && scroll.contentOffset.y == 100)
    }

    @Test("What is constrained to a scroll view's frame does not scroll")
    func scrollFrame() {
        let scroll = UIScrollView(frame: CGRect(0, 0, 100, 100))
        scroll.contentSize = CGSize(width: 100, height: 1_000)
        let (header, footer) = (BlockView(10, 10).placed(in: scroll), BlockView(10, 10).placed(in: scroll))
        scroll.layOut(
            with: header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
            footer.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 300))
        scroll.contentOffset.y = 40
        scroll.layoutIfNeeded()
        #expect(header.frame.minY == 40 && footer.frame.minY == 290)
        #expect(scroll.contentSize == CGSize(width: 100, height: 1_000))
    }
}
