import Drawing
import Foundation

/// A bar with a search field, a cancel button, and scopes to search in.
///
/// In a grid of characters, as in a terminal, the field has one row and the scopes have another.
@MainActor @preconcurrency open class UISearchBar: UIView {
    /// The background styles of a search bar.
    public enum Style: UInt, Sendable {
        /// The bar looks `minimal` in a navigation bar, and `prominent` elsewhere.
        case `default` = 0
        /// The bar has a background.
        case prominent = 1
        /// The bar has no background.
        case minimal = 2
    }

    private final let field = UISearchTextField()
    private final let cancelButton = UIButton(type: .system)
    private final var scopes: UISegmentedControl?
    /// A view shown in place of the segments for scopes, as wide as the bar.
    package final var foreignScopes: UIView? {
        didSet {
            if foreignScopes === oldValue { return }
            oldValue?.removeFromSuperview()
            scopes?.removeFromSuperview()
            partsDidChange()
        }
    }
    private final lazy var relay = SearchFieldRelay(self)
    /// The user of the bar.
    final weak var owner: (any SearchBarOwner)?
    /// Whether a navigation bar shows this bar.
    final var isInNavigationBar = false { didSet { if isInNavigationBar != oldValue { setNeedsDisplay() } } }

    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 8

    /// Creates an empty search bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UISearchBar.self)
    }

    private func setUp() {
        addSubview(field)
        field.placeholder = "Search"
        field.delegate = relay
        field.leaveDown = { [weak self] in self?.owner?.searchBarIsLeftDown() ?? false }
        field.addAction(UIAction { [weak self] _ in self?.textWasEdited() }, for: .editingChanged)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
    }

    // MARK: Text

    /// The delegate, which is asked before the bar changes and notified afterwards; held weakly.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The text of the search field; `nil` counts as empty. Setting it does not notify the delegate, but updates the
    /// results of a search controller.
    open var text: String? {
        get { field.text }
        set {
            if newValue ?? "" == field.text ?? "" { return }
            field.text = newValue
            owner?.searchBarDidChange(byUser: false)
        }
    }

    /// The placeholder shown while the text is empty; "Search" by default.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    /// The text field in which the search text is edited.
    open var searchTextField: UISearchTextField { field }

    /// The background style of the bar; `.default` by default.
    open var searchBarStyle = Style.default { didSet { setNeedsDisplay() } }
    /// The colour of the background; `nil`, the default, for that of the style.
    open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The image that fills the background in place of its colour; an empty image removes the background.
    open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }

    private func textWasEdited() {
        owner?.searchBarDidChange(byUser: true)
        delegate?.searchBar(self, textDidChange: field.text ?? "")
    }

    // MARK: First responder

    /// The view above the keyboard while the text is edited; `nil`, the default, for none. See
    /// ``UITextField/inputAccessoryView``.
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }

    /// A Boolean value that indicates whether the search text can be edited.
    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    /// A Boolean value that indicates whether the search text is being edited.
    open override var isFirstResponder: Bool { field.isFirstResponder }
    /// Begins editing the text. Returns whether it is now being edited.
    @discardableResult open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    /// Ends editing the text. Returns whether editing has ended.
    @discardableResult open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    // MARK: Cancelling

    /// A Boolean value that indicates whether the cancel button is shown; `false` by default.
    open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { partsDidChange() } } }

    /// Shows or hides the cancel button, without animation.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    private func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        owner?.searchBarDidCancel()
    }

    /// Clears the text and reports the change.
    final func clear() {
        if field.text?.isEmpty != false { return }
        field.text = nil
        delegate?.searchBar(self, textDidChange: "")
    }

    // MARK: Scopes

    /// The titles of the scopes; `nil`, the default, for none.
    open var scopeButtonTitles: [String]? {
        didSet {
            if scopeButtonTitles == oldValue { return }
            scopes?.removeFromSuperview()
            scopes = scopeButtonTitles.flatMap { $0.isEmpty ? nil : makeScopes($0) }
            showScope()
            partsDidChange()
        }
    }

    /// The index of the selected scope; 0 by default. Setting it does not notify the delegate.
    open var selectedScopeButtonIndex = 0 {
        didSet {
            if selectedScopeButtonIndex == oldValue { return }
            showScope()
            owner?.searchBarDidChange(byUser: false)
        }
    }

    /// A Boolean value that indicates whether the scopes are shown; `false` by default. A search controller shows them
    /// while it is active.
    open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { partsDidChange() } } }

    /// Shows or hides the scopes, without animation.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    private func makeScopes(_ titles: [String]) -> UISegmentedControl {
        let control = UISegmentedControl(items: titles)
        control.addAction(UIAction { [weak self] _ in self?.scopeWasChosen() }, for: .valueChanged)
        return control
    }

    private func scopeWasChosen() {
        guard let index = scopes?.selectedSegmentIndex, index != selectedScopeButtonIndex else { return }
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    }

    private func showScope() {
        guard let scopes else { return }
        let isThere = scopeButtonTitles?.indices.contains(selectedScopeButtonIndex) ?? false
        scopes.selectedSegmentIndex = isThere ? selectedScopeButtonIndex : UISegmentedControl.noSegment
    }

    private var scopePart: UIView? { foreignScopes ?? scopes }
    private var shownScopes: UIView? { showsScopeBar ? scopePart : nil }

    private func partsDidChange() {
        show(cancelButton, showsCancelButton)
        if let scopePart { show(scopePart, showsScopeBar) }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func show(_ view: UIView, _ isShown: Bool) {
        if !isShown { view.removeFromSuperview() } else if view.superview !== self { addSubview(view) }
    }

    // MARK: Layout

    private var medium: Medium { traitCollection.textMedium.figures }
    private var fieldHeight: CGFloat {
        let heights = medium.search.fieldHeight
        return min(max(heights.lowerBound, field.intrinsicContentSize.height), heights.upperBound)
    }
    private var scopesHeight: CGFloat {
        guard let shownScopes else { return 0 }
        let height = shownScopes.sizeThatFits(CGSize(width: innerWidth, height: .greatestFiniteMagnitude)).height
        return BarHeight.of(height, atLeast: medium.search.leastScopesHeight, in: medium)
    }
    /// How wide the rows are.
    private var innerWidth: CGFloat { max(0, bounds.width - 2 * Self.margin) }
    /// The space around the rows: above the first one and below the last one.
    private var gap: CGFloat { medium.search.gap }

    /// The height that the bar asks for.
    final var ownHeight: CGFloat {
        fieldHeight + gap + (isInNavigationBar ? 0 : gap) + (shownScopes == nil ? 0 : scopesHeight + gap)
    }

    override func textMediumMayHaveChanged() { invalidateIntrinsicContentSize() }

    package override func subviewSizeDidChange(_ view: UIView) {
        super.subviewSizeDidChange(view)
        invalidateIntrinsicContentSize()
    }

    /// Returns the given width and the height of the field and the scopes.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ownHeight) }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ownHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var y = isInNavigationBar ? 0 : gap
        var width = innerWidth
        if showsCancelButton {
            let asked = min(cancelButton.intrinsicContentSize.width, width)
            let height = min(cancelButton.intrinsicContentSize.height, fieldHeight)
            place(cancelButton, x: Self.margin + width - asked, y: y + (fieldHeight - height) / 2, asked, height)
            width = max(0, width - asked - Self.spacing)
        }
        place(field, x: Self.margin, y: y, width, fieldHeight)
        y += fieldHeight + gap
        if let shownScopes { place(shownScopes, x: Self.margin, y: y, innerWidth, scopesHeight) }
    }

    private func place(_ view: UIView, x: CGFloat, y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        view.frame = CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
    }

    /// Draws the background of the bar.
    open override func draw(_ rect: CGRect) {
        if let backgroundImage { return backgroundImage.draw(in: bounds) }
        let isProminent = searchBarStyle == .prominent || searchBarStyle == .default && !isInNavigationBar
        guard let color = barTintColor ?? (isProminent ? .secondarySystemBackground : nil) else { return }
        color.setFill()
        UIRectFill(bounds)
    }
}

/// The delegate of the field of a search bar.
@MainActor private final class SearchFieldRelay: UITextFieldDelegate {
    private unowned let bar: UISearchBar

    init(_ bar: UISearchBar) { self.bar = bar }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        bar.owner?.searchBarDidBeginEditing()
        bar.delegate?.searchBarTextDidBeginEditing(bar)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldEndEditing(bar) ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) { bar.delegate?.searchBarTextDidEndEditing(bar) }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarSearchButtonClicked(bar)
        bar.owner?.searchBarDidSubmit()
        return true
    }
}
