import Drawing
import Foundation

/// The view of an alert: title and message, fields, and buttons with lines between them. It scrolls if there is too
/// much.
///
/// In a grid everything stands in whole rows, and a row is left free above the buttons instead of a line.
final class AlertView: UIView {
    /// The width for which the sizes of popovers are measured, in points.
    static let width: CGFloat = 272

    /// Called when the user has chosen an action.
    var chosen: (UIAlertAction) -> Void = { _ in }
    private let scroll = UIScrollView()
    private let title = UILabel()
    private let message = UILabel()
    private let lines = SeparatorView()
    private var buttons: [AlertButton] = []
    /// The buttons by their actions.
    private var buttonsOfActions: [ObjectIdentifier: AlertButton] = [:]
    private var content = AlertContent()
    /// The content to be shown from the next layout on.
    private var waiting: AlertContent?

    init() {
        super.init(frame: .zero)
        title.font = .preferredFont(forTextStyle: .headline)
        title.accessibilityTraits = .header
        message.font = .preferredFont(forTextStyle: .footnote)
        for label in [title, message] {
            label.numberOfLines = 0
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
            scroll.addSubview(label)
        }
        scroll.addSubview(lines)
        addSubview(scroll)
    }

    required init?(coder: NSCoder) {
        fatalError("The view of an alert cannot come from an archive.")
    }

    /// Shows something else from the next layout on, however often it changes until then.
    func show(_ new: AlertContent) {
        waiting = new
        setNeedsLayout()
    }

    private func showWaiting() {
        guard let new = waiting else { return }
        waiting = nil
        let old = content
        content = new
        title.text = new.title
        message.text = new.message
        let isSheet = new.style == .actionSheet
        title.font = .preferredFont(forTextStyle: isSheet ? .subheadline : .headline)
        for label in [title, message] { label.textColor = isSheet ? .secondaryLabel : .label }
        let parts: [UIView] = new.fields + (new.accessory.map { [$0] } ?? [])
        for part in old.fields where !new.fields.contains(where: { $0 === part }) { part.removeFromSuperview() }
        if let accessory = old.accessory, accessory !== new.accessory { accessory.removeFromSuperview() }
        for part in parts where part.superview !== scroll { scroll.addSubview(part) }
        showButtons()
    }

    private func showButtons() {
        var left = buttonsOfActions
        let before = buttons
        buttons = []
        buttonsOfActions = [:]
        for action in content.actions {
            let id = ObjectIdentifier(action)
            // An action that was added twice has two buttons.
            let button = left.removeValue(forKey: id) ?? AlertButton(action)
            button.used = { [weak self] in self?.chosen(action) }
            buttons.append(button)
            buttonsOfActions[id] = button
        }
        let staying = Set(buttons.map { ObjectIdentifier($0) })
        for button in before where !staying.contains(ObjectIdentifier(button)) { button.removeFromSuperview() }
        let hasImages = content.hasImages
        // The buttons before the first one with another index stay where they are.
        var isInPlace = true
        for (index, button) in buttons.enumerated() {
            button.show(
                isStrong: content.isStrong(button.action), isLeading: hasImages && button.action.style != .cancel)
            if isInPlace, index < before.count, before[index] === button { continue }
            isInPlace = false
            scroll.addSubview(button)
        }
    }

    /// The button of an action that can be used.
    func button(of action: UIAlertAction?) -> AlertButton? {
        showWaiting()
        guard let action, let button = buttonsOfActions[ObjectIdentifier(action)], button.isEnabled else { return nil }
        return button
    }

    /// The first button that can be used, where the one that cancels comes last.
    var firstButton: AlertButton? {
        showWaiting()
        for action in content.column {
            if let button = button(of: action) { return button }
        }
        return nil
    }

    // MARK: Layout

    private struct Arrangement {
        var title = CGRect.zero
        var message = CGRect.zero
        var parts: [CGRect] = []
        var buttons: [AlertButton: CGRect] = [:]
        var lines: [CGRect] = []
        var height: CGFloat = 0
    }

    private var medium: Medium { traitCollection.textMedium.figures }
    private var figures: AlertFigures { medium.alert }
    private var inset: CGFloat { figures.inset }
    private func rows(_ height: CGFloat) -> CGFloat { medium.grain.wholeHeight(height.rounded(.up)) }

    /// Whether two buttons stand beside each other.
    private func isRow(in width: CGFloat) -> Bool {
        guard content.style == .alert, content.actions.count == 2 else { return false }
        let half = width / 2 - 2 * inset
        let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)
        return buttons.allSatisfy { $0.sizeThatFits(room).width <= half }
    }

    private func arrangement(in width: CGFloat) -> Arrangement {
        var arrangement = Arrangement()
        let figures = figures
        let inner = max(8, width - 2 * inset)
        var y = figures.headMargin
        func add(_ view: UIView) -> CGRect {
            let height = rows(view.sizeThatFits(CGSize(width: inner, height: 0)).height)
            defer { y += height }
            return CGRect(x: inset, y: y, width: inner, height: height)
        }
        if title.text?.isEmpty == false {
            arrangement.title = add(title)
            y += figures.titleGap
        }
        if message.text?.isEmpty == false { arrangement.message = add(message) }
        for (index, part) in (content.fields as [UIView] + (content.accessory.map { [$0] } ?? [])).enumerated() {
            let height = rows(part.sizeThatFits(CGSize(width: inner, height: 0)).height)
            if height > 0 { y += index == 0 ? figures.firstPartGap : figures.partGap }
            arrangement.parts.append(CGRect(x: inset, y: y, width: inner, height: height))
            y += height
        }
        let hasHead = y > figures.headMargin
        y = hasHead ? y + figures.headMargin : 0
        addButtons(to: &arrangement, y: &y, width: width, hasHead: hasHead)
        arrangement.height = y
        return arrangement
    }

    private func addButtons(to arrangement: inout Arrangement, y: inout CGFloat, width: CGFloat, hasHead: Bool) {
        if buttons.isEmpty { return }
        let (medium, figures) = (medium, figures)
        let line = medium.edges.hairline(scale: traitCollection.displayScale)
        func addLine() {
            if !figures.showsSeparators { return }
            arrangement.lines.append(CGRect(x: 0, y: y, width: width, height: line))
            y += line
        }
        if hasHead { y += figures.buttonsGap }
        let isRow = isRow(in: width)
        let ordered = isRow ? content.row : content.column
        let tallest = buttons.map { $0.sizeThatFits(CGSize(width: width, height: 0)).height }.max() ?? 0
        let heights = figures.buttonHeight
        let height = min(max(heights.lowerBound, rows(tallest) + figures.buttonPadding), heights.upperBound)
        if hasHead { addLine() }
        for (index, action) in ordered.enumerated() {
            guard let button = buttonsOfActions[ObjectIdentifier(action)] else { continue }
            if isRow {
                let isFirst = (index == 0) != isRightToLeft
                let half = medium.grain.column(at: width / 2)
                arrangement.buttons[button] = CGRect(
                    x: isFirst ? 0 : half, y: y, width: isFirst ? half : width - half, height: height)
                continue
            }
            // The action that cancels an action sheet is apart from the others.
            if index > 0 {
                if action.style == .cancel, content.style == .actionSheet { y += figures.cancelGap }
                addLine()
            }
            arrangement.buttons[button] = CGRect(x: 0, y: y, width: width, height: height)
            y += height
        }
        if isRow {
            if figures.showsSeparators {
                arrangement.lines.append(CGRect(x: width / 2, y: y, width: line, height: height))
            }
            y += height
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        showWaiting()
        return CGSize(width: size.width, height: arrangement(in: size.width).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        showWaiting()
        scroll.frame = bounds
        let arrangement = arrangement(in: bounds.width)
        scroll.contentSize = CGSize(width: bounds.width, height: arrangement.height)
        title.frame = arrangement.title
        message.frame = arrangement.message
        for (view, frame) in zip(content.fields as [UIView] + (content.accessory.map { [$0] } ?? []), arrangement.parts)
        {
            view.frame = frame
        }
        for (button, frame) in arrangement.buttons { button.frame = frame }
        lines.frame = CGRect(x: 0, y: 0, width: bounds.width, height: arrangement.height)
        lines.lines = arrangement.lines
    }

    package override var ownAccessibility: OwnAccessibility { OwnAccessibility(.alert) }
}
