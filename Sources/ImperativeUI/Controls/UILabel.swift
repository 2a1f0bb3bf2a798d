import Drawing
import Foundation

/// A view that shows text that the user cannot edit.
///
/// The text is centred vertically. User interaction is disabled by default.
@MainActor @preconcurrency open class UILabel: UIView {
    final var content = Content()
    /// The medium for which the label was last measured or drawn.
    final var measuredMedium = TextMedium.uniform
    private final var categoryRegistration: (any UITraitChangeRegistration)?

    /// Everything that affects drawing.
    struct Content: Equatable {
        var text: String?
        /// The parts of a text that has looks of its own; `nil` for one look.
        var parts: AttributedParts?
        var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
        /// How the font follows the text size. Fonts that look the same now may differ in this.
        var growth: UIFont.Growth?
        var textColor = UIColor.label
        var highlightedTextColor: UIColor?
        var textAlignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byTruncatingTail
        var numberOfLines = 1
        var adjustsFontSizeToFitWidth = false
        var minimumScaleFactor: CGFloat = 0
        var adjustsFontForContentSizeCategory = false
        var preferredMaxLayoutWidth: CGFloat = 0
        var isHighlighted = false
        var isEnabled = true

        static func == (one: Content, other: Content) -> Bool {
            one.takesTheRoom(of: other) && one.textColor == other.textColor
                && one.highlightedTextColor == other.highlightedTextColor && one.textAlignment == other.textAlignment
                && one.adjustsFontSizeToFitWidth == other.adjustsFontSizeToFitWidth
                && one.minimumScaleFactor == other.minimumScaleFactor && one.isHighlighted == other.isHighlighted
                && one.isEnabled == other.isEnabled
        }

        /// Whether the label's size does not change with the other content.
        func takesTheRoom(of other: Content) -> Bool {
            text == other.text && parts === other.parts && font == other.font && growth == other.growth
                && numberOfLines == other.numberOfLines
                && lineBreakMode == other.lineBreakMode && preferredMaxLayoutWidth == other.preferredMaxLayoutWidth
                && adjustsFontForContentSizeCategory == other.adjustsFontForContentSizeCategory
        }
    }

    /// Creates a label with the given frame and no text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a label of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        coder.fill(self, as: UILabel.self)
    }

    private func change(_ change: (inout Content) -> Void) {
        var new = content
        change(&new)
        if new == content { return }
        let sizeChanges = !new.takesTheRoom(of: content)
        content = new
        setNeedsDisplay()
        if sizeChanges { invalidateIntrinsicContentSize() }
    }

    // MARK: Text

    /// The text of the label; `nil` and the empty string show nothing and take no space.
    open var text: String? {
        get { content.text }
        set {
            change {
                $0.text = newValue
                $0.parts = nil
            }
        }
    }

    /// The text with attributes; missing attributes come from the label.
    ///
    /// Setting ``text`` removes the attributes. Setting ``font`` or ``textColor`` applies that font or colour to the
    /// whole text.
    open var attributedText: NSAttributedString? {
        get {
            let own: (UIFont, UIColor) = (font, textColor)
            let parts = content.parts ?? content.text.map { AttributedParts(plain: $0) }
            return parts?.string(font: own.0, color: own.1)
        }
        set {
            show(newValue.map { AttributedParts($0) })
        }
    }

    final func show(_ parts: AttributedParts?) {
        change {
            $0.text = parts?.text
            $0.parts = parts
        }
    }

    /// The font of the text; the system font of 17 points by default. `nil` restores the default.
    ///
    /// If the label adjusts its font to the user's text size, this is the font at the current text size.
    open var font: UIFont! {
        get { content.adjustsFontForContentSizeCategory ? content.font.adjusted(to: traitCollection) : content.font }
        set {
            let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            change {
                $0.font = font
                $0.growth = font.growth
                $0.parts = $0.parts?.without(fonts: true)
            }
        }
    }

    /// The colour of the text; the system's label colour by default. `nil` restores the default.
    open var textColor: UIColor! {
        get { content.textColor }
        set {
            change {
                $0.textColor = newValue ?? .label
                $0.parts = $0.parts?.without(colors: true)
            }
        }
    }

    /// The colour of the text while the label is highlighted; `nil`, the default, for `textColor`.
    open var highlightedTextColor: UIColor? {
        get { content.highlightedTextColor }
        set { change { $0.highlightedTextColor = newValue } }
    }

    /// The alignment of the lines; `.natural` by default, which is the leading edge.
    open var textAlignment: NSTextAlignment {
        get { content.textAlignment }
        set { change { $0.textAlignment = newValue } }
    }

    /// The technique for wrapping or truncating text that does not fit; truncation at the end by default.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set { change { $0.lineBreakMode = newValue } }
    }

    /// The maximum number of lines; 1 by default. 0 or less is no limit.
    open var numberOfLines: Int {
        get { content.numberOfLines }
        set { change { $0.numberOfLines = newValue } }
    }

    /// The width at which `intrinsicContentSize` wraps lines, in points; 0, the default, is no limit.
    open var preferredMaxLayoutWidth: CGFloat {
        get { content.preferredMaxLayoutWidth }
        set { change { $0.preferredMaxLayoutWidth = newValue } }
    }

    // MARK: State

    /// A Boolean value that indicates whether the label uses its highlighted colour; `false` by default.
    open var isHighlighted: Bool {
        get { content.isHighlighted }
        set { change { $0.isHighlighted = newValue } }
    }

    /// A Boolean value that indicates whether the text is drawn at full strength; `true` by default. A disabled label
    /// is as faint as a tertiary label.
    open var isEnabled: Bool {
        get { content.isEnabled }
        set { change { $0.isEnabled = newValue } }
    }

    // MARK: Font size

    /// A Boolean value that indicates whether the font shrinks, to `minimumScaleFactor` at most, if the text does not
    /// fit; `false` by default.
    ///
    /// A label without a limit on the number of lines never shrinks its font.
    open var adjustsFontSizeToFitWidth: Bool {
        get { content.adjustsFontSizeToFitWidth }
        set { change { $0.adjustsFontSizeToFitWidth = newValue } }
    }

    /// The smallest fraction of its size to which the font can shrink; 0, the default, allows a size of 1 point.
    open var minimumScaleFactor: CGFloat {
        get { content.minimumScaleFactor }
        set { change { $0.minimumScaleFactor = newValue } }
    }

    /// A Boolean value that indicates whether a font for a text style, or a font scaled by ``UIFontMetrics``, follows
    /// the user's text size; `false` by default.
    open var adjustsFontForContentSizeCategory: Bool {
        get { content.adjustsFontForContentSizeCategory }
        set {
            if newValue == content.adjustsFontForContentSizeCategory { return }
            change { $0.adjustsFontForContentSizeCategory = newValue }
            if let categoryRegistration { unregisterForTraitChanges(categoryRegistration) }
            categoryRegistration = nil
            guard newValue else { return }
            categoryRegistration = registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
                (label: UILabel, _: UITraitCollection) in
                label.setNeedsDisplay()
                label.textSizeDidChange()
            }
        }
    }

    override func textMediumMayHaveChanged() {
        if traitCollection.textMedium == measuredMedium { return }
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    // MARK: Drawing

    /// Draws the text of the label.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// Draws the text in a rectangle. Overrides can draw more, or pass another rectangle to `super`.
    open func drawText(in rect: CGRect) { drawContent(in: rect) }

    package override var ownAccessibilityLabel: String? { content.text }
    package override var ownAccessibility: OwnAccessibility {
        OwnAccessibility(.text, isElement: content.text?.isEmpty == false, traits: .staticText)
    }

    // MARK: Size

    /// Returns the size of the text within a width, in points. A width of 0 or less is no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(within: size.width) }

    override var heightFollowsWidth: Bool { numberOfLines != 1 }

    /// The size of the text, in points, wrapped only at `preferredMaxLayoutWidth`.
    open override var intrinsicContentSize: CGSize { contentSize(within: content.preferredMaxLayoutWidth) }

    /// Returns the rectangle of the text within `bounds`: at the left edge, centred vertically.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        contentRect(in: bounds, lineLimit: numberOfLines)
    }
}
