import ImperativeUI

/// A view that asks for a size.
final class BlockView: UIView {
    var content: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
}

/// A view whose content of an area flows: the narrower, the higher.
final class FlowingView: UIView {
    let length: CGFloat

    /// - Parameter length: how wide the content is in one line of 10 points.
    init(_ length: CGFloat) {
        self.length = length
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if size.width >= length { return CGSize(width: length, height: 10) }
        return CGSize(width: size.width, height: 10 * (length / max(1, size.width)).rounded(.up))
    }
}

extension CGRect {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }
}
