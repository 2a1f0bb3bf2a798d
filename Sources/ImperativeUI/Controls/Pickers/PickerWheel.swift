import Drawing
import Foundation
import BridgedEnvironment

/// A wheel of a picker view: the selected row in the middle, with some rows before and after it.
final class PickerWheel: UIControl, WheelFollowing {
    override var isPressable: Bool { false }

    private let component: Int
    private unowned let picker: UIPickerView
    private(set) var count = 0
    /// The views of the rows that are seen, by their rows.
    private var rows: [Int: UIView] = [:]
    /// The row that was selected when the touch began that is followed.
    private var startRow = 0
    private var startPoint: CGPoint?
    private var hasMoved = false
    /// How far the wheel of a mouse has come since the last row, in points.
    private var rest: CGFloat = 0

    init(_ component: Int, of picker: UIPickerView) {
        self.component = component
        self.picker = picker
        super.init(frame: .zero)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        fatalError("The wheel of a picker cannot come from an archive.")
    }

    /// The selected row; -1 without rows.
    var selected = -1 {
        didSet {
            if selected == oldValue { return }
            setNeedsLayout()
            showLabel()
        }
    }

    func reload(count: Int) {
        self.count = count
        for view in rows.values { view.removeFromSuperview() }
        rows = [:]
        selected = count == 0 ? -1 : min(max(selected, 0), count - 1)
        showLabel()
        setNeedsLayout()
    }

    private func showLabel() {
        let title = selected < 0 ? nil : title(of: selected)
        let delegate = picker.delegate as? any UIPickerViewAccessibilityDelegate
        let name = delegate?.pickerView(picker, accessibilityLabelForComponent: component)
        accessibilityLabel = name ?? title
        accessibilityHint = delegate?.pickerView(picker, accessibilityHintForComponent: component)
        // A wheel without a name has that of its row.
        accessibilityUserInputLabels = [name, title].compactMap { $0 }
    }

    private func title(of row: Int) -> String {
        let delegate = picker.delegate
        return delegate?.pickerView(picker, attributedTitleForRow: row, forComponent: component)?.string
            ?? delegate?.pickerView(picker, titleForRow: row, forComponent: component) ?? ""
    }

    /// The view that the delegate gave for a row that is seen.
    func givenView(of row: Int) -> UIView? {
        layoutIfNeeded()
        let view = rows[row]
        return view is PickerRowLabel ? nil : view
    }

    // MARK: Layout

    private var medium: Medium { traitCollection.textMedium.figures }

    /// Lower rows would show nothing, and be without number.
    private static let leastRowHeight: CGFloat = 1
    /// The most rows that are seen before and after the selected one.
    private static let mostReach = 1_000

    var rowHeight: CGFloat {
        let figures = medium.wheels
        if !figures.allowsOtherRows { return figures.rowHeight }
        let wanted = picker.delegate?.pickerView(picker, rowHeightForComponent: component) ?? 0
        return wanted.isFinite && wanted > 0 ? max(wanted, Self.leastRowHeight) : figures.rowHeight
    }

    /// The top of the selected row.
    private var middle: CGFloat { medium.grain.topRow(of: rowHeight, inMiddleOf: bounds.height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = rowHeight
        let reach = Int(clamping: (middle / height).rounded(.up), to: 0...Self.mostReach)
        let seen = count == 0 ? 0..<0 : max(0, selected - reach)..<min(count, selected.addingSaturated(reach + 1))
        var spare: [UIView] = []
        for (row, view) in rows where !seen.contains(row) {
            rows[row] = nil
            view.removeFromSuperview()
            spare.append(view)
        }
        for row in seen {
            let view = rows[row] ?? makeRow(row, spare.popLast())
            rows[row] = view
            if view.superview !== self { addSubview(view) }
            view.isUserInteractionEnabled = false
            let look = medium.wheels.look(at: row - selected, rowHeight: height)
            view.transform = .identity
            view.frame = CGRect(
                x: 0, y: middle + CGFloat(row - selected) * height + look.offset, width: bounds.width, height: height)
            if look.scale != 1 { view.transform = CGAffineTransform(scaleX: 1, y: look.scale) }
            view.alpha = look.opacity
        }
        setNeedsDisplay()
    }

    private func makeRow(_ row: Int, _ spare: UIView?) -> UIView {
        let reused = spare is PickerRowLabel ? nil : spare
        let view = picker.delegate?.pickerView(picker, viewForRow: row, forComponent: component, reusing: reused)
        guard let view, !(view is PickerRowLabel) else {
            let label = (spare as? PickerRowLabel) ?? PickerRowLabel()
            label.text = title(of: row)
            label.textAlignment = .center
            label.font = .systemFont(ofSize: medium.wheels.fontSize)
            label.textColor = .label
            return label
        }
        return view
    }

    /// Where the selected row is.
    var selectedRowFrame: CGRect { CGRect(x: 0, y: middle, width: bounds.width, height: rowHeight) }

    // MARK: Turning

    /// How many rows a distance is, at most all of them.
    private func rows(in distance: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
        Int(clamping: (distance / rowHeight).rounded(rule), to: -count...count)
    }

    /// Selects a row at the wish of the user.
    private func turn(by steps: Int, from row: Int) { turn(to: row.addingSaturated(steps)) }

    private func turn(to row: Int) {
        if count == 0 { return }
        let row = min(max(row, 0), count - 1)
        if row == selected { return }
        selected = row
        picker.userDidSelect(row, component)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        (startRow, startPoint, hasMoved) = (selected, touch.location(in: self), false)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let startPoint else { return true }
        let steps = rows(in: startPoint.y - touch.location(in: self).y, .toNearestOrAwayFromZero)
        if steps != 0 { hasMoved = true }
        if hasMoved { turn(by: steps, from: startRow) }
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard !hasMoved, let point = touch?.location(in: self) else { return }
        turn(by: rows(in: point.y - middle, .down), from: selected)
    }

    func follow(_ delta: CGVector) -> Bool {
        guard isEnabled, delta.dy != 0, count > 0 else { return false }
        rest += delta.dy
        let steps = rows(in: rest, .towardZero)
        rest = rest.truncatingRemainder(dividingBy: rowHeight)
        let before = selected
        turn(by: steps, from: selected)
        return selected != before || steps == 0
    }

    override var keyCommands: [UIKeyCommand]? {
        let keys: [(String, (PickerWheel) -> () -> Void)] = [
            (UIKeyCommand.inputUpArrow, { wheel in { wheel.turn(by: -1, from: wheel.selected) } }),
            (UIKeyCommand.inputDownArrow, { wheel in { wheel.turn(by: 1, from: wheel.selected) } }),
            (UIKeyCommand.inputHome, { wheel in { wheel.turn(to: 0) } }),
            (UIKeyCommand.inputEnd, { wheel in { wheel.turn(to: wheel.count - 1) } }),
        ]
        return (super.keyCommands ?? [])
            + keys.map {
                UIKeyCommand(input: $0.0, modifierFlags: [], action: $0.1).listed(as: "turn")
            }
    }

    // It is turned, not pressed.
    override func performPrimaryAction() {}

    // MARK: Accessibility

    package override var ownAccessibility: OwnAccessibility {
        ownElement(.picker, .adjustable, value: selected < 0 ? nil : title(of: selected))
    }

    override func accessibilityIncrement() { turn(by: 1, from: selected) }
    override func accessibilityDecrement() { turn(by: -1, from: selected) }
}
