import Drawing
import Foundation

/// The buttons of a row's actions, beside the row, the first one next to the edge.
final class ContextualButtons: UIView, SwipeButtons {
    /// The space between the image and the title of a button, in points.
    private static let imageGap: CGFloat = 8
    /// How much of the background of a button is seen while it is held down.
    private static let heldOpacity: CGFloat = 0.7

    let allowsFullSwipe: Bool
    private let isLeading: Bool
    private let close: @MainActor () -> Void
    private var items: [(action: UIContextualAction, button: UIButton)] = []

    /// - Parameters:
    ///   - isLeading: Whether the edge is the leading one.
    ///   - close: Puts the row back.
    init(
        _ configuration: UISwipeActionsConfiguration, atLeading isLeading: Bool, close: @escaping @MainActor () -> Void
    ) {
        allowsFullSwipe = configuration.performsFirstActionWithFullSwipe
        self.isLeading = isLeading
        self.close = close
        super.init(frame: .zero)
        for action in configuration.actions {
            let button = makeButton(for: action)
            items.append((action, button))
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Buttons

    private func makeButton(for action: UIContextualAction) -> UIButton {
        let color: UIColor = action.backgroundColor
        var look = UIButton.Configuration.filled()
        look.title = action.shownTitle
        look.image = action.image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        look.imagePadding = Self.imageGap
        look.baseForegroundColor = .white
        look.background.backgroundColor = color
        look.contentInsets = .zero
        look.cornerStyle = .fixed
        let button = UIButton(configuration: look)
        button.automaticallyUpdatesConfiguration = false
        button.configurationUpdateHandler = { button in
            button.configuration?.background.backgroundColor =
                button.isHighlighted ? color.faded(to: Self.heldOpacity) : color
        }
        if action.style == .destructive { button.role = .destructive }
        button.accessibilityLabel = action.spokenName
        button.addAction(
            UIAction { [weak self, weak button] _ in if let button { self?.perform(action, from: button) } },
            for: .primaryActionTriggered)
        return button
    }

    private func perform(_ action: UIContextualAction, from button: UIButton) {
        action.handler(action, button) { [weak self] _ in
            // Once the row was put back, it may be swiped anew.
            if let self, superview != nil { close() }
        }
    }

    func performFirst() -> Bool {
        guard let (action, button) = items.first else { return false }
        perform(action, from: button)
        return superview == nil
    }

    var firstButton: UIView? { items.first?.button }

    // MARK: Layout

    func width(forHeight height: CGFloat) -> CGFloat { items.reduce(0) { $0 + width(of: $1.button) } }

    private func width(of button: UIButton) -> CGFloat {
        let figures = traitCollection.textMedium.figures
        return figures.grain.wholeWidth(button.sizeThatFits(.zero).width + 2 * figures.list.swipeButtonSide)
    }

    package override func subviewSizeDidChange(_ view: UIView) {
        super.subviewSizeDidChange(view)
        superview?.setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isAtLeft = isLeading != isRightToLeft
        var x = isAtLeft ? 0 : bounds.width
        for (_, button) in items {
            let width = width(of: button)
            if !isAtLeft { x -= width }
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            if isAtLeft { x += width }
        }
    }
}
