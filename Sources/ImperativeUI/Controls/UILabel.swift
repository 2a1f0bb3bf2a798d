import Drawing
import Foundation

/// A view that shows a text that cannot be edited.
///
/// The text stands in the middle of the view's height. A label takes no part in events unless it is told to.
@MainActor @preconcurrency open class UILabel: UIView {
    final var content = Content()
    private final var categoryRegistration: (any UITraitChangeRegistration)?

    /// Everything that decides what is drawn.
    struct Content: Equatable {
        var text: String?
        var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
        /// Fonts that look the same now may follow the text size in different ways.
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

        /// Whether the label needs as much room for the other content.
        func takesTheRoom(of other: Content) -> Bool {
            text == other.text && font == other.font && growth == other.growth && numberOfLines == other.numberOfLines
                && lineBreakMode == other.lineBreakMode && preferredMaxLayoutWidth == other.preferredMaxLayoutWidth
                && adjustsFontForContentSizeCategory == other.adjustsFontForContentSizeCategory
        }
    }

    /// Makes a label with a frame and no text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes a label from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
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

    /// The text; `nil` and the empty text show nothing and take no room.
    open var text: String? {
        get { content.text }
        set { change { $0.text = newValue } }
    }

    /// The font; the system's of 17 points by default, which `nil` sets again. Where the label follows the text size,
    /// it is as large as that has it.
    open var font: UIFont! {
        get { content.adjustsFontForContentSizeCategory ? content.font.adjusted(to: traitCollection) : content.font }
        set {
            let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            change {
                $0.font = font
                $0.growth = font.growth
            }
        }
    }

    /// The colour of the text; that of labels by default, which `nil` sets again.
    open var textColor: UIColor! {
        get { content.textColor }
        set { change { $0.textColor = newValue ?? .label } }
    }

    /// The colour while the label is highlighted; `nil`, the default, is `textColor`.
    open var highlightedTextColor: UIColor? {
        get { content.highlightedTextColor }
        set { change { $0.highlightedTextColor = newValue } }
    }

    /// Where lines stand between left and right; natural by default: where reading begins by the layout direction.
    open var textAlignment: NSTextAlignment {
        get { content.textAlignment }
        set { change { $0.textAlignment = newValue } }
    }

    /// How a text that has no room is dealt with; its end is truncated by default.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set { change { $0.lineBreakMode = newValue } }
    }

    /// The largest number of lines; 1 by default, 0 or below for any.
    open var numberOfLines: Int {
        get { content.numberOfLines }
        set { change { $0.numberOfLines = newValue } }
    }

    /// The width in points at which `intrinsicContentSize` wraps lines; 0, the default, for none.
    open var preferredMaxLayoutWidth: CGFloat {
        get { content.preferredMaxLayoutWidth }
        set { change { $0.preferredMaxLayoutWidth = newValue } }
    }

    // MARK: State

    /// Whether the highlighted colour is used; false by default.
    open var isHighlighted: Bool {
        get { content.isHighlighted }
        set { change { $0.isHighlighted = newValue } }
    }

    /// Whether the text is drawn in full strength; true by default. A text that is not is as faint as a tertiary label.
    open var isEnabled: Bool {
        get { content.isEnabled }
        set { change { $0.isEnabled = newValue } }
    }

    // MARK: Font size

    /// Whether the font shrinks where the text has no room, down to `minimumScaleFactor`; false by default. A label of
    /// any number of lines never shrinks.
    open var adjustsFontSizeToFitWidth: Bool {
        get { content.adjustsFontSizeToFitWidth }
        set { change { $0.adjustsFontSizeToFitWidth = newValue } }
    }

    /// The smallest share of its size that the font shrinks to; 0, the default, for 1 point.
    open var minimumScaleFactor: CGFloat {
        get { content.minimumScaleFactor }
        set { change { $0.minimumScaleFactor = newValue } }
    }

    /// Whether a font that was made for a text style, or scaled by ``UIFontMetrics``, follows the user's text size;
    /// false by default.
    public final var adjustsFontForContentSizeCategory: Bool {
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
                label.invalidateIntrinsicContentSize()
            }
        }
    }

    // MARK: Drawing

    /// Draws the text.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// Draws the text in a rectangle. Overrides may draw more, or call this with another rectangle.
    open func drawText(in rect: CGRect) { drawContent(in: rect) }

    package override var ownAccessibilityLabel: String? { content.text }

    // MARK: Size

    /// The room the text takes within a width, in points; one that is not above zero is no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(within: size.width) }

    /// The room the text takes, wrapped at `preferredMaxLayoutWidth` only.
    open override var intrinsicContentSize: CGSize { contentSize(within: content.preferredMaxLayoutWidth) }

    /// The rectangle that the text takes within `bounds`, at their left, in the middle of their height.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        contentRect(in: bounds, lineLimit: numberOfLines)
    }
}
