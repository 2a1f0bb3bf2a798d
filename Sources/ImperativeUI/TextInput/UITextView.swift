import Drawing
import Foundation
import TextEditing

/// A view that shows text of any number of lines, which the user can edit and scroll.
///
/// The text is edited while the view is the first responder. Tab inserts a tab; Shift-Tab moves the focus back.
@MainActor @preconcurrency open class UITextView: UIScrollView, UITextInput, UITextInputTraits {
    package final let editor: FieldEditor
    final var content = Content()
    package final var isForcedToEnd = false
    private final var isTakingDelegate = false
    /// The region in which the text is laid out.
    public final let textContainer = NSTextContainer()

    /// The properties that affect drawing, but for the text.
    struct Content: Equatable {
        var style = EditedTextStyle()
        var inset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        var isSelectable = true
    }

    private static func makeEditor() -> FieldEditor {
        let editor = FieldEditor(options: EditingOptions(isMultiline: true))
        // The view itself scrolls.
        editor.scrolls = false
        editor.insertsTabs = true
        return editor
    }

    /// Creates an empty text view with the given frame.
    public override init(frame: CGRect) {
        editor = Self.makeEditor()
        super.init(frame: frame)
        textContainer.view = self
    }

    /// Creates a text view of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        editor = Self.makeEditor()
        super.init(coder: coder)
        textContainer.view = self
        coder.fill(self, as: UITextView.self)
    }

    // Not an override, because that could not have another type: each of the two properties sets the other.
    /// The delegate, which is asked about changes to the text and notified of them and of scrolling. Held weakly.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        didSet {
            if !isTakingDelegate, (self as UIScrollView).delegate !== delegate {
                (self as UIScrollView).delegate = delegate
            }
        }
    }

    override func scrollDelegateDidChange() {
        let textDelegate = (self as UIScrollView).delegate as? any UITextViewDelegate
        if textDelegate === delegate { return }
        isTakingDelegate = true
        delegate = textDelegate
        isTakingDelegate = false
    }

    // MARK: Text

    /// The text of the view. Setting it notifies the delegate only by `textViewDidChangeSelection`.
    open var text: String! {
        get { editor.session.text }
        set { note(editor.setText(newValue ?? ""), isByUser: false) }
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

    /// The alignment of the lines; `.natural` by default, which is the leading edge.
    open var textAlignment: NSTextAlignment {
        get { content.style.alignment }
        set { change { $0.style.alignment = newValue } }
    }

    /// The insets of the text container, in points; 8 at the top and bottom by default. The
    /// ``NSTextContainer/lineFragmentPadding`` of ``textContainer`` adds to them at the ends of lines.
    open var textContainerInset: UIEdgeInsets {
        get { content.inset }
        set { change { $0.inset = newValue.finite } }
    }

    /// A Boolean value that indicates whether the user can edit the text; `true` by default.
    open var isEditable: Bool {
        get { editor.isEditable }
        set {
            editor.isEditable = newValue
            if !newValue, !isSelectable { endByForce() }
            setNeedsDisplay()
        }
    }

    /// A Boolean value that indicates whether the user can select text; `true` by default. Editable text is always
    /// selectable.
    open var isSelectable: Bool {
        get { content.isSelectable }
        set {
            change { $0.isSelectable = newValue }
            if !newValue, !isEditable { endByForce() }
        }
    }

    private func change(_ change: (inout Content) -> Void) {
        var new = content
        change(&new)
        if new == content { return }
        content = new
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// The selected range, in UTF-16 units; an empty range for a caret. A range that exceeds the text is limited to
    /// the text.
    open var selectedRange: NSRange {
        get { editor.session.buffer.nsRange(editor.session.selection.range) }
        set { select(newValue) }
    }

    // MARK: Traits of the text

    /// The autocapitalization style. The view itself ignores it, and passes it to hosts.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// The autocorrection style. The view itself ignores it, and passes it to hosts.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The kind of keyboard, which determines the keys offered first. The view itself ignores it, and passes it to
    /// hosts.
    open var keyboardType = UIKeyboardType.default
    /// The appearance of the on-screen keyboard: light or dark. The view itself ignores it, and passes it to hosts.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The title of the Return key. The view itself ignores it, and passes it to hosts.
    open var returnKeyType = UIReturnKeyType.default
    /// The semantic meaning of the text. The view itself ignores it, and passes it to hosts.
    open var textContentType: UITextContentType!
    /// A Boolean value that indicates whether the text is secret: displayed as bullets and never copied. False by
    /// default.
    open var isSecureTextEntry: Bool {
        get { editor.options.isSecure }
        set {
            editor.options.isSecure = newValue
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    // MARK: First responder

    /// A Boolean value that indicates whether the view can become focused: true if the text is editable or selectable.
    open override var canBecomeFocused: Bool { isEditable || isSelectable }
    /// A Boolean value that indicates whether the view can become the first responder: true if the text is editable or
    /// selectable.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    /// Begins editing. Returns whether the text is being edited afterwards.
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

    /// Ends editing. Returns whether the text is no longer being edited.
    @discardableResult open override func resignFirstResponder() -> Bool {
        endEditing { super.resignFirstResponder() }
    }

    override func resignByForce() -> Bool {
        endByForce()
        return !isFirstResponder
    }

    /// Ends editing if the view moves to another window.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow !== window { endByForce() }
    }

    override func focusDidChange(_ isFocused: Bool) {
        if !isFocused { endByForce() }
        super.focusDidChange(isFocused)
    }

    // MARK: UIKeyInput

    /// A Boolean value that indicates whether the view contains text.
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
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, becomeFirstResponder() else {
            return super.touchesBegan(touches, with: event)
        }
        event?.wasHandled = true
        fitText()
        let extends = event?.modifierFlags.contains(.shift) ?? false
        note(editor.press(at: textPoint(touch), count: touch.tapCount, extends: extends), isByUser: true)
    }

    /// Extends the selection to the touch.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, isFirstResponder else { return super.touchesMoved(touches, with: event) }
        note(editor.drag(to: textPoint(touch)), isByUser: true)
    }

    private func textPoint(_ touch: UITouch) -> CGPoint {
        let point = touch.location(in: self)
        return CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
    }

    // MARK: Layout

    /// Lays out the text after the view changes its size, and draws another part after it scrolls.
    open override func layoutSubviews() {
        super.layoutSubviews()
        fitText()
        setNeedsDisplay()
    }

    override func textMediumMayHaveChanged() {
        super.textMediumMayHaveChanged()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// The visible part of the content. Setting another part redraws the view.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            if newValue != super.bounds { setNeedsDisplay() }
            super.bounds = newValue
        }
    }

    /// Draws the visible part of the text.
    open override func draw(_ rect: CGRect) { drawText() }

    /// The height of the text on lines of any length, if the text does not scroll.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : contentSize(atWidth: CGFloat.greatestFiniteMagnitude)
    }
    override var heightFollowsWidth: Bool { !isScrollEnabled }

    /// Returns the size of the text at a width, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(atWidth: size.width) }

    package override var ownAccessibility: OwnAccessibility {
        .element(.textView, isEditable ? [] : .staticText, value: text.isEmpty ? nil : text)
    }
    package override func takeAccessibilityText(_ text: String) -> Bool { isEditable && takeWhole(text) }
}
