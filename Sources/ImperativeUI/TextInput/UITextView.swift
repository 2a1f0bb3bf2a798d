import Drawing
import Foundation
import TextEditing

/// A view that shows a text of any number of lines, which can be edited and scrolled.
///
/// It is edited while it is the first responder. Tab inserts a tab; Shift with Tab moves the focus back.
@MainActor @preconcurrency open class UITextView: UIScrollView, UITextInput, UITextInputTraits {
    package final let editor: FieldEditor
    final var content = Content()
    package final var isForcedToEnd = false
    private final var isTakingDelegate = false
    /// The room in which the text is laid out.
    public final let textContainer = NSTextContainer()

    /// What affects drawing, but for the text.
    struct Content: Equatable {
        var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
        var textColor = UIColor.label
        var textAlignment = NSTextAlignment.natural
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

    /// Makes an empty text view with a frame.
    public override init(frame: CGRect) {
        editor = Self.makeEditor()
        super.init(frame: frame)
        textContainer.view = self
    }

    /// Makes a text view from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) {
        editor = Self.makeEditor()
        super.init(coder: coder)
        textContainer.view = self
    }

    // Not an override, because that could not have another type: each of the two properties sets the other.
    /// What is asked before the text changes and told of it, and of scrolling, held weakly.
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

    /// The text. Setting it tells nobody but `textViewDidChangeSelection`.
    open var text: String! {
        get { editor.session.text }
        set { note(editor.setText(newValue ?? ""), isByUser: false) }
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

    /// Where lines stand; natural by default: at the leading edge.
    open var textAlignment: NSTextAlignment {
        get { content.textAlignment }
        set { change { $0.textAlignment = newValue } }
    }

    /// The space around the text, in points; 8 above and below by default. Beside the lines there is the
    /// ``NSTextContainer/lineFragmentPadding`` of ``textContainer``, too.
    open var textContainerInset: UIEdgeInsets {
        get { content.inset }
        set { change { $0.inset = newValue.finite } }
    }

    /// Whether the user can change the text; true by default.
    open var isEditable: Bool {
        get { editor.isEditable }
        set {
            editor.isEditable = newValue
            if !newValue, !isSelectable { endByForce() }
            setNeedsDisplay()
        }
    }

    /// Whether the user can select in the text; true by default. A text that can be changed can always be selected.
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

    /// What is selected, in UTF-16; an empty range for a caret. What is outside of the text is left out.
    open var selectedRange: NSRange {
        get { editor.session.buffer.nsRange(editor.session.selection.range) }
        set { select(newValue) }
    }

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
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    // MARK: First responder

    /// Whether the text can be edited or selected.
    open override var canBecomeFocused: Bool { isEditable || isSelectable }
    /// Whether the text can be edited or selected.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    /// Begins editing. Returns whether the text is edited now.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        beginEditing { super.becomeFirstResponder() }
    }

    /// Ends editing. Returns whether the text is not edited any more.
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

    override func focusDidChange(_ isFocused: Bool) {
        if !isFocused { endByForce() }
        super.focusDidChange(isFocused)
    }

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
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, becomeFirstResponder() else {
            return super.touchesBegan(touches, with: event)
        }
        event?.wasHandled = true
        fitText()
        let extends = event?.modifierFlags.contains(.shift) ?? false
        note(editor.press(at: textPoint(touch), count: touch.tapCount, extends: extends), isByUser: true)
    }

    /// Selects up to the touch.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, isFirstResponder else { return super.touchesMoved(touches, with: event) }
        note(editor.drag(to: textPoint(touch)), isByUser: true)
    }

    private func textPoint(_ touch: UITouch) -> CGPoint {
        let point = touch.location(in: self)
        return CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
    }

    // MARK: Layout

    /// Lays out the text when the view has another size, and draws another part when it has scrolled.
    open override func layoutSubviews() {
        super.layoutSubviews()
        fitText()
        setNeedsDisplay()
    }

    /// The part of the content that is in sight. Another one is drawn anew.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            if newValue != super.bounds { setNeedsDisplay() }
            super.bounds = newValue
        }
    }

    /// Draws the part of the text that is in sight.
    open override func draw(_ rect: CGRect) { drawText() }

    /// Returns the size of the text at a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(atWidth: size.width) }

    package override var ownAccessibility: OwnAccessibility {
        .element(.textView, isEditable ? [] : .staticText, value: text.isEmpty ? nil : text)
    }
    package override func takeAccessibilityText(_ text: String) -> Bool { isEditable && takeWhole(text) }
}
