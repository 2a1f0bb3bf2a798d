import ImperativeUI
import TestSupport
import Testing

/// What holds in every stack view.
@MainActor @Suite struct StackViewLawTests {
    private enum Step: CustomStringConvertible {
        case add(CGFloat, CGFloat, hug: Float, resist: Float)
        case addFlexible
        case hide(Int)
        case show(Int)
        case remove(Int)
        case spacing(CGFloat)
        case custom(Int, CGFloat)
        case distribution(UIStackView.Distribution)
        case alignment(UIStackView.Alignment)
        case turn
        case resize(CGFloat, CGFloat)

        var description: String {
            switch self {
            case .add(let width, let height, let hug, let resist): "add \(width)x\(height) hug \(hug) resist \(resist)"
            case .addFlexible: "add flexible"
            case .hide(let index): "hide \(index)"
            case .show(let index): "show \(index)"
            case .remove(let index): "remove \(index)"
            case .spacing(let space): "spacing \(space)"
            case .custom(let index, let space): "custom \(index) \(space)"
            case .distribution(let kind): "distribution \(kind)"
            case .alignment(let kind): "alignment \(kind)"
            case .turn: "turn"
            case .resize(let width, let height): "resize \(width)x\(height)"
            }
        }
    }

    private func step(_ random: inout SplitMix64) -> Step {
        func number(_ bound: Int) -> CGFloat { CGFloat(random.below(bound)) }
        switch random.below(14) {
        case 0...3:
            return .add(
                number(80), number(40), hug: Float(1 + random.below(4) * 250), resist: Float(1 + random.below(4) * 250))
        case 4: return .addFlexible
        case 5: return .hide(random.below(8))
        case 6: return .show(random.below(8))
        case 7: return .remove(random.below(8))
        case 8: return .spacing(number(12))
        case 9: return .custom(random.below(8), number(20))
        case 10: return .distribution(UIStackView.Distribution(rawValue: random.below(5)) ?? .fill)
        case 11: return .alignment(UIStackView.Alignment(rawValue: random.below(6)) ?? .fill)
        case 12: return .turn
        default: return .resize(number(300), number(300))
        }
    }

    private func perform(_ step: Step, on stack: UIStackView) {
        let views = stack.arrangedSubviews
        func view(_ index: Int) -> UIView? { views.isEmpty ? nil : views[index % views.count] }
        switch step {
        case .add(let width, let height, let hug, let resist):
            let block = BlockView(width, height)
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                block.setContentHuggingPriority(UILayoutPriority(hug), for: axis)
                block.setContentCompressionResistancePriority(UILayoutPriority(resist), for: axis)
            }
            stack.addArrangedSubview(block)
        case .addFlexible: stack.addArrangedSubview(UIView())
        case .hide(let index): view(index)?.isHidden = true
        case .show(let index): view(index)?.isHidden = false
        case .remove(let index): view(index)?.removeFromSuperview()
        case .spacing(let space): stack.spacing = space
        case .custom(let index, let space): view(index).map { stack.setCustomSpacing(space, after: $0) }
        case .distribution(let kind): stack.distribution = kind
        case .alignment(let kind): stack.alignment = kind
        case .turn: stack.axis = stack.axis == .vertical ? .horizontal : .vertical
        case .resize(let width, let height): stack.frame.size = CGSize(width: width, height: height)
        }
    }

    /// The space after a view as the stack's own interface states it.
    private func space(_ stack: UIStackView, after view: UIView) -> CGFloat {
        let space = stack.customSpacing(after: view)
        return space == UIStackView.spacingUseDefault ? stack.spacing : space
    }

    private func fault(in stack: UIStackView) -> String? {
        let views = stack.arrangedSubviews.filter { !$0.isHidden }
        let isRow = stack.axis == .horizontal
        let length = isRow ? stack.bounds.width : stack.bounds.height
        let gaps = views.dropLast().reduce(0) { $0 + space(stack, after: $1) }
        func start(_ view: UIView) -> CGFloat { isRow ? view.frame.minX : view.frame.minY }
        func end(_ view: UIView) -> CGFloat { isRow ? view.frame.maxX : view.frame.maxY }
        for view in views where gaps <= length && !stack.bounds.insetBy(dx: -0.01, dy: -0.01).contains(view.frame) {
            return "\(view.frame) is outside of \(stack.bounds)"
        }
        for (a, b) in zip(views, views.dropFirst()) {
            let gap = start(b) - end(a)
            let wanted = space(stack, after: a)
            let isFixed = [.fill, .fillEqually, .fillProportionally].contains(stack.distribution)
            if gap < wanted - 0.01 || isFixed && gap > wanted + 0.01 { return "a gap of \(gap) instead of \(wanted)" }
        }
        let fills = ![.equalSpacing, .equalCentering].contains(stack.distribution) || views.count > 1
        if fills, let last = views.last, gaps <= length, abs(end(last) - length) > 0.01 {
            return "the row ends at \(end(last)) instead of \(length)"
        }
        return nil
    }

    private func check(_ steps: [Step]) -> String? {
        let stage = Stage()
        let (stack, mirrored, hidden) = (UIStackView(), UIStackView(), UIStackView())
        for view in [stack, mirrored, hidden] { stage.root.view.addSubview(view) }
        mirrored.traitOverrides.layoutDirection = .rightToLeft
        for step in steps {
            for view in [stack, mirrored, hidden] { perform(step, on: view) }
        }
        // Hidden views change nothing for the others.
        for view in hidden.arrangedSubviews where view.isHidden { view.removeFromSuperview() }
        stage.settle()
        if let fault = fault(in: stack) { return fault }
        let shown = stack.arrangedSubviews.filter { !$0.isHidden }.map(\.frame)
        if hidden.arrangedSubviews.map(\.frame) != shown {
            return "without the hidden views \(hidden.arrangedSubviews.map(\.frame)), with them \(shown)"
        }
        for (a, b) in zip(stack.arrangedSubviews, mirrored.arrangedSubviews) where !a.isHidden {
            var twice = b.frame
            twice.origin.x = mirrored.bounds.width - twice.maxX
            if abs(twice.minX - a.frame.minX) > 0.01 || twice.size != a.frame.size {
                return "mirrored twice \(twice) instead of \(a.frame)"
            }
        }
        let fitting = stack.intrinsicContentSize
        if fitting.width >= 0, fitting.height >= 0, stack.distribution != .equalCentering {
            stack.frame.size = fitting
            stage.settle()
            for case let block as BlockView in stack.arrangedSubviews where !block.isHidden {
                let (have, want) =
                    stack.axis == .horizontal
                    ? (block.frame.width, block.content.width) : (block.frame.height, block.content.height)
                if stack.distribution != .fillEqually, abs(have - want) > 0.01 {
                    return "at the size that fits, \(have) instead of \(want)"
                }
            }
        }
        return nil
    }

    @Test("Views stay inside, keep their spaces, do not overlap, ignore hidden ones, and are mirrored exactly")
    func laws() {
        PropertyCheck<Step>("stack view", make: step, run: check).check(sequences: 300, length: 24)
    }
}
