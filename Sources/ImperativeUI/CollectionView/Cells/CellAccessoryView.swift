import Drawing
import Foundation

/// Shows an accessory of a row: an image, a button, a text or a view of the program's.
final class CellAccessoryView: UIView {
    private(set) var accessory: UICellAccessory
    private let shown: UIView
    /// Whether the row is selected, or expanded for an outline disclosure.
    private var isOn = false
    /// The size that a view of the program's keeps.
    private let fixedSize: CGSize?

    init(_ accessory: UICellAccessory) {
        self.accessory = accessory
        var fixedSize: CGSize?
        switch accessory.accessoryType {
        case .label: shown = UILabel()
        case .customView(let view):
            shown = view
            if accessory.options.keepsSize { fixedSize = view.frame.size }
        default: shown = accessory.isButton ? UIButton(type: .custom) : UIImageView()
        }
        self.fixedSize = fixedSize
        super.init(frame: .zero)
        addSubview(shown)
        if accessory.accessoryType == .reorder {
            let press = ItemMovePress()
            press.minimumPressDuration = 0
            addGestureRecognizer(press)
            accessibilityElementsHidden = true
        }
        if let button = shown as? UIButton {
            button.addAction(UIAction { [weak self] _ in self?.act() }, for: .primaryActionTriggered)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func act() {
        if let handler = accessory.handler { return handler() }
        (superview as? UICollectionViewListCell)?.toggleOutline()
    }

    /// Whether the view can show another accessory.
    func canShow(_ other: UICellAccessory) -> Bool {
        other.accessoryType == accessory.accessoryType && other.isButton == accessory.isButton
            && (other.options.keepsSize == accessory.options.keepsSize)
            && subviews.contains { $0 === shown }
    }

    /// Shows an accessory of the same kind.
    func show(_ new: UICellAccessory, isOn: Bool) {
        accessory = new
        self.isOn = isOn
        let options = new.options
        switch new.accessoryType {
        case .label:
            guard let label = shown as? UILabel else { return }
            label.text = options.text
            label.font = options.font
            label.adjustsFontForContentSizeCategory = options.followsTextSize
            label.textColor = options.tintColor ?? .secondaryLabel
        case .customView: shown.tintColor = options.tintColor
        default: showSymbol()
        }
    }

    // MARK: Symbols

    private func showSymbol() {
        let figure = figure
        var settings = UIImage.SymbolConfiguration(textStyle: .body, scale: figure.scale)
        if let background = figure.background {
            settings = settings.applying(
                UIImage.SymbolConfiguration(paletteColors: [accessory.options.tintColor ?? .white, background]))
        }
        let image = UIImage(systemName: figure.name, withConfiguration: settings)
        let color = figure.background == nil ? accessory.options.tintColor ?? figure.color : nil
        if let view = shown as? UIImageView {
            view.image = image
            view.tintColor = color
        } else if let button = shown as? UIButton {
            var look = UIButton.Configuration.plain()
            look.contentInsets = .zero
            look.image = image
            look.baseForegroundColor = color
            button.configuration = look
            button.accessibilityLabel = figure.label
        }
    }

    private struct Figure {
        var name: String
        var label: String?
        var scale = UIImage.SymbolScale.default
        /// `nil` for the tint colour.
        var color: UIColor?
        var background: UIColor?
    }

    private var figure: Figure {
        let background = accessory.options.backgroundColor
        switch accessory.accessoryType {
        case .detail: return Figure(name: "info.circle", label: "More Info")
        case .checkmark: return Figure(name: "checkmark")
        case .delete:
            return Figure(name: "minus.circle.fill", label: "Remove", background: background ?? .systemRed)
        case .insert:
            return Figure(name: "plus.circle.fill", label: "Insert", background: background ?? .systemGreen)
        case .multiselect:
            return isOn
                ? Figure(name: "checkmark.circle.fill", background: background ?? tintColor)
                : Figure(name: "circle", color: .tertiaryLabel)
        case .reorder: return Figure(name: "line.3.horizontal", color: .tertiaryLabel)
        case .outlineDisclosure:
            return Figure(
                name: isOn ? "chevron.down" : "chevron.forward", label: isOn ? "Collapse" : "Expand", scale: .small,
                color: tintColor)
        case .disclosureIndicator, .label, .customView:
            return Figure(name: "chevron.forward", scale: .small, color: .tertiaryLabel)
        }
    }

    // MARK: Layout

    package override func subviewSizeDidChange(_ view: UIView) {
        super.subviewSizeDidChange(view)
        invalidateIntrinsicContentSize()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = shownSize
        let medium = traitCollection.textMedium.figures
        shown.frame = CGRect(
            x: medium.list.centersAccessories ? (bounds.width - size.width) / 2 : 0,
            y: medium.grain.row(at: (bounds.height - size.height) / 2), width: size.width, height: size.height)
    }

    private var shownSize: CGSize {
        if let fixedSize { return fixedSize.usable }
        let limit = CGFloat.greatestFiniteMagnitude
        return shown.sizeThatFits(CGSize(width: limit, height: limit)).usable
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        var needed = shownSize
        switch accessory.options.width {
        case .actual: break
        case .standard: needed.width = max(needed.width, UICellAccessory.standardDimension)
        case .custom(let width): if width >= 0, width.isFinite { needed.width = width }
        }
        return needed
    }

    override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
