import Drawing
import Foundation

/// A view that displays the standard content of a row in a list. A row is at least 44 points high.
@MainActor @preconcurrency public final class UIListContentView: UIView, UIContentView {
    private var current: UIListContentConfiguration
    let label: UILabel
    let secondLabel = UILabel()
    private let stack = UIStackView()

    private var imageView: UIImageView?
    /// Whether a program sets the texts and the image in the views themselves.
    private let isHeldByViews: Bool

    /// Creates a view that displays a configuration.
    public convenience init(configuration: UIListContentConfiguration) {
        self.init(configuration, UILabel(), isHeldByViews: false)
    }

    /// Creates a view whose texts and image are set in its labels and its image view.
    ///
    /// - Parameters:
    ///   - configuration: The appearance of the labels until a program changes it.
    ///   - column: Whether the first text is in a column at the leading edge.
    convenience init(labels configuration: UIListContentConfiguration, column: Bool = false) {
        self.init(configuration, column ? ColumnLabel() : UILabel(), isHeldByViews: true)
    }

    private init(_ configuration: UIListContentConfiguration, _ label: UILabel, isHeldByViews: Bool) {
        current = configuration
        self.label = label
        self.isHeldByViews = isHeldByViews
        super.init(frame: .zero)
        if isHeldByViews {
            style(label, configuration.textProperties)
            style(secondLabel, configuration.secondaryTextProperties)
        }
        stack.isLayoutMarginsRelativeArrangement = true
        for label in [label, secondLabel] { stack.addArrangedSubview(label) }
        // Extra room goes to the text in a row, and around both in a column.
        secondLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        addSubview(stack)
        apply()
    }

    /// Traps: archives do not contain the configuration.
    public required init?(coder: NSCoder) {
        fatalError("A list content view needs its configuration: use init(configuration:).")
    }

    /// The configuration of the view, of the type with which it was created.
    public var configuration: any UIContentConfiguration {
        get { current }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                fatalError(
                    "A content view shows configurations of the type it was made for: \(type(of: newValue)) is not "
                        + "UIListContentConfiguration. Ask supports(_:) first.")
            }
            current = new
            apply()
        }
    }

    private func apply() {
        followViews()
        if !isHeldByViews {
            show(current.text, current.textProperties, in: label)
            show(current.secondaryText, current.secondaryTextProperties, in: secondLabel)
        }
        let isRow = current.prefersSideBySideTextAndSecondaryText
        stack.axis = isRow ? .horizontal : .vertical
        stack.alignment = isRow ? .center : .fill
        stack.spacing =
            isRow
            ? current.textToSecondaryTextHorizontalPadding
            : figure.nearestRow(current.textToSecondaryTextVerticalPadding)
        if !isHeldByViews { showImage() }
        placeMargins()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func placeMargins() {
        var margins = current.directionalLayoutMargins
        (margins.top, margins.bottom) = (figure.nearestRow(margins.top), figure.nearestRow(margins.bottom))
        margins.leading = textStart
        stack.directionalLayoutMargins = margins
    }

    private func show(_ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel) {
        label.isHidden = text == nil
        label.text = text.map(properties.transformed)
        style(label, properties)
    }

    private func style(_ label: UILabel, _ properties: UIListContentConfiguration.TextProperties) {
        label.font = properties.font
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
    }

    /// Takes no room for texts that a program has not set.
    private func followViews() {
        guard isHeldByViews else { return }
        for label in [label, secondLabel] {
            let isEmpty = label.text?.isEmpty != false
            if label.isHidden != isEmpty { label.isHidden = isEmpty }
        }
    }

    private var figure: ListFigure {
        ListFigure(kind: .plain, medium: traitCollection.textMedium.figures, scale: 1)
    }

    // MARK: Image

    private func showImage() {
        guard let image = current.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView()
        if imageView == nil {
            imageView = view
            addSubview(view)
        }
        let properties = current.imageProperties
        view.image = image
        view.contentMode = .scaleAspectFit
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        view.tintColor =
            properties.tintColorTransformer.map { $0(properties.tintColor ?? tintColor) } ?? properties.tintColor
        view.clipsToBounds = properties.cornerRadius > 0
        view.layer.cornerRadius = properties.cornerRadius
    }

    /// The view in which a program sets the image.
    var madeImageView: UIImageView {
        if let imageView { return imageView }
        let made = UIImageView()
        made.contentMode = .scaleAspectFit
        made.preferredSymbolConfiguration = current.imageProperties.preferredSymbolConfiguration
        imageView = made
        addSubview(made)
        return made
    }

    private var hasImage: Bool { imageView?.image != nil }

    /// The size of the image within the largest one, keeping its proportions.
    private var imageSize: CGSize {
        guard let size = imageView?.sizeThatFits(.zero).usable, size.width > 0, size.height > 0 else { return .zero }
        let limit = current.imageProperties.maximumSize
        let (x, y) = (limit.width > 0 ? limit.width / size.width : 1, limit.height > 0 ? limit.height / size.height : 1)
        let scale = min(1, min(x, y))
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// The room for the image.
    private var imageRoom: CGSize {
        let (size, reserved) = (imageSize, current.imageProperties.reservedLayoutSize.usable)
        return CGSize(
            width: reserved.width > 0 ? reserved.width : max(size.width, symbolRoom),
            height: reserved.height > 0 ? reserved.height : size.height)
    }

    /// The width that symbols have in common.
    private var symbolRoom: CGFloat {
        guard imageView?.image?.isSymbolImage == true, figure.medium.list.alignsIcons else { return 0 }
        return UIFontMetrics.default.scaledValue(for: ListFigure.iconRoom, compatibleWith: traitCollection)
    }

    /// Whether the image is above the texts, which need the width in the largest text sizes.
    private var stacksImage: Bool {
        hasImage && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            && figure.medium.list.stacksLargeImages
    }

    /// Where the texts begin, in points from the leading edge.
    var textStart: CGFloat {
        let start = current.directionalLayoutMargins.leading
        return !hasImage || stacksImage ? start : start + imageRoom.width + current.imageToTextPadding
    }

    // MARK: Layout

    override func textMediumMayHaveChanged() { apply() }

    package override func subviewSizeDidChange(_ view: UIView) {
        super.subviewSizeDidChange(view)
        followViews()
        if view === imageView { placeMargins() }
        invalidateIntrinsicContentSize()
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        followViews()
        // The texts stand in the middle of a view that is higher than they are.
        let above = stacksImage ? imageRoom.height : 0
        let height = min(stack.sizeThatFits(bounds.size).height, max(0, bounds.height - above))
        let top = figure.medium.grain.rowOrPoint(at: (bounds.height - above - height) / 2)
        stack.frame = CGRect(x: 0, y: top + above, width: bounds.width, height: height)
        guard let imageView, hasImage else { return }
        let (size, margins) = (imageSize, current.directionalLayoutMargins)
        let x = margins.leading + (stacksImage ? 0 : (imageRoom.width - size.width) / 2)
        imageView.frame = CGRect(
            x: isRightToLeft ? bounds.width - x - size.width : x,
            y: stacksImage ? top + margins.top : figure.nearestRow((bounds.height - size.height) / 2),
            width: size.width, height: size.height)
    }

    /// Returns the size of the content within a width.
    ///
    /// A row is at least 44 points high, or one line of a text grid; headers and footers are as high as their
    /// content.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        followViews()
        var fitting = stack.sizeThatFits(size)
        let margins = current.directionalLayoutMargins
        if hasImage {
            let ends = figure.nearestRow(margins.top) + figure.nearestRow(margins.bottom)
            fitting.height =
                stacksImage ? fitting.height + imageRoom.height : max(fitting.height, imageRoom.height + ends)
        }
        fitting.height = figure.wholeRows(fitting.height)
        if current.isRow { fitting.height = max(figure.leastHeight, fitting.height) }
        return fitting
    }

    override var heightFollowsWidth: Bool { true }

    public override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    }
}
