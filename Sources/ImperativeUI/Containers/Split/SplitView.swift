import Drawing
import Foundation

/// The view of a split view controller: columns, lines between them, and the layers between columns that cover others.
final class SplitView: UIView, ContainerView {
    private weak var split: UISplitViewController?
    private var lines: [SplitLine] = []
    private let backing = UIView()
    private let shade = SplitShade(frame: .zero)

    init(_ split: UISplitViewController) {
        self.split = split
        super.init(frame: .zero)
        clipsToBounds = true
        backing.backgroundColor = .systemBackground
        shade.addAction(UIAction { [weak split] _ in split?.uncoverSecondary() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        fatalError("The view of a split view controller cannot come from an archive.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let split else { return }
        split.viewIsLaidOut()
        place()
        split.followContentSize()
    }

    // MARK: Size

    var container: UIViewController? { split }
    var shownController: UIViewController? { split?.onlyController }
    var heightOfBars: CGFloat { 0 }

    override func sizeThatFits(_ size: CGSize) -> CGSize { containerSize(in: size) }

    /// Gives the views of columns their frames, in the order in which they cover each other.
    private func place() {
        guard let split else { return }
        let views = split.shownColumns
        if split.isCollapsed {
            for view in views.values { put(view, bounds) }
            return order(Array(views.values))
        }
        let plan = split.currentPlan
        let frames = plan.frames(height: bounds.height, isFlipped: split.isFlipped)
        while lines.count > frames.lines.count { lines.removeLast() }
        while lines.count < frames.lines.count { lines.append(SplitLine(frame: .zero)) }
        for (line, frame) in zip(lines, frames.lines) { line.frame = frame }
        if let frame = frames.shade { shade.frame = frame }
        if let frame = frames.backing { backing.frame = frame }
        for (column, frame) in frames.columns { if let view = views[column] { put(view, frame) } }
        let between = plan.coversSecondary ? [shade, backing] : []
        order([views[.secondary]].compactMap { $0 } + between + lines + plan.leading.compactMap { views[$0] })
    }

    private func put(_ view: UIView, _ frame: CGRect) {
        if view.frame == frame { return }
        view.frame = frame
        view.safeAreaMayHaveChanged()
    }

    /// Orders these views, from back to front, and removes this view's own views that are not among them.
    private func order(_ views: [UIView]) {
        for view in subviewStorage where view === shade || view === backing || view is SplitLine {
            if !views.contains(view) { view.removeFromSuperview() }
        }
        if subviewStorage.filter(views.contains).elementsEqual(views, by: ===) { return }
        for view in views { if view.superview === self { bringSubviewToFront(view) } else { addSubview(view) } }
    }

    // MARK: Focus

    override var separatesFocus: Bool { true }

    override var viewsInFocusOrder: [UIView] {
        guard let split, !split.isCollapsed else { return subviewStorage }
        let views = split.shownColumns
        let plan = split.currentPlan
        // Columns that cover others are left first.
        let columns = plan.coversSecondary ? plan.leading : plan.leading + [.secondary]
        return columns.compactMap { views[$0] }
    }
}

/// A line between columns; in a text grid it is in the middle of a column of characters.
private final class SplitLine: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        fatalError("A line between columns cannot come from an archive.")
    }

    override func draw(_ rect: CGRect) {
        UIColor.separator.setFill()
        switch traitCollection.textMedium.figures.split.line {
        case .thin: UIRectFill(CGRect(x: bounds.midX, y: bounds.minY, width: 1, height: bounds.height))
        case .full: UIRectFill(bounds)
        }
    }
}

/// The shade over a covered column: it takes its touches, and darkens it where that can be drawn.
private final class SplitShade: UIControl {
    override var isPressable: Bool { false }

    override var canBecomeFocused: Bool { false }

    override func draw(_ rect: CGRect) {
        if !traitCollection.textMedium.figures.split.dimsCovered { return }
        UIColor.black.withAlphaComponent(0.1).setFill()
        UIRectFill(bounds)
    }

    override func touchedUpInside(_ event: UIEvent) { primaryEvent(event) }

    package override var ownAccessibilityLabel: String? { "Dismiss" }
    package override var ownAccessibility: OwnAccessibility { ownElement(.button) }
}
