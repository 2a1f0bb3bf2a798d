import Foundation

/// A bar that shows the title and buttons of its topmost item, and a button back to the item below.
///
/// The title is centred in the bar, or in the space that buttons leave, and is truncated if it does not fit. Texts
/// follow the content size category, and the bar's height follows the texts.
@MainActor @preconcurrency open class UINavigationBar: UIView {
    private final var stack: [UINavigationItem] = []
    private final let titleLabel = UILabel()
    private final let promptLabel = UILabel()
    private final let backButton = NavigationBackButton(frame: .zero)
    private final var leading: [UIView] = []
    private final var trailing: [UIView] = []
    private final var middle: UIView?
    /// The action of the back button.
    final var goBack: (() -> Void)?

    /// The height last reported to the layout.
    private final var askedHeight: CGFloat = 0

    /// The minimum height of the bar without a prompt, in points.
    private static let rowHeight: CGFloat = 44
    private static let promptHeight: CGFloat = 30
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 8

    /// Makes a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.textAlignment = .center
        titleLabel.adjustsFontForContentSizeCategory = true
        promptLabel.font = .preferredFont(forTextStyle: .footnote)
        promptLabel.textAlignment = .center
        promptLabel.adjustsFontForContentSizeCategory = true
        backButton.addAction(UIAction { [weak self] _ in self?.goBack?() }, for: .touchUpInside)
    }

    // MARK: Items

    /// The items, the topmost last.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown; `nil` without items.
    public final var topItem: UINavigationItem? { stack.last }
    /// The item below, to which the back button leads; `nil` if there is none.
    public final var backItem: UINavigationItem? { stack.dropLast().last }

    /// Replaces the items, without animation.
    public final func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        for item in stack where item.bar === self { item.bar = nil }
        stack = items ?? []
        for item in stack { item.bar = self }
        itemsDidChange()
    }

    /// Adds an item on top, without animation.
    public final func pushItem(_ item: UINavigationItem, animated: Bool) {
        stack.append(item)
        item.bar = self
        itemsDidChange()
    }

    /// Removes and returns the topmost item, without animation; `nil` if there is none.
    @discardableResult
    public final func popItem(animated: Bool) -> UINavigationItem? {
        guard let last = stack.popLast() else { return nil }
        if last.bar === self { last.bar = nil }
        itemsDidChange()
        return last
    }

    final func itemsDidChange() {
        setNeedsUpdateProperties()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: Content

    open override func updateProperties() {
        super.updateProperties()
        for view in leading + trailing + [middle].compactMap({ $0 }) { view.removeFromSuperview() }
        promptLabel.removeFromSuperview()
        (leading, trailing, middle) = ([], [], nil)
        guard let item = topItem else { return }
        let left = item.leftBarButtonItems ?? []
        if let backItem, !item.hidesBackButton, left.isEmpty || item.leftItemsSupplementBackButton {
            let name = backItem.backButtonTitle ?? backItem.title ?? "Back"
            backButton.show(name, isRightToLeft: isRightToLeft)
            leading.append(backButton)
        }
        leading += left.map(\.view)
        trailing = (item.rightBarButtonItems ?? []).map(\.view)
        titleLabel.text = item.title
        middle = item.titleView ?? titleLabel
        promptLabel.text = item.prompt
        for view in [middle].compactMap({ $0 }) + leading + trailing { addSubview(view) }
        if item.prompt != nil { addSubview(promptLabel) }
        setNeedsLayout()
        contentHeightMayHaveChanged()
    }

    package override func subviewSizeDidChange(_ view: UIView) {
        super.subviewSizeDidChange(view)
        contentHeightMayHaveChanged()
    }

    private func contentHeightMayHaveChanged() {
        if ownHeight == askedHeight { return }
        askedHeight = ownHeight
        invalidateIntrinsicContentSize()
    }

    /// Returns the height that the texts of a row need, and more with a prompt.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ownHeight) }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ownHeight) }

    private var ownHeight: CGFloat { promptHeight + rowHeight }

    private var promptHeight: CGFloat {
        if topItem?.prompt == nil { return 0 }
        return max(UINavigationBar.promptHeight, promptLabel.sizeThatFits(.zero).height)
    }

    private var rowHeight: CGFloat {
        var height = UINavigationBar.rowHeight
        // Custom views are as high as the space allows.
        if middle === titleLabel { height = max(height, titleLabel.sizeThatFits(.zero).height) }
        if leading.first === backButton { height = max(height, backButton.intrinsicContentSize.height) }
        return height
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let rowHeight = min(rowHeight, bounds.height)
        let row = CGRect(x: 0, y: bounds.height - rowHeight, width: bounds.width, height: rowHeight)
        promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: row.minY)
        var low = UINavigationBar.margin
        for view in leading { low = place(view, from: low, in: row, isTrailing: false) }
        var high = UINavigationBar.margin
        for view in trailing { high = place(view, from: high, in: row, isTrailing: true) }
        guard let middle else { return }
        let room = max(0, row.width - low - high)
        let width = min(middle.naturalWidth ?? room, room)
        let height = min(middle.naturalHeight(forWidth: width) ?? rowHeight, rowHeight)
        // Centred in the bar as long as that leaves the buttons free.
        let x = max(low, min((row.width - width) / 2, row.width - high - width))
        let frame = CGRect(x: x, y: row.minY + ((rowHeight - height) / 2).rounded(), width: width, height: height)
        middle.frame = mirrored(frame)
    }

    /// Places a view next to those already placed. Returns where the next one begins, from the edge.
    private func place(_ view: UIView, from edge: CGFloat, in row: CGRect, isTrailing: Bool) -> CGFloat {
        let width = min(view.naturalWidth ?? 0, max(0, row.width - edge))
        let height = min(view.naturalHeight(forWidth: width) ?? row.height, row.height)
        let frame = CGRect(
            x: isTrailing ? row.width - edge - width : edge, y: row.minY + ((row.height - height) / 2).rounded(),
            width: width, height: height)
        view.frame = mirrored(frame)
        return edge + width + UINavigationBar.spacing
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        var frame = frame
        if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
        return frame
    }

    /// Draws the separator below the bar.
    open override func draw(_ rect: CGRect) {
        let thickness = 1 / max(1, traitCollection.displayScale)
        UIColor.separator.setFill()
        UIRectFill(
            CGRect(x: bounds.minX, y: bounds.maxY - thickness, width: bounds.width, height: thickness))
    }
}
