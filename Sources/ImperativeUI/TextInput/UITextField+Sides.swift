import Drawing
import Foundation

extension UITextField {
    /// A view beside the text, and when it is shown.
    @MainActor final class SideView {
        var mode = ViewMode.never
        var view: UIView? { didSet { (ownSize, placedSize) = (.zero, nil) } }
        /// The size that was given to the view.
        private var ownSize = CGSize.zero
        private var placedSize: CGSize?

        /// The size of the view independent of its frame; if none was given, that of its content.
        var size: CGSize {
            guard let view else { return .zero }
            if view.bounds.size != placedSize { ownSize = view.bounds.size }
            if ownSize.width > 0, ownSize.height > 0 { return ownSize }
            let width = view.naturalWidth ?? 0
            return CGSize(width: width, height: view.naturalHeight(forWidth: width) ?? 0)
        }

        func place(in rect: CGRect) {
            guard let view else { return }
            _ = size
            view.frame = rect.usable
            placedSize = view.bounds.size
        }
    }

    // MARK: Showing

    final func setView(_ view: UIView?, of side: SideView) {
        if view === side.view { return }
        if let old = side.view, old.superview === self { old.removeFromSuperview() }
        side.view = view
        showSides()
        sidesDidChange()
    }

    final func setMode(_ mode: ViewMode, of side: SideView) {
        side.mode = mode
        if side === clear, mode != .never, clear.view == nil { clear.view = ClearButton(self) }
        showSides()
    }

    private func shows(_ side: SideView) -> Bool {
        if side.view == nil || side === clear && (!isEnabled || editor.session.text.isEmpty) { return false }
        return switch side.mode {
        case .never: false
        case .whileEditing: isFirstResponder
        case .unlessEditing: !isFirstResponder
        case .always: true
        }
    }

    /// The views beside the text that are shown, from back to front.
    final var shownSides: [UIView] { [left, right, clear].compactMap { shows($0) ? $0.view : nil } }

    /// Adds the views that are to be shown, and removes the others.
    final func showSides() {
        var isNew = false
        for side in [left, right, clear] {
            guard let view = side.view else { continue }
            let isShown = shows(side)
            if isShown == (view.superview === self) { continue }
            if isShown { addSubview(view) } else { view.removeFromSuperview() }
            isNew = true
        }
        if isNew { sidesDidChange() }
    }

    final func sidesDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    // MARK: Frames

    final func placeSides() {
        if shows(left) { left.place(in: leftViewRect(forBounds: bounds)) }
        if shows(right) { right.place(in: rightViewRect(forBounds: bounds)) }
        if shows(clear) { clear.place(in: clearButtonRect(forBounds: bounds)) }
    }

    /// The space between the border and the text, in points.
    final var inset: CGSize {
        switch content.borderStyle {
        case .none: .zero
        case .line, .bezel, .roundedRect: traitCollection.textMedium.figures.field.padding(line: lineHeight)
        }
    }

    private func isAtLeft(_ side: SideView) -> Bool { (side === left) != isRightToLeft }

    /// Returns where a view beside the text is by default.
    final func sideRect(of side: SideView, in bounds: CGRect) -> CGRect {
        let (border, size) = (borderRect(forBounds: bounds), side === clear ? ClearButton.size : side.size)
        let x = isAtLeft(side) ? border.minX + inset.width : border.maxX - inset.width - size.width
        let y = border.minY + ((border.height - size.height) / 2).rounded(.down)
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    /// Returns where the text is by default: inside the border, and between the views that are shown beside it.
    final func innerRect(in bounds: CGRect) -> CGRect {
        let (border, inset) = (borderRect(forBounds: bounds), inset)
        var (start, end) = (border.minX + inset.width, border.maxX - inset.width)
        if isRightToLeft { end -= leadingMarkWidth } else { start += leadingMarkWidth }
        func keepOff(_ side: SideView, _ rect: (CGRect) -> CGRect) {
            guard shows(side) else { return }
            let rect = rect(bounds)
            if isAtLeft(side) {
                start = max(start, rect.maxX + inset.width)
            } else {
                end = min(end, rect.minX - inset.width)
            }
        }
        keepOff(left, leftViewRect(forBounds:))
        keepOff(right, rightViewRect(forBounds:))
        keepOff(clear, clearButtonRect(forBounds:))
        return CGRect(
            x: start, y: border.minY + min(inset.height, border.height / 2), width: max(0, end - start),
            height: max(0, border.height - 2 * inset.height))
    }

    /// The room that the views beside the text take of the width of the field, and the height of the highest.
    final var sidesSize: CGSize {
        func width(_ side: SideView) -> CGFloat { shows(side) ? max(0, side.size.width) + inset.width : 0 }
        let highest = [left, right, clear].map { shows($0) ? $0.size.height : 0 }.max() ?? 0
        return CGSize(width: leadingMarkWidth + width(left) + max(width(right), width(clear)), height: highest)
    }
}

/// The button that clears a text field.
private final class ClearButton: UIControl {
    static let size = CGSize(width: 16, height: 16)
    private weak var field: UITextField?

    init(_ field: UITextField) {
        self.field = field
        super.init(frame: CGRect(origin: .zero, size: Self.size))
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The focus stays at the text.
    override var canBecomeFocused: Bool { false }

    override func performPrimaryAction(with event: UIEvent) {
        super.performPrimaryAction(with: event)
        field?.clearByUser()
    }

    override func touchedUpInside(_ event: UIEvent) { primaryEvent(event) }

    override func draw(_ rect: CGRect) {
        let color = isHighlighted ? UIColor.secondaryLabel : .tertiaryLabel
        UIImage(systemName: "xmark.circle.fill")?.withTintColor(color).draw(in: bounds)
    }

    override var ownAccessibilityLabel: String? { "Clear text" }
    override var ownAccessibility: OwnAccessibility { ownElement(.button) }
}
