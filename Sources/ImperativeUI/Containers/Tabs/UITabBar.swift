import Drawing
import Foundation

/// A bar of tabs, of which one can be selected.
///
/// Tabs have equal widths as long as their titles fit; a title that does not fit at all is truncated. Texts follow
/// the content size category, and the bar's height follows the texts. In a text grid, the bar is a rule, thick above
/// the selected tab, and a row of titles; in a tab bar controller of fewer than eight rows it is the titles alone.
@MainActor @preconcurrency open class UITabBar: UIView {
    private final var shownItems: [UITabBarItem] = []
    private final var buttons: [TabBarButton] = []
    /// The items of the buttons.
    private final var buttonItems: [UITabBarItem] = []
    /// Whether the bar has one row, as there is little room for it and the content.
    final var isTight = false {
        didSet {
            if isTight == oldValue { return }
            itemsDidChange()
            invalidateIntrinsicContentSize()
        }
    }
    /// The height last reported to the layout.
    private final var askedHeight: CGFloat = 0
    /// Called in place of a selection when a person chooses an item.
    final var itemWasChosen: ((UITabBarItem) -> Void)?

    /// The height of images, in points.
    static let imageHeight: CGFloat = 25

    /// Creates a bar without items.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a bar of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The delegate, which is notified of the items the user selects; held weakly.
    open weak var delegate: (any UITabBarDelegate)?

    override var isBarOfContainer: Bool { true }
    override var isFocusGroup: Bool { true }

    // MARK: Items

    /// The items, starting at the leading edge. Setting them keeps the selected item if it is among them.
    open var items: [UITabBarItem]? {
        get { shownItems.isEmpty ? nil : shownItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items, without animation.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        for item in shownItems where item.bar === self { item.bar = nil }
        shownItems = items ?? []
        for item in shownItems { item.bar = self }
        if let selectedItem, !shownItems.contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
        itemsDidChange()
    }

    /// The selected item; `nil` for none. Setting it to an item that is not in the bar clears the selection.
    open weak var selectedItem: UITabBarItem? {
        didSet {
            if let selectedItem, !shownItems.contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
            if selectedItem !== oldValue { itemsDidChange() }
        }
    }

    final func itemsDidChange() {
        setNeedsUpdateProperties()
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func choose(_ button: UIControl) {
        guard let index = buttons.firstIndex(where: { $0 === button }) else { return }
        let item = buttonItems[index]
        if let itemWasChosen { return itemWasChosen(item) }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    // MARK: Colours

    /// The tint colour of the items that are not selected; `nil`, the default, for the colour of secondary labels.
    open var unselectedItemTintColor: UIColor? {
        didSet { if unselectedItemTintColor != oldValue { itemsDidChange() } }
    }

    /// The colour of the bar; `nil`, the default, for the system's.
    open var barTintColor: UIColor? { didSet { if barTintColor != oldValue { setNeedsDisplay() } } }

    /// A Boolean value that indicates whether content may be visible through the bar; `true` by default. It has no
    /// effect: bars are opaque in every medium.
    open var isTranslucent = true

    private final lazy var appearances = BarAppearances<UITabBarAppearance> { [weak self] in self?.itemsDidChange() }

    /// The appearance that was set, or to be set; `nil` for that of the bar's own properties.
    package final var chosenAppearance: UITabBarAppearance? {
        get { appearances[.standard] }
        set { appearances[.standard] = newValue }
    }

    /// The appearance of the bar. If none is set, it follows the bar's own properties. Setting it stores a copy.
    open var standardAppearance: UITabBarAppearance {
        get { appearances.standard(or: ownAppearance) }
        set { appearances[.standard] = newValue }
    }

    /// The appearance while the content is scrolled to its end; `nil`, the default, for the standard appearance. The
    /// bar does not track the content, so it applies whenever it is set. Setting it stores a copy.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances[.scrollEdge] }
        set { appearances[.scrollEdge] = newValue }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        itemsDidChange()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // The tint colour may differ there.
        itemsDidChange()
    }

    // MARK: Content

    open override func updateProperties() {
        super.updateProperties()
        // A tab keeps its button, and with it the focus of the keyboard.
        var known: [ObjectIdentifier: TabBarButton] = [:]
        for (item, button) in zip(buttonItems, buttons) { known[ObjectIdentifier(item)] = button }
        let before = buttons
        buttons = shownItems.map { known[ObjectIdentifier($0)] ?? makeButton() }
        buttonItems = shownItems
        let staying = Set(buttons.map { ObjectIdentifier($0) })
        removeSubviews(before.filter { !staying.contains(ObjectIdentifier($0)) })
        for (item, button) in zip(shownItems, buttons) {
            let isSelected = item === selectedItem
            button.show(
                item, isSelected: isSelected,
                color: isSelected ? tintColor : unselectedItemTintColor ?? .secondaryLabel,
                look: look(of: item, isSelected: isSelected))
        }
        // The buttons before the first one with another index stay where they are.
        addInFront(Array(buttons.dropFirst(zip(buttons, before).prefix { $0 === $1 }.count)))
        setNeedsLayout()
        showBackgroundContents()
        contentHeightMayHaveChanged()
    }

    /// The view of an appearance behind the tabs.
    private final var backgroundContents: UIView?

    private func showBackgroundContents() {
        let new = shownAppearance?.backgroundContents
        if let old = backgroundContents, old !== new, old.superview === self { old.removeFromSuperview() }
        backgroundContents = new
        if let new { insertSubview(new, at: 0) }
    }

    private func makeButton() -> TabBarButton {
        let button = TabBarButton(frame: .zero)
        button.addAction(
            UIAction { [weak self] action in (action.sender as? UIControl).map { self?.choose($0) } },
            for: .primaryActionTriggered)
        return button
    }

    package override func subviewSizeDidChange(_ view: UIView) {
        super.subviewSizeDidChange(view)
        contentHeightMayHaveChanged()
    }

    private func contentHeightMayHaveChanged() {
        if contentHeight == askedHeight { return }
        askedHeight = contentHeight
        invalidateIntrinsicContentSize()
        superview?.setNeedsLayout()
    }

    // MARK: Layout

    private final var medium: Medium { traitCollection.textMedium.figures }

    private var lineHeight: CGFloat { isTight ? 0 : medium.tabBar.lineHeight }

    private var contentHeight: CGFloat {
        let tallest = buttons.reduce(0) { max($0, $1.intrinsicContentSize.height) }
        let figures = medium.tabBar
        return lineHeight + max(figures.leastHeight, medium.grain.wholeHeight(tallest) + figures.padding)
    }

    /// Returns the given width and the height that the tabs need, not including the safe area below the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: contentHeight) }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let line = lineHeight
        backgroundContents?.frame = CGRect(
            x: 0, y: line, width: bounds.width, height: max(0, bounds.height - line))
        var area = bounds.inset(by: safeAreaInsets)
        area.origin.y += line
        area.size.height -= line
        shortenTabs(in: area.width)
        let widths = widths(in: area.width)
        let unit = medium.grain.step(scale: traitCollection.displayScale)
        var edge: CGFloat = 0
        for (button, width) in zip(buttons, widths) {
            let (from, to) = ((edge / unit).rounded() * unit, ((edge + width) / unit).rounded() * unit)
            edge += width
            let x = isRightToLeft ? area.width - to : from
            button.frame = CGRect(x: area.minX + x, y: area.minY, width: to - from, height: max(0, area.height))
        }
        setNeedsDisplay()
    }

    /// Lets images stand for titles if the titles have no room.
    private func shortenTabs(in width: CGFloat) {
        let space = medium.tabBar.tabGap
        let isShort = buttons.reduce(0) { $0 + $1.intrinsicContentSize.width + space } > width
        for button in buttons { button.isShort = isShort }
    }

    private func widths(in width: CGFloat) -> [CGFloat] {
        let space = medium.tabBar.tabGap
        let natural = buttons.map { $0.shownWidth + space }
        let (count, sum) = (CGFloat(natural.count), natural.reduce(0, +))
        let share = width / max(1, count)
        if natural.allSatisfy({ $0 <= share }) { return natural.map { _ in share } }
        if sum <= width { return natural.map { $0 + (width - sum) / count } }
        return natural.map { $0 / sum * width }
    }

    /// Draws the bar and the rule above it.
    open override func draw(_ rect: CGRect) {
        let appearance = shownAppearance
        if let appearance {
            appearance.backgroundEffect?.draw(in: bounds, with: traitCollection)
            let isPlain = appearance.backgroundEffect == nil && appearance.hasBackground
            if let color = appearance.backgroundColor ?? (isPlain ? .systemBackground : nil) {
                color.setFill()
                UIRectFill(bounds)
            }
            appearance.backgroundImage?.draw(in: bounds)
        } else if backgroundColor == nil || barTintColor != nil {
            (barTintColor ?? .systemBackground).setFill()
            UIRectFill(bounds)
        }
        if isTight { return }
        drawLine(appearance)
        if medium.tabBar.marksSelection { drawMark(appearance) }
    }

    private func drawLine(_ appearance: UITabBarAppearance?) {
        if let appearance {
            if !appearance.hasLine { return }
            if let image = appearance.shadowImage {
                let line = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: image.size.height)
                return image.draw(in: line)
            }
        }
        (appearance?.shadowColor ?? .separator).setFill()
        let thickness = medium.edges.hairline(scale: traitCollection.displayScale)
        let y = bounds.minY + medium.tabBar.lineHeight / 2
        UIRectFill(CGRect(x: bounds.minX, y: y, width: bounds.width, height: thickness))
    }

    /// Marks the selected tab in the row of the line.
    private func drawMark(_ appearance: UITabBarAppearance?) {
        let middle = bounds.minY + medium.tabBar.lineHeight / 2
        guard let index = buttonItems.firstIndex(where: { $0 === selectedItem }) else { return }
        let frame = buttons[index].frame
        let mark = UIBezierPath()
        mark.move(to: CGPoint(x: frame.minX, y: middle))
        mark.addLine(to: CGPoint(x: frame.maxX, y: middle))
        mark.lineWidth = 3
        (appearance?.selectionIndicatorTintColor ?? tintColor).setStroke()
        mark.stroke()
    }

    package override var ownAccessibility: OwnAccessibility { OwnAccessibility(.tabBar, traits: .tabBar) }
}
