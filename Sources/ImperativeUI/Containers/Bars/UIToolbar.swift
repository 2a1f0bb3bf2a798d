import Drawing
import Foundation

/// A bar that shows items in a row, with a line above.
///
/// Each fixed space between items has its own width; flexible spaces share the remaining room. In a grid of
/// characters, as in a terminal, the bar has two rows: the line and the items; in a navigation controller of fewer than
/// eight rows it has the items alone.
@MainActor @preconcurrency open class UIToolbar: UIView {
    private final let background = BarBackground(hasLineAtTop: true)
    private final var shown: [UIBarButtonItem] = []
    private final lazy var appearances = BarAppearances<UIToolbarAppearance> { [weak self] in self?.dress() }
    /// How far the background reaches beyond the bar, into the area outside the safe area.
    final var reach = UIEdgeInsets.zero { didSet { if reach != oldValue { setNeedsLayout() } } }

    /// Whether the bar has one row, as there is little room for it and the content.
    final var isTight: Bool {
        get { background.isTight }
        set {
            if newValue == isTight { return }
            background.isTight = newValue
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }

    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 8

    /// Creates a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UIToolbar.self)
    }

    private func setUp() {
        addSubview(background)
        dress()
    }

    override var isBarOfContainer: Bool { true }

    // MARK: Items

    /// The items, starting at the leading side; `nil` by default.
    open var items: [UIBarButtonItem]? { didSet { itemDidChange() } }

    /// Sets the items, without animation.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    private func showItems() {
        let new = (items ?? []).filter { !$0.isHidden }
        let views = new.compactMap(\.view)
        let staying = Set((new as [AnyObject] + views).map { ObjectIdentifier($0) })
        for item in shown where !staying.contains(ObjectIdentifier(item)) {
            if item.bar === self { item.bar = nil }
            guard let view = item.view, view.superview === self else { continue }
            if !staying.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
        }
        // A hidden item tells when it is to be shown.
        for item in items ?? [] { item.bar = self }
        shown = new
        for view in views where view.superview !== self { addSubview(view) }
    }

    // MARK: Appearance

    /// The appearance of the bar. If none is set, it follows the bar's own properties. Setting it stores a copy.
    open var standardAppearance: UIToolbarAppearance {
        get { appearances.standard(or: ownAppearance) }
        set { appearances[.standard] = newValue }
    }

    /// The appearance that was set, or to be set; `nil` for that of the bar's own properties.
    package final var chosenAppearance: UIToolbarAppearance? {
        get { appearances[.standard] }
        set { appearances[.standard] = newValue }
    }

    /// The appearance while the content is scrolled to its end; `nil`, the default, for the standard appearance. No
    /// content is ever below the bar, so it applies whenever it is set. Setting it stores a copy.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances[.scrollEdge] }
        set { appearances[.scrollEdge] = newValue }
    }

    /// The colour of the background if no appearance is set; `nil`, the default, for none.
    open var barTintColor: UIColor? { didSet { dress() } }
    /// A Boolean value that indicates whether content behind the bar shows through if neither an appearance nor
    /// `barTintColor` is set; `true` by default. Otherwise the bar has the system's background colour.
    open var isTranslucent = true { didSet { dress() } }

    private var ownAppearance: UIToolbarAppearance {
        let made = UIToolbarAppearance()
        made.backgroundColor = barTintColor ?? (isTranslucent && barStyle == .default ? nil : .systemBackground)
        return made
    }

    private func dress() {
        let appearance = scrollEdgeAppearance ?? chosenAppearance ?? ownAppearance
        background.look = BarBackground.Look(appearance)
        for item in items ?? [] {
            item.dress(
                (item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance).attributes)
        }
    }

    // MARK: Layout

    open override func updateProperties() {
        super.updateProperties()
        showItems()
        dress()
        setNeedsLayout()
    }

    package override func subviewSizeDidChange(_ view: UIView) {
        super.subviewSizeDidChange(view)
        invalidateIntrinsicContentSize()
    }

    override func textMediumMayHaveChanged() { invalidateIntrinsicContentSize() }

    /// The height that the bar asks for.
    final var ownHeight: CGFloat {
        // Custom views are as high as the space allows.
        traitCollection.textMedium.figures.bar.toolbarHeight + background.lineRoom
    }

    /// Returns the given width and the height of a row of items.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ownHeight) }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ownHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(
            x: -reach.left, y: 0, width: bounds.width + reach.left + reach.right, height: bounds.height + reach.bottom)
        let line = min(background.lineRoom, bounds.height)
        placeItems(in: CGRect(x: 0, y: line, width: bounds.width, height: bounds.height - line))
    }

    private func placeItems(in row: CGRect) {
        var widths = shown.map { item in
            item.fillsBar ? 0 : item.width > 0 ? item.width : item.view?.naturalWidth ?? 0
        }
        var gaps: CGFloat = 0
        for (one, next) in zip(shown, shown.dropFirst()) where one.kind == .button && next.kind == .button {
            gaps += Self.spacing
        }
        let spaces = shown.filter { $0.kind == .flexibleSpace || $0.fillsBar }.count
        let room = max(0, row.width - 2 * Self.margin - gaps - widths.reduce(0, +))
        let share = spaces > 0 ? room / CGFloat(spaces) : 0
        for (index, item) in shown.enumerated() where item.fillsBar { widths[index] = share }
        var x = Self.margin
        for (index, item) in shown.enumerated() {
            if item.kind == .flexibleSpace {
                x += share
                continue
            }
            let width = min(widths[index], max(0, row.width - x))
            if let view = item.view {
                let height = min(view.naturalHeight(forWidth: width) ?? row.height, row.height)
                let left = aligned(x, in: row)
                view.frame = CGRect(
                    x: isRightToLeft ? row.width - left - width : left,
                    y: row.minY + ((row.height - height) / 2).rounded(), width: width, height: height)
            }
            x += width
            if item.kind == .button, index + 1 < shown.count, shown[index + 1].kind == .button { x += Self.spacing }
        }
    }

    /// A horizontal position in the row; in a grid, that of a whole column.
    private func aligned(_ x: CGFloat, in row: CGRect) -> CGFloat {
        let step = traitCollection.textMedium.figures.grain.step(scale: 1)
        return (x / step).rounded() * step
    }

    package override var ownAccessibility: OwnAccessibility { OwnAccessibility(.toolbar) }
}

extension UIToolbar: BarOfItems {
    func itemDidChange() {
        setNeedsUpdateProperties()
        setNeedsLayout()
    }
}
