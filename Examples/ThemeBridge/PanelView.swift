import DeclarativeUI

/// One level of the UIKit side: a bar in its colour, a line of what it reads, and the level inside of it.
final class PanelView: UIView {
    private let level: Level
    private let node: any UITraitEnvironment
    private let changes: Changes
    private let override: () -> Theme?
    private let set: (Theme?) -> Void
    private let bar = UIView()
    private let name = UILabel()
    private let world = UILabel()
    private let swatch = UIView()
    private let value = UILabel()
    private let origin = UILabel()
    private let setButton = UIButton(type: .system)
    private let removeButton = UIButton(type: .system)
    /// What is inside of the level, below its line.
    var content: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let content { addSubview(content) }
        }
    }

    /// A panel for a node, with the ways to ask for its own theme and to set or remove it.
    init(
        _ level: Level, node: any UITraitEnvironment, changes: Changes, override: @escaping () -> Theme?,
        set: @escaping (Theme?) -> Void
    ) {
        (self.level, self.node, self.changes, self.override, self.set) = (level, node, changes, override, set)
        super.init(frame: .zero)
        name.text = level.rawValue
        name.font = .boldSystemFont(ofSize: 17)
        world.text = level.world
        world.textColor = .secondaryLabel
        origin.textColor = .secondaryLabel
        removeButton.setTitle("Remove", for: .normal)
        for view in [bar, name, world, swatch, value, origin, setButton, removeButton] { addSubview(view) }
        setButton.addAction(UIAction { [weak self] _ in self?.setNext() }, for: .primaryActionTriggered)
        removeButton.addAction(UIAction { [weak self] _ in self?.change(to: nil) }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    private func setNext() { change(to: (override() ?? node.traitCollection.theme).next) }

    private func change(to theme: Theme?) {
        set(theme)
        changes.count += 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Who set a value may change while the value stays.
        _ = changes.count
        let theme = node.traitCollection.theme
        bar.backgroundColor = theme.color
        swatch.backgroundColor = theme.color
        value.text = "\(theme)"
        value.textColor = theme.color
        origin.text = node.explain(ThemeTrait.self).origin(seenFrom: level)
        setButton.setTitle(override() == nil ? "Set" : "Next", for: .normal)
        removeButton.isHidden = override() == nil
        place(PanelMetrics(traitCollection, size: bounds.size))
    }

    private func place(_ metrics: PanelMetrics) {
        let nameWidth = min(name.sizeThatFits(bounds.size).width, metrics.nameFrame.width)
        let frames: [(UIView, CGRect)] = [
            (bar, CGRect(x: 0, y: 0, width: 8, height: bounds.height)),
            (name, metrics.nameFrame.with(width: nameWidth)),
            (world, metrics.worldFrame(after: nameWidth)),
            (swatch, metrics.valueFrame.with(width: 16)),
            (value, metrics.valueFrame.offsetBy(dx: 24, dy: 0)),
            (origin, metrics.originFrame),
            (setButton, metrics.setFrame),
            (removeButton, metrics.removeFrame),
        ]
        let isReversed = traitCollection.layoutDirection == .rightToLeft
        func place(_ view: UIView, _ frame: CGRect) {
            view.frame = isReversed ? frame.offsetBy(dx: bounds.width - frame.maxX - frame.minX, dy: 0) : frame
        }
        for (view, frame) in frames { place(view, frame) }
        if let content { place(content, metrics.contentFrame) }
    }
}

extension CGRect {
    fileprivate func with(width: CGFloat) -> CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}
