import Drawing
import Foundation
import TextEditing

/// A control for editing a single line of text.
///
/// The field is edited while it is the first responder, which it becomes by a tap or by keyboard focus. The caret
/// stays visible and does not blink.
@MainActor @preconcurrency open class UITextField: UIControl, UITextInput, UITextInputTraits {
    override var isPressable: Bool { false }

    package final let editor = FieldEditor()
    final var content = Content()
    package final var isForcedToEnd = false
    final let left = SideView()
    final let right = SideView()
    final let clear = SideView()

    /// Creates an empty text field with the given frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a text field of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UITextField.self)
    }

    /// The delegate, which is asked about changes to the field and notified of them. Held weakly.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

    /// The text of the field; `nil` counts as empty. Setting it sends no notification or event. Line breaks become
    /// spaces.
    open var text: String? {
        get { editor.session.text }
        set { note(editor.setText(newValue ?? ""), isByUser: false) }
    }

    /// The placeholder, which is visible while the text is empty.
    open var placeholder: String? {
        get { content.placeholder?.text }
        set {
            if newValue == placeholder, content.placeholder?.isPlain != false { return }
            change { $0.placeholder = newValue.map { AttributedParts(plain: $0) } }
        }
    }

    /// The placeholder with attributes; missing attributes come from the field. Setting it sets ``placeholder``, and
    /// vice versa.
    open var attributedPlaceholder: NSAttributedString? {
        get { content.placeholder?.string(font: textStyle.font, color: .placeholderText) }
        set { change { $0.placeholder = newValue.map { AttributedParts($0) } } }
    }

    /// The font of the text; the system font of 17 points by default. `nil` restores the default.
    open var font: UIFont? {
        get { content.style.font }
        set { change { $0.style.setFont(newValue) } }
    }

    /// The colour of the text; the system's label colour by default. `nil` restores the default.
    open var textColor: UIColor? {
        get { content.style.color }
        set { change { $0.style.setColor(newValue) } }
    }

    /// The alignment of the text; `.natural` by default, which is the leading edge.
    open var textAlignment: NSTextAlignment {
        get { content.style.alignment }
        set { change { $0.style.alignment = newValue } }
    }

    /// The border around the text; `.none` by default.
    open var borderStyle: BorderStyle {
        get { content.borderStyle }
        set { change { $0.borderStyle = newValue } }
    }

    // MARK: Beside the text

    /// The view before the text: at the left, or at the right if text runs from right to left; `nil`, the default,
    /// for none. The view keeps its size; a view without a size gets the size of its content.
    open var leftView: UIView? {
        get { left.view }
        set { setView(newValue, of: left) }
    }

    /// The times at which ``leftView`` is visible; `.never` by default.
    open var leftViewMode: ViewMode {
        get { left.mode }
        set { setMode(newValue, of: left) }
    }

    /// The view after the text: at the right, or at the left if text runs from right to left; `nil`, the default, for
    /// none. The view keeps its size; a view without a size gets the size of its content.
    open var rightView: UIView? {
        get { right.view }
        set { setView(newValue, of: right) }
    }

    /// The times at which ``rightView`` is visible; `.never` by default.
    open var rightViewMode: ViewMode {
        get { right.mode }
        set { setMode(newValue, of: right) }
    }

    /// The times at which a button to clear the text is visible; `.never` by default.
    ///
    /// An empty or disabled field shows no button. The delegate is asked before the text is cleared
    /// (``UITextFieldDelegate/textFieldShouldClear(_:)``). The button is in front of a ``rightView`` in the same
    /// place.
    open var clearButtonMode: ViewMode {
        get { clear.mode }
        set { setMode(newValue, of: clear) }
    }

    // MARK: Frames of the parts

    /// Returns the rectangle of the border: the whole bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of the text while it is not edited: inside the border and between the views beside the
    /// text. The line is centred vertically in it.
    open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect(in: bounds) }

    /// Returns the rectangle of the text while it is edited: inside the border and between the views beside the text.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { innerRect(in: bounds) }

    /// Returns the rectangle of the placeholder: the same as that of the text.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { currentTextRect(in: bounds) }

    /// Returns the rectangle of ``leftView``: at the leading edge, centred vertically.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: left, in: bounds) }

    /// Returns the rectangle of ``rightView``: at the trailing edge, centred vertically.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: right, in: bounds) }

    /// Returns the rectangle of the button that clears the text: 16 by 16 points at the trailing edge.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: clear, in: bounds) }

    private func change(_ change: (inout Content) -> Void) {
        var new = content
        change(&new)
        if new == content { return }
        content = new
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    /// A Boolean value that indicates whether the field is being edited.
    open var isEditing: Bool { isFirstResponder }

    /// A Boolean value that indicates whether the text is cleared when editing begins; `false` by default.
    open var clearsOnBeginEditing = false

    // MARK: Traits of the text

    /// The autocapitalization style. The field itself ignores it, and passes it to hosts.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// The autocorrection style. The field itself ignores it, and passes it to hosts.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The kind of keyboard, which determines the keys offered first. The field itself ignores it, and passes it to
    /// hosts.
    open var keyboardType = UIKeyboardType.default
    /// The appearance of the on-screen keyboard: light or dark. The field itself ignores it, and passes it to hosts.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The title of the Return key. The field itself ignores it, and passes it to hosts.
    open var returnKeyType = UIReturnKeyType.default
    /// The semantic meaning of the text. The field itself ignores it, and passes it to hosts.
    open var textContentType: UITextContentType!
    /// A Boolean value that indicates whether the text is secret: displayed as bullets and never copied. False by
    /// default.
    open var isSecureTextEntry: Bool {
        get { editor.options.isSecure }
        set {
            editor.options.isSecure = newValue
            setNeedsDisplay()
        }
    }

    // MARK: First responder

    /// A Boolean value that indicates whether the field can become the first responder: true while it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing. Returns whether the field is being edited afterwards.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        beginEditing { super.becomeFirstResponder() }
    }

    /// The view that takes input in place of a keyboard while the text is edited; `nil`, the default, for none.
    open override var inputView: UIView? {
        get { inputViewSet }
        set {
            inputViewSet = newValue
            if isFirstResponder { reloadInputViews() }
        }
    }
    private final var inputViewSet: UIView?

    /// The view above the keyboard while the text is edited; `nil`, the default, for none. It is at the bottom of the
    /// window where there is no keyboard.
    open override var inputAccessoryView: UIView? {
        get { accessoryViewSet }
        set {
            accessoryViewSet = newValue
            if isFirstResponder { reloadInputViews() }
        }
    }
    private final var accessoryViewSet: UIView?

    /// Ends editing. Returns whether the field is no longer being edited.
    @discardableResult open override func resignFirstResponder() -> Bool {
        endEditing { super.resignFirstResponder() }
    }

    override func resignByForce() -> Bool {
        endByForce()
        return !isFirstResponder
    }

    /// Ends editing if the field moves to another window.
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

    /// A Boolean value that indicates whether the field contains text.
    open var hasText: Bool { !editor.session.text.isEmpty }

    /// Inserts text in place of the selection, as if it was typed.
    open func insertText(_ text: String) { insertTyped(text) }

    /// Deletes the selection, or the character before the caret if the selection is empty.
    open func deleteBackward() { perform(.delete(.backward)) }

    // MARK: Editing the selection

    /// Copies the selection to the general pasteboard, and deletes it.
    open func cut(_ sender: Any?) { cutSelection() }
    /// Copies the selection to the general pasteboard.
    open func copy(_ sender: Any?) { copySelection() }
    /// Inserts the text of the general pasteboard.
    open func paste(_ sender: Any?) { pasteBoard() }
    /// Selects the whole text.
    open func selectAll(_ sender: Any?) { perform(.selectAll) }
    /// Deletes the selected text.
    open func delete(_ sender: Any?) { deleteSelection() }

    // MARK: Touches

    /// Begins editing, and moves the caret to the touch.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard becomeFirstResponder() else { return super.beginTracking(touch, with: event) }
        fitText()
        let extends = event?.modifierFlags.contains(.shift) ?? false
        note(
            editor.press(at: textPoint(touch), count: touch.tapCount, extends: extends), isByUser: true)
        return super.beginTracking(touch, with: event)
    }

    /// Extends the selection to the touch.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if isFirstResponder { note(editor.drag(to: textPoint(touch)), isByUser: true) }
        return super.continueTracking(touch, with: event)
    }

    private func textPoint(_ touch: UITouch) -> CGPoint {
        let (point, frame) = (touch.location(in: self), textFrame)
        return CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    }

    // MARK: Layout

    /// Lays out the text and the views beside it after the field changes its size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSides()
        fitText()
        setNeedsDisplay()
    }

    override func textMediumMayHaveChanged() {
        super.textMediumMayHaveChanged()
        sidesDidChange()
    }

    package override func subviewSizeDidChange(_ view: UIView) {
        super.subviewSizeDidChange(view)
        if view === leftView || view === rightView { sidesDidChange() }
    }

    /// The width of the field's own drawing before its text, in points.
    var leadingMarkWidth: CGFloat { 0 }

    /// Draws the border with round corners.
    func drawRoundedBorder(_ figure: FieldFigure, _ rect: CGRect, in drawing: inout DrawingContext) {
        figure.drawBorder(rect, in: &drawing) { resolved(UIColor(source: .palette($0))) }
    }

    /// Draws the border, and the text or the placeholder.
    open override func draw(_ rect: CGRect) { drawField() }

    /// Returns the size of the text or placeholder with the border and the views beside it, rounded up to whole
    /// pixels.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    /// The size of the text or placeholder with the border and the views beside it, rounded up to whole pixels.
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
