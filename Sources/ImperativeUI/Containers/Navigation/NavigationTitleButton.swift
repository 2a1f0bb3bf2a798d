import Foundation

/// The title of a bar that opens a menu, with a mark behind it.
final class NavigationTitleButton: UIButton {
    private let mark = ControlMarkView()

    private static let gap: CGFloat = 8

    override init(frame: CGRect) {
        super.init(frame: frame)
        mark.mark = .menu
        addSubview(mark)
    }

    required init?(coder: NSCoder) {
        fatalError("The title of a navigation bar cannot come from an archive.")
    }

    /// Makes the elements of the menu, each time it is opened.
    var provider: (() -> UIMenu?)? {
        didSet {
            guard provider != nil else { return menu = nil }
            menu = UIMenu(children: [
                UIDeferredMenuElement.uncached { [weak self] take in take(self?.provider?()?.children ?? []) }
            ])
            showsMenuAsPrimaryAction = true
        }
    }

    /// Shows a title in a colour and a font.
    func show(_ title: String?, color: UIColor?, font: UIFont) {
        setTitle(title, for: .normal)
        setTitleColor(color, for: .normal)
        titleLabel?.font = font
        accessibilityLabel = title
        mark.font = font
        if let color { mark.color = color }
        setNeedsLayout()
    }

    /// The width that the mark takes, with the gap before it.
    private var markRoom: CGFloat {
        traitCollection.textMedium.figures.grain.wholeWidth(mark.sizeThatFits(.zero).width) + Self.gap
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        var own = super.sizeThatFits(CGSize(width: max(0, size.width - markRoom), height: size.height))
        own.width += markRoom
        return own
    }

    override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let label = titleLabel else { return }
        let room = markRoom
        let width = max(0, min(label.sizeThatFits(.zero).width, bounds.width - room))
        let x = max(0, traitCollection.textMedium.figures.grain.column(at: (bounds.width - width - room) / 2))
        var frame = CGRect(x: x, y: label.frame.minY, width: width, height: label.frame.height)
        var end = CGRect(x: x + width + Self.gap, y: frame.minY, width: room - Self.gap, height: frame.height)
        if isRightToLeft {
            frame.origin.x = bounds.width - frame.maxX
            end.origin.x = bounds.width - end.maxX
        }
        (label.frame, mark.frame) = (frame, end)
    }
}
