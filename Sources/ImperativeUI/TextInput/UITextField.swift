import Drawing
import Foundation
import TextEditing

/// A control in which a text of one line is edited.
///
/// It is edited while it is the first responder, which a tap or the focus of the keyboard makes it.
/// The caret stays in sight, and does not blink.
@MainActor @preconcurrency open class UITextField: UIControl, UITextInput, UITextInputTraits {
    package final let editor = FieldEditor()
    final var content = Content()
    package final var isForcedToEnd = false
    final let left = SideView()
    final let right = SideView()
    final let clear = SideView()

    /// Makes an empty field with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a field from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What is asked before the field changes and told of it, held weakly.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

    /// The text; `nil` counts as empty. Setting it tells nobody. Line breaks become spaces.
    open var text: String? {
        get { editor.session.text }
        set { note(editor.setText(newValue ?? ""), isByUser: false) }
    }

    /// What is shown while the text is empty.
    open var placeholder: String? {
        get { content.placeholder?.text }
        set {
            if newValue == placeholder, content.placeholder?.isPlain != false { return }
            change { $0.placeholder = newValue.map { AttributedParts(plain: $0) } }
        }
    }

    /// What is shown while the text is empty, with fonts, colours and lines of its own; what it leaves open is the
    /// field's. Setting it sets ``placeholder``, and the other way round.
    open var attributedPlaceholder: NSAttributedString? {
        get { content.placeholder?.string(font: content.font, color: .placeholderText) }
        set { change { $0.placeholder = newValue.map { AttributedParts($0) } } }
    }

    /// The font; the system font of 17 points by default, which `nil` restores.
    open var font: UIFont? {
        get { content.font }
        set { change { $0.font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize) } }
    }

    /// The colour of the text; the system's label colour by default, which `nil` restores.
    open var textColor: UIColor? {
        get { content.textColor }
        set { change { $0.textColor = newValue ?? .label } }
    }

    /// Where the text stands; natural by default: at the leading edge.
    open var textAlignment: NSTextAlignment {
        get { content.textAlignment }
        set { change { $0.textAlignment = newValue } }
    }

    /// What is drawn around the text; nothing by default.
    open var borderStyle: BorderStyle {
        get { content.borderStyle }
        set { change { $0.borderStyle = newValue } }
    }

    // MARK: Beside the text

    /// The view before the text: at its left, or its right where texts run from right to left. `nil`, the default, for
    /// none. It keeps its size; one without a size has that which its content asks for.
    open var leftView: UIView? {
        get { left.view }
        set { setView(newValue, of: left) }
    }

    /// When ``leftView`` is shown; never by default.
    open var leftViewMode: ViewMode {
        get { left.mode }
        set { setMode(newValue, of: left) }
    }

    /// The view behind the text: at its right, or its left where texts run from right to left. `nil`, the default, for
    /// none. It keeps its size; one without a size has that which its content asks for.
    open var rightView: UIView? {
        get { right.view }
        set { setView(newValue, of: right) }
    }

    /// When ``rightView`` is shown; never by default.
    open var rightViewMode: ViewMode {
        get { right.mode }
        set { setMode(newValue, of: right) }
    }

    /// When a button is shown that clears the text; never by default. An empty or disabled field has none. The delegate
    /// is asked before (``UITextFieldDelegate/textFieldShouldClear(_:)``). Where ``rightView`` is in the same place,
    /// the button is in front of it.
    open var clearButtonMode: ViewMode {
        get { clear.mode }
        set { setMode(newValue, of: clear) }
    }

    // MARK: Places of the parts

    /// Returns where the border is drawn in a field with bounds: all of them.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns where the text is in a field with bounds, while it is not edited: inside the border and between the
    /// views beside it. The line stands in the middle of its height.
    open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect(in: bounds) }

    /// Returns where the text is in a field with bounds, while it is edited: inside the border and between the views
    /// beside it.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { innerRect(in: bounds) }

    /// Returns where the placeholder is in a field with bounds: where the text would be.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { currentTextRect(in: bounds) }

    /// Returns where ``leftView`` is in a field with bounds: at the leading edge, in the middle of the height.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: left, in: bounds) }

    /// Returns where ``rightView`` is in a field with bounds: at the trailing edge, in the middle of the height.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: right, in: bounds) }

    /// Returns where the button that clears the text is in a field with bounds: 16 by 16 points at the trailing edge.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: clear, in: bounds) }

    private func change(_ change: (inout Content) -> Void) {
        var new = content
        change(&new)
        if new == content { return }
        content = new
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    /// Whether the field is being edited.
    open var isEditing: Bool { isFirstResponder }

    /// Whether the text is cleared when editing begins; false by default.
    open var clearsOnBeginEditing = false

    // MARK: Traits of the text

    /// Which letters become capitals. It is kept, and told to hosts.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected. It is kept, and told to hosts.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Which keys are offered first. It is kept, and told to hosts.
    open var keyboardType = UIKeyboardType.default
    /// Whether a keyboard on the screen is dark or light. It is kept, and told to hosts.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What the Return key is called. It is kept, and told to hosts.
    open var returnKeyType = UIReturnKeyType.default
    /// What the text is about. It is kept, and told to hosts.
    open var textContentType: UITextContentType!
    /// Whether the text is a secret: shown as bullets, and never copied. False by default.
    open var isSecureTextEntry: Bool {
        get { editor.options.isSecure }
        set {
            editor.options.isSecure = newValue
            setNeedsDisplay()
        }
    }

    // MARK: First responder

    /// True while the field is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing. Returns whether the field is edited now.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        beginEditing { super.becomeFirstResponder() }
    }

    /// Ends editing. Returns whether the field is not edited any more.
    @discardableResult open override func resignFirstResponder() -> Bool {
        endEditing { super.resignFirstResponder() }
    }

    override func resignByForce() -> Bool {
        endByForce()
        return !isFirstResponder
    }

    /// Ends editing where the window is another one.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow !== window { endByForce() }
    }

    override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled { endByForce() }
        showSides()
    }

    override func focusDidChange(_ isFocused: Bool) {
        if !isFocused { endByForce() }
        super.focusDidChange(isFocused)
    }

    // Return submits instead.
    override func activateByKey() -> Bool { false }

    // MARK: UIKeyInput

    /// Whether there is text.
    open var hasText: Bool { !editor.session.text.isEmpty }

    /// Inserts a text in place of what is selected, as if it was typed.
    open func insertText(_ text: String) { insertTyped(text) }

    /// Deletes what is selected, else the character before the caret.
    open func deleteBackward() { perform(.delete(.backward)) }

    // MARK: Editing what is selected

    /// Puts what is selected on the general board, and deletes it.
    open func cut(_ sender: Any?) { cutSelection() }
    /// Puts what is selected on the general board.
    open func copy(_ sender: Any?) { copySelection() }
    /// Inserts what is on the general board.
    open func paste(_ sender: Any?) { pasteBoard() }
    /// Selects the whole text.
    open func selectAll(_ sender: Any?) { perform(.selectAll) }
    /// Deletes what is selected.
    open func delete(_ sender: Any?) { deleteSelection() }

    // MARK: Touches

    /// Begins editing, and puts the caret at the touch.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard becomeFirstResponder() else { return super.beginTracking(touch, with: event) }
        fitText()
        let extends = event?.modifierFlags.contains(.shift) ?? false
        note(
            editor.press(at: textPoint(touch), count: touch.tapCount, extends: extends), isByUser: true)
        return super.beginTracking(touch, with: event)
    }

    /// Selects up to the touch.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if isFirstResponder { note(editor.drag(to: textPoint(touch)), isByUser: true) }
        return super.continueTracking(touch, with: event)
    }

    private func textPoint(_ touch: UITouch) -> CGPoint {
        let (point, frame) = (touch.location(in: self), textFrame)
        return CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    }

    // MARK: Layout

    /// Lays out the text and the views beside it when the field has another size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSides()
        fitText()
        setNeedsDisplay()
    }

    package override func subviewSizeDidChange(_ view: UIView) {
        super.subviewSizeDidChange(view)
        if view === leftView || view === rightView { sidesDidChange() }
    }

    /// Draws the border, and the text or the placeholder.
    open override func draw(_ rect: CGRect) { drawField() }

    /// Returns the size of the text or the placeholder with its border and the views beside it, rounded up to whole
    /// pixels.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    /// The size of the text or the placeholder with its border and the views beside it, rounded up to whole pixels.
    open override var intrinsicContentSize: CGSize { naturalSize }

    package override var ownAccessibilityLabel: String? { content.placeholder?.text }
    override var elementsBeside: [UIView] { shownSides }
    package override var ownAccessibility: OwnAccessibility {
        let isSecret = isSecureTextEntry
        let shown = isSecret ? String(repeating: "•", count: text?.count ?? 0) : text
        return ownElement(
            isSecret ? .secureTextField : .textField, [], value: shown?.isEmpty == false ? shown : nil)
    }
    package override func takeAccessibilityText(_ text: String) -> Bool { takeWhole(text) }
}
