import Foundation
import TestSupport
import Testing

@testable import ImperativeUI

@MainActor @Suite("Sizes that fit constraints") struct ConstraintFittingTests {
    private let view = UIView()
    private let label = UILabel()

    init() {
        label.numberOfLines = 0
        label.text = "Words that need more than one line where there is not much room for them"
        label.placed(in: view)
        label.fill(view, by: 10)
    }

    private func height(_ width: CGFloat) -> CGFloat { label.sizeThatFits(CGSize(width: width, height: 1_000)).height }

    @Test("Without a limit the content has the size that it asks for")
    func compressed() {
        let content = label.intrinsicContentSize
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: content.width + 20, height: content.height + 20))
    }

    @Test("In a required width the height is that which text needs there")
    func widths() {
        for width: CGFloat in [120, 200, 120] {
            let size = view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(size == CGSize(width: width, height: height(width - 20) + 20))
        }
    }

    @Test("Measuring changes no frame, and the layout after it is right")
    func frames() {
        view.frame = CGRect(0, 0, 200, 100)
        view.layoutIfNeeded()
        let frame = label.frame
        _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(label.frame == frame)
        view.constraints[0].constant = 20
        _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        view.layoutIfNeeded()
        #expect(label.frame == CGRect(20, 10, 170, 80))
    }

    @Test("A view among constraints is measured by those within it alone")
    func amongOthers() {
        let root = UIView(frame: CGRect(0, 0, 120, 300))
        view.placed(in: root)
        root.layOut(
            with: view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor))
        #expect(view.frame == CGRect(0, 0, 120, height(100) + 20))
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size.width == label.intrinsicContentSize.width + 20)
        root.frame.size.width = 150
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(0, 0, 150, height(130) + 20))
    }

    @Test("A cell is as high as the constraints in its content view ask for")
    func cells() {
        let cell = UICollectionViewCell(frame: CGRect(0, 0, 120, 10))
        label.removeFromSuperview()
        label.placed(in: cell.contentView)
        label.fill(cell.contentView, by: 10)
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 120, height: 10), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 120, height: height(100) + 20))
    }

    @Test("A view can say that its content is as large as its constraints ask for")
    func fittingContent() {
        let badge = FittingView()
        BlockView(20, 10).placed(in: badge).fill(badge, by: 3)
        #expect(badge.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 26, height: 16))
        let root = UIView(frame: CGRect(0, 0, 100, 100))
        badge.placed(in: root)
        root.layOut(
            with: badge.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            badge.topAnchor.constraint(equalTo: root.topAnchor))
        #expect(badge.frame == CGRect(37, 0, 26, 16))
    }

    @Test("A view without a superview takes the size that its constraints say")
    func detached() {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalToConstant: 150).isActive = true
        view.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 150, height: height(130) + 20))
    }
}

private final class FittingView: UIView {
    override var intrinsicContentSize: CGSize { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { systemLayoutSizeFitting(size) }
}
