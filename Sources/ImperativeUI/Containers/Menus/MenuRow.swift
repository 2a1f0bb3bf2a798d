import Drawing
import Foundation

/// The content of a row of a menu.
struct MenuRowContent: Equatable {
    var title = ""
    var subtitle: String?
    var image: UIImage?
    var mark: ControlMark?
    /// The keys that stand for the command, at the trailing end.
    var keys: String?
    /// Whether there is a menu inside.
    var hasMenu = false
    var attributes: UIMenuElement.Attributes = []
    var size = UIMenu.ElementSize.large
    /// Whether there is room for marks.
    var hasMarks = false
    /// Whether it leads back to the menu around.
    var isBack = false
}

/// An element of a menu, as a control.
final class MenuRow: UIControl {
    /// Called when the row was chosen.
    var used: () -> Void = {}
    private(set) var content = MenuRowContent()
    private let title = UILabel()
    private let subtitle = UILabel()
    private let mark = ControlMarkView()
    private let keys = UILabel()
    /// Leads to the menu inside.
    private let arrow = ControlMarkView()
    private let picture = UIImageView(frame: .zero)

    init() {
        super.init(frame: .zero)
        for label in [title, subtitle, keys] {
            label.font = .preferredFont(forTextStyle: label === subtitle ? .footnote : .body)
            label.adjustsFontForContentSizeCategory = true
            addSubview(label)
        }
        title.numberOfLines = 0
        subtitle.numberOfLines = 0
        for view in [mark, arrow, picture] { addSubview(view) }
        addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: MenuRow.pointerIsOver))
    }

    required init?(coder: NSCoder) {
        fatalError("The row of a menu cannot come from an archive.")
    }

    func show(_ new: MenuRowContent) {
        isEnabled = !new.attributes.contains(.disabled)
        if new == content, title.text != nil { return }
        content = new
        let isBeside = new.size == .small || new.size == .medium
        title.text = new.size == .small && new.image != nil ? "" : new.title
        title.font = .preferredFont(forTextStyle: new.size == .medium ? .footnote : .body)
        title.numberOfLines = isBeside ? 1 : 0
        title.textAlignment = isBeside ? .center : .natural
        subtitle.text = isBeside ? nil : new.subtitle
        mark.mark = isBeside ? nil : new.isBack ? .previous : new.mark
        keys.text = isBeside ? nil : new.keys
        arrow.mark = new.hasMenu && !isBeside ? .disclosure : nil
        for view in [mark, arrow] { view.font = title.font }
        picture.image = new.image
        accessibilityLabel = new.title
        isSelected = new.mark != nil && !new.isBack
        color()
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func color() {
        let main: UIColor =
            !isEnabled ? .disabledLabel : content.attributes.contains(.destructive) ? .systemRed : .label
        title.textColor = content.isBack ? .secondaryLabel : main
        mark.color = main
        picture.tintColor = main
        arrow.color = .secondaryLabel
        for label in [subtitle, keys] { label.textColor = .secondaryLabel }
    }

    override func stateDidChange() {
        super.stateDidChange()
        color()
    }

    /// The row under the pointer is the one that a key would choose.
    private func pointerIsOver() {
        if isEnabled { _ = window?.focus.set(self) }
    }

    override func draw(_ rect: CGRect) {
        let isBeside = content.size == .small || content.size == .medium
        guard isHighlighted || isFocused || isBeside && isSelected else { return }
        (isHighlighted || isFocused ? UIColor.secondarySystemFill : .tertiarySystemFill).setFill()
        UIRectFill(bounds)
    }

    override func touchedUpInside(_ event: UIEvent) { used() }
    override func performPrimaryAction() { if isEnabled { used() } }

    // MARK: Layout

    private var medium: Medium { traitCollection.textMedium.figures }
    private var figures: MenuFigures { medium.menu }
    private var inset: CGFloat { figures.inset }
    private var gap: CGFloat { 8 }
    private var markRoom: CGFloat { content.hasMarks || content.isBack ? figures.markRoom : 0 }
    private static let free = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)

    private func rows(_ height: CGFloat) -> CGFloat { medium.grain.wholeHeight(height.rounded(.up)) }
    private func columns(_ width: CGFloat) -> CGFloat { medium.grain.wholeWidth(width.rounded(.up)) }

    private func size(of label: UILabel) -> CGSize {
        label.text?.isEmpty == false ? label.sizeThatFits(Self.free) : .zero
    }

    /// The size of the image, which is no higher than a line.
    private var imageSize: CGSize {
        guard let size = picture.image?.size, size.width > 0, size.height > 0 else { return .zero }
        let most = figures.imageHeight ?? max(20, title.font.line(in: traitCollection.textMedium).size.height)
        let scale = min(1, most / size.height)
        return CGSize(width: columns(size.width * scale), height: figures.imageHeight ?? size.height * scale)
    }

    /// The width of the keys, or of the arrow.
    private var endWidth: CGFloat {
        columns(arrow.mark == nil ? size(of: keys).width : arrow.sizeThatFits(.zero).width)
    }

    /// The width of the parts behind the title, with the gaps before them.
    private var trailingRoom: CGFloat {
        [imageSize.width, endWidth].reduce(0) { $1 > 0 ? $0 + $1 + gap : $0 }
    }

    /// The width at which all texts are on one line.
    var unbrokenWidth: CGFloat {
        if content.size == .small || content.size == .medium {
            return columns(max(size(of: title).width, imageSize.width)) + 2 * inset
        }
        let text = max(size(of: title).width, size(of: subtitle).width)
        return columns(text) + 2 * inset + markRoom + trailingRoom
    }

    private func texts(in width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
        let room = CGSize(width: max(8, width - 2 * inset - markRoom - trailingRoom), height: 0)
        let hasSubtitle = subtitle.text?.isEmpty == false
        return (rows(title.sizeThatFits(room).height), hasSubtitle ? rows(subtitle.sizeThatFits(room).height) : 0)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let texts = texts(in: size.width)
        if content.size == .medium, imageSize.height > 0 {
            let height = imageSize.height + texts.title
            return CGSize(width: size.width, height: medium.grain.wholeHeight(height) + figures.tilePadding)
        }
        let height = max(texts.title + texts.subtitle, imageSize.height)
        return CGSize(
            width: size.width,
            height: max(figures.leastRowHeight, medium.grain.wholeHeight(height) + figures.rowPadding))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let texts = texts(in: bounds.width)
        if content.size == .small || content.size == .medium { return placeBeside(texts.title) }
        func place(_ view: UIView, x: CGFloat, width: CGFloat, y: CGFloat, height: CGFloat) {
            let left = isRightToLeft ? bounds.width - x - width : x
            view.frame = CGRect(x: left, y: y, width: width, height: height)
        }
        let all = texts.title + texts.subtitle
        let top = figures.centersRows ? (bounds.height - all) / 2 : 0
        let x = inset + markRoom
        let room = max(8, bounds.width - x - inset - trailingRoom)
        place(mark, x: inset, width: max(0, markRoom - figures.markGap), y: top, height: texts.title)
        place(title, x: x, width: room, y: top, height: texts.title)
        place(subtitle, x: x, width: room, y: top + texts.title, height: texts.subtitle)
        var end = bounds.width - inset
        let (image, extra) = (imageSize, endWidth)
        if extra > 0 {
            place(keys, x: end - extra, width: extra, y: top, height: rows(size(of: keys).height))
            place(arrow, x: end - extra, width: extra, y: top, height: texts.title)
            end -= extra + gap
        }
        let middle = figures.centersRows ? (bounds.height - image.height) / 2 : 0
        place(picture, x: end - image.width, width: image.width, y: middle, height: image.height)
        mark.isHidden = markRoom == 0
    }

    private func placeBeside(_ height: CGFloat) {
        let image = imageSize
        let shown = title.text?.isEmpty == false ? height : 0
        var y = figures.centersRows ? max(0, (bounds.height - image.height - shown) / 2) : 0
        let x = (bounds.width - image.width) / 2
        picture.frame = CGRect(x: medium.grain.column(at: x), y: y, width: image.width, height: image.height)
        y += image.height
        title.frame = CGRect(x: 0, y: y, width: bounds.width, height: shown)
        for view in [subtitle, mark, keys, arrow] { view.frame = .zero }
    }

    package override var ownAccessibility: OwnAccessibility { ownElement(.menuItem) }
}
