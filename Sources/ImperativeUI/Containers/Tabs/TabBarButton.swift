import Drawing
import Foundation

/// A tab of a tab bar: an image above a title, with a badge; in a text grid a row of the title, or of the image where
/// there is no room for all titles, and the badge.
final class TabBarButton: UIControl {
    private let image = UIImageView()
    private let name = UILabel()
    private let badge = TabBadge(frame: .zero)
    private var badgeText: String?

    private static let gap: CGFloat = 8
    /// How far a badge reaches over the image.
    private static let overlap: CGFloat = 6

    override init(frame: CGRect) {
        super.init(frame: frame)
        name.font = Self.font
        name.adjustsFontForContentSizeCategory = true
        image.contentMode = .scaleAspectFit
        badge.isUserInteractionEnabled = false
        for view in [image, name, badge] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        fatalError("A tab of a tab bar cannot come from an archive.")
    }

    override var isFocusEntry: Bool { isSelected }

    /// Shows an item.
    ///
    /// - Parameters:
    ///   - color: The colour of the title and the image, where the look has none.
    ///   - look: The program's settings for the tab.
    func show(_ item: UITabBarItem, isSelected: Bool, color: UIColor, look: TabLook) {
        let title = item.title?.isEmpty == false ? item.title : nil
        let picture = isSelected ? item.selectedImage ?? item.image : item.image
        name.text = title
        name.textColor = look.titleColor ?? color
        name.font = look.font ?? Self.font
        name.isEnabled = item.isEnabled
        image.image = picture
        titleOffset = figures.layout == .column ? look.titleOffset : .zero
        image.tintColor = look.imageColor ?? color
        image.alpha = item.isEnabled ? 1 : 0.5
        badge.show(item.badgeValue, look)
        badgeText = item.badgeValue?.isEmpty == false ? item.badgeValue : nil
        self.isSelected = isSelected
        isEnabled = item.isEnabled
        accessibilityLabel = item.accessibilityLabel ?? title
        accessibilityIdentifier = item.accessibilityIdentifier
        setNeedsLayout()
    }

    /// Whether the image stands for the title, as in a row without room for all titles.
    var isShort = false { didSet { if isShort != oldValue { setNeedsLayout() } } }

    /// The width of the parts that are shown.
    var shownWidth: CGFloat {
        isShort && figures.layout == .row ? rowWidth(isShort: true) : intrinsicContentSize.width
    }

    fileprivate static var font: UIFont { BarFont.tab }
    /// How far the title is moved.
    private var titleOffset = UIOffset.zero

    private var figures: TabBarFigures { traitCollection.textMedium.figures.tabBar }

    private var imageSize: CGSize {
        guard image.image != nil else { return .zero }
        let size = image.sizeThatFits(.zero)
        if size.width <= 0 || size.height <= 0 { return .zero }
        // Large images are made to fit.
        let scale = min(1, UITabBar.imageHeight / size.height)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    override var intrinsicContentSize: CGSize {
        let (image, name, badge) = (imageSize, name.sizeThatFits(.zero), badge.intrinsicContentSize)
        switch figures.layout {
        case .row: return CGSize(width: rowWidth(isShort: false), height: max(figures.leastHeight, name.height))
        case .column:
            let top = max(image.height, UITabBar.imageHeight)
            return CGSize(width: max(image.width + 2 * badge.width, name.width) + 8, height: top + name.height)
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        switch figures.layout {
        case .row: placeRow()
        case .column: placeColumn()
        }
    }

    /// The sizes of the image and the title in a row, of which mostly one is shown.
    private func rowSizes(isShort: Bool) -> (image: CGSize, name: CGSize) {
        let isImage = isShort && image.image != nil && !isSelected || name.text == nil
        if isImage { return (imageSize, .zero) }
        return (.zero, name.sizeThatFits(.zero))
    }

    private func rowWidth(isShort: Bool) -> CGFloat {
        let ((image, name), badge) = (rowSizes(isShort: isShort), badge.intrinsicContentSize)
        let inner = image.width + name.width
        return inner + badge.width + (badge.width > 0 && inner > 0 ? Self.gap : 0)
    }

    private func placeRow() {
        let badge = badge.intrinsicContentSize
        let (image, name) = rowSizes(isShort: isShort)
        let inner = image.width + name.width
        let after = badge.width > 0 && inner > 0 ? badge.width + Self.gap : badge.width
        // The title gives way first.
        let room = max(0, bounds.width - after)
        let shown = min(inner, room)
        let x = traitCollection.textMedium.figures.grain.column(at: (bounds.width - shown - after) / 2)
        place(self.image, CGRect(x: x, y: 0, width: image.width, height: bounds.height))
        place(
            self.name, CGRect(x: x + image.width, y: 0, width: max(0, shown - image.width), height: bounds.height))
        place(
            self.badge,
            CGRect(x: x + shown + after - badge.width, y: 0, width: badge.width, height: bounds.height))
    }

    private func placeColumn() {
        let (image, badge) = (imageSize, badge.intrinsicContentSize)
        let name = name.sizeThatFits(.zero)
        let hasImage = image.width > 0
        let area = hasImage ? UITabBar.imageHeight : 0
        let top = ((bounds.height - area - name.height) / 2).rounded()
        let frame = CGRect(
            x: (bounds.width - image.width) / 2, y: top + (area - image.height) / 2, width: image.width,
            height: image.height)
        let width = min(name.width, bounds.width)
        let title = CGRect(x: (bounds.width - width) / 2, y: top + area, width: width, height: name.height)
        place(self.image, frame)
        place(self.name, title.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical))
        let corner = hasImage ? frame.maxX - Self.overlap : title.maxX
        let x = max(0, min(corner, bounds.width - badge.width))
        place(self.badge, CGRect(origin: CGPoint(x: x, y: max(0, top - 2)), size: badge))
    }

    private func place(_ view: UIView, _ frame: CGRect) {
        var frame = frame
        if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
        view.frame = frame
    }

    override func touchedUpInside(_ event: UIEvent) { primaryEvent(event) }

    package override var ownAccessibility: OwnAccessibility { ownElement(.tab, value: badgeText) }
}

/// A short text on a colour.
private final class TabBadge: UIView {
    private let text = UILabel()
    private var color = UIColor.systemRed

    override init(frame: CGRect) {
        super.init(frame: frame)
        text.font = BarFont.tab
        text.adjustsFontForContentSizeCategory = true
        text.textColor = .white
        text.textAlignment = .center
        addSubview(text)
    }

    required init?(coder: NSCoder) {
        fatalError("A badge of a tab bar cannot come from an archive.")
    }

    func show(_ value: String?, _ look: TabLook) {
        // UIKit shows a badge without text, too.
        text.text = value.map { $0.isEmpty ? " " : $0 }
        text.textColor = look.badgeTextColor ?? .white
        text.font = look.badgeFont ?? TabBarButton.font
        isHidden = value == nil
        color = look.badgeColor ?? .systemRed
        setNeedsDisplay()
    }

    override var intrinsicContentSize: CGSize {
        if isHidden { return .zero }
        let size = text.sizeThatFits(.zero)
        switch traitCollection.textMedium.figures.tabBar.badge {
        case .plain: return size
        case .capsule: return CGSize(width: max(size.width + 8, size.height + 2), height: size.height + 2)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        text.frame = bounds
    }

    override func draw(_ rect: CGRect) {
        color.setFill()
        switch traitCollection.textMedium.figures.tabBar.badge {
        case .plain: UIRectFill(bounds)
        case .capsule: UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).fill()
        }
    }
}
