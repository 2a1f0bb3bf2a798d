import ImperativeUI
import Testing

@MainActor @Suite struct StackViewTests {
    private func stack(_ views: UIView..., size: CGSize, axis: NSLayoutConstraint.Axis = .horizontal) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.frame.size = size
        return stack
    }

    private func frames(_ stack: UIStackView) -> [CGRect] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    private let room = CGSize(width: 100, height: 40)

    @Test("Filling stretches the view that resists least, the first of several")
    func stretching() {
        let (a, b) = (BlockView(20, 10), BlockView(30, 10))
        let stack = stack(a, b, size: room)
        stack.spacing = 10
        #expect(frames(stack) == [CGRect(0, 0, 60, 40), CGRect(70, 0, 30, 40)])
        a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        #expect(frames(stack) == [CGRect(0, 0, 20, 40), CGRect(30, 0, 70, 40)])
    }

    @Test("Filling shrinks the view that resists least, the last of several")
    func shrinking() {
        let (a, b) = (BlockView(80, 10), BlockView(60, 10))
        let stack = stack(a, b, size: room)
        #expect(frames(stack).map(\.width) == [80, 20])
        a.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        #expect(frames(stack).map(\.width) == [40, 60])
    }

    @Test("A control of one size keeps it, and what is beside it takes what is left")
    func fixedControls() {
        let spinner = UIActivityIndicatorView()
        spinner.hidesWhenStopped = false
        let controls: [UIView] = [UISwitch(), UIStepper(), spinner]
        for control in controls {
            for isFirst in [true, false] {
                let label = UILabel()
                label.text = "I agree"
                let row = UIStackView(arrangedSubviews: isFirst ? [control, label] : [label, control])
                row.spacing = 8
                row.frame = CGRect(0, 0, 280, 60)
                row.layoutIfNeeded()
                let size = control.intrinsicContentSize
                #expect(control.frame.width == size.width)
                #expect(label.frame.width == 272 - size.width)
                if control is UISwitch { #expect(control.frame.size == size) }
            }
        }
        let (bar, label) = (UIProgressView(progressViewStyle: .default), UILabel())
        label.text = "Loading"
        let column = UIStackView(arrangedSubviews: [bar, label])
        column.axis = .vertical
        column.frame = CGRect(0, 0, 280, 60)
        column.layoutIfNeeded()
        #expect(bar.frame.size == CGSize(width: 280, height: bar.intrinsicContentSize.height))
    }

    @Test("A priority that was set counts for a control of one size, too")
    func weakControl() {
        let (control, label) = (UISwitch(), UILabel())
        #expect(control.contentHuggingPriority(for: .vertical) == .defaultHigh)
        #expect(label.contentHuggingPriority(for: .horizontal) == .defaultLow)
        control.setContentHuggingPriority(.defaultLow, for: .horizontal)
        #expect(control.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(control.contentHuggingPriority(for: .vertical) == .defaultHigh)
    }

    @Test("A view without a size of its own takes what is left; several share it")
    func spacers() {
        let (a, b, c) = (UIView(), BlockView(20, 10), UIView())
        let stack = stack(a, b, c, size: room)
        #expect(frames(stack).map(\.width) == [40, 20, 40])
    }

    @Test("Equal filling gives one length to all")
    func fillEqually() {
        let stack = stack(BlockView(80, 10), BlockView(1, 10), size: room)
        stack.distribution = .fillEqually
        stack.spacing = 20
        #expect(frames(stack) == [CGRect(0, 0, 40, 40), CGRect(60, 0, 40, 40)])
    }

    @Test("Proportional filling keeps the proportions of what views ask for")
    func fillProportionally() {
        let stack = stack(BlockView(10, 10), BlockView(30, 10), size: room)
        stack.distribution = .fillProportionally
        #expect(frames(stack).map(\.width) == [25, 75])
    }

    @Test("Equal spacing keeps lengths and puts what is left between views")
    func equalSpacing() {
        let stack = stack(BlockView(10, 10), BlockView(20, 10), BlockView(30, 10), size: room)
        stack.distribution = .equalSpacing
        #expect(frames(stack).map(\.minX) == [0, 30, 70])
    }

    @Test("Equal centering puts middles at equal distances, and keeps the spacing first")
    func equalCentering() {
        let stack = stack(BlockView(10, 10), BlockView(20, 10), BlockView(10, 10), size: room)
        stack.distribution = .equalCentering
        #expect(frames(stack).map(\.midX) == [5, 50, 95])
        stack.addArrangedSubview(BlockView(50, 10))
        stack.spacing = 3
        let found = frames(stack)
        #expect(found.last?.maxX == 100)
        for (a, b) in zip(found, found.dropFirst()) { #expect(b.minX - a.maxX >= 3 - 0.001) }
    }

    @Test(
        "Views stand across the axis as the alignment says",
        arguments: [
            (UIStackView.Alignment.fill, CGRect(0, 0, 20, 40)), (.top, CGRect(0, 0, 20, 10)),
            (.center, CGRect(0, 15, 20, 10)), (.bottom, CGRect(0, 30, 20, 10)),
        ])
    func alignment(_ alignment: UIStackView.Alignment, _ frame: CGRect) {
        let stack = stack(BlockView(20, 10), UIView(), size: room)
        stack.alignment = alignment
        #expect(frames(stack)[0] == frame)
    }

    @Test("A hidden view takes no room, and neither does the space after it")
    func hidden() {
        let (a, b, c) = (BlockView(20, 10), BlockView(20, 10), BlockView(20, 10))
        let stack = stack(a, b, c, size: room)
        stack.spacing = 5
        stack.setCustomSpacing(30, after: b)
        #expect(stack.intrinsicContentSize == CGSize(width: 95, height: 10))
        b.isHidden = true
        #expect(stack.intrinsicContentSize == CGSize(width: 45, height: 10))
        stack.layoutIfNeeded()
        #expect(c.frame.maxX == 100 && a.frame == CGRect(0, 0, 75, 40))
    }

    @Test("Custom spacing holds after its view until it is taken back")
    func customSpacing() {
        let (a, b, c) = (BlockView(20, 10), BlockView(20, 10), BlockView(20, 10))
        let stack = stack(a, b, c, size: room)
        stack.distribution = .equalSpacing
        stack.frame.size.width = 0
        stack.setCustomSpacing(7, after: a)
        #expect(stack.intrinsicContentSize.width == 67)
        #expect(stack.customSpacing(after: a) == 7)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
        #expect(stack.intrinsicContentSize.width == 60)
        #expect(stack.customSpacing(after: b) == UIStackView.spacingUseDefault)
    }

    @Test("In a column a view is as high as its content in the column's width")
    func heightForWidth() {
        let (a, b) = (FlowingView(100), BlockView(20, 10))
        let column = stack(a, b, size: CGSize(width: 50, height: 200), axis: .vertical)
        #expect(column.sizeThatFits(CGSize(width: 50, height: CGFloat.infinity)) == CGSize(width: 50, height: 30))
        #expect(column.intrinsicContentSize == CGSize(width: 100, height: 20))
        b.setContentHuggingPriority(.defaultLow - 1, for: .vertical)
        #expect(frames(column) == [CGRect(0, 0, 50, 20), CGRect(0, 20, 50, 180)])
    }

    @Test("In a row a view that is shrunk gets higher, and so does the row")
    func shrunkRow() {
        let row = stack(BlockView(20, 10), FlowingView(100), size: CGSize(width: 70, height: 20))
        #expect(row.sizeThatFits(CGSize(width: 70, height: CGFloat.infinity)) == CGSize(width: 70, height: 20))
    }

    @Test("Layout margins count where they are asked for, by reading direction")
    func margins() {
        let stage = Stage()
        let stack = stack(BlockView(20, 10), size: room)
        stage.root.view.addSubview(stack)
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(frames(stack) == [CGRect(0, 0, 100, 40)])
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(frames(stack) == [CGRect(2, 1, 94, 36)])
        #expect(stack.intrinsicContentSize == CGSize(width: 26, height: 14))
        stage.scene.traitOverrides.layoutDirection = .rightToLeft
        stage.settle()
        #expect(frames(stack) == [CGRect(4, 1, 94, 36)])
        #expect(stack.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test("A row is mirrored as soon as text runs from right to left")
    func rightToLeft() {
        let stage = Stage()
        let stack = stack(BlockView(20, 10), BlockView(30, 10), size: room)
        stage.root.view.addSubview(stack)
        stage.settle()
        stage.scene.traitOverrides.layoutDirection = .rightToLeft
        stage.settle()
        #expect(stack.arrangedSubviews.map(\.frame) == [CGRect(30, 0, 70, 40), CGRect(0, 0, 30, 40)])
    }

    @Test("A change of a view's size deep inside reaches every stack around it in the same update")
    func nested() {
        let block = BlockView(20, 10)
        let inner = UIStackView(arrangedSubviews: [block])
        let outer = UIStackView(arrangedSubviews: [inner, BlockView(10, 10)])
        outer.axis = .vertical
        outer.alignment = .leading
        let stage = Stage()
        stage.root.view.addSubview(outer)
        outer.frame = CGRect(0, 0, 200, 200)
        stage.settle()
        #expect(inner.frame.width == 20)
        block.content.width = 50
        #expect(outer.intrinsicContentSize.width == 50)
        stage.settle()
        #expect(inner.frame.width == 50 && block.frame.width == 50)
    }

    @Test("A nested stack with a flexible view in it stretches before views with content")
    func nestedStretching() {
        let inner = UIStackView(arrangedSubviews: [BlockView(20, 10), UIView()])
        let other = BlockView(20, 10)
        let stack = stack(other, inner, size: room)
        other.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        #expect(frames(stack).map(\.width) == [20, 80])
    }

    @Test("A deep chain of stacks measures each view a bounded number of times")
    func deepChain() {
        final class Counter: UIView {
            var count = 0
            override var intrinsicContentSize: CGSize {
                count += 1
                return CGSize(width: 10, height: 10)
            }
        }
        let leaf = Counter()
        var view: UIView = leaf
        for depth in 0..<30 {
            let stack = UIStackView(arrangedSubviews: [view])
            stack.axis = depth % 2 == 0 ? .vertical : .horizontal
            view = stack
        }
        leaf.count = 0
        view.frame = CGRect(0, 0, 100, 100)
        view.layoutIfNeeded()
        #expect(leaf.count < 300, "\(leaf.count)")
    }

    @Test("A view that leaves the stack, or the arrangement, is arranged no more")
    func leaving() {
        let (a, b, c) = (BlockView(20, 10), BlockView(20, 10), BlockView(20, 10))
        let stack = stack(a, b, c, size: room)
        a.removeFromSuperview()
        UIView().addSubview(b)
        #expect(stack.arrangedSubviews == [c])
        stack.removeArrangedSubview(c)
        #expect(stack.arrangedSubviews.isEmpty && c.superview === stack)
        stack.insertArrangedSubview(c, at: 0)
        #expect(stack.arrangedSubviews == [c] && stack.subviews == [c])
    }

    @Test("Adding an arranged view again moves it to the end")
    func addingAgain() {
        let (a, b) = (BlockView(20, 10), BlockView(20, 10))
        let stack = stack(a, b, size: room)
        stack.addArrangedSubview(a)
        #expect(stack.arrangedSubviews == [b, a])
    }

    @Test("Spacing that is no number counts as none")
    func hostileSpacing() {
        let stack = stack(BlockView(20, 10), BlockView(20, 10), size: room)
        stack.spacing = .nan
        #expect(frames(stack).map(\.minX) == [0, 80])
    }

    @Test("The size that fits obeys the target where it is wanted more than the content")
    func systemSize() {
        let block = BlockView(20, 10)
        #expect(block.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == block.content)
        #expect(
            block.systemLayoutSizeFitting(
                CGSize(width: 70, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 70, height: 10))
        #expect(
            FlowingView(100).systemLayoutSizeFitting(
                CGSize(width: 50, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 50, height: 20))
    }

    @Test("Arranging a view at a place that is not in the row says which there are")
    func badPlace() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 3) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("was to be at 3 among 0"), "\(text)")
    }
}
