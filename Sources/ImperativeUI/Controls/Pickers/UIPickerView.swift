import Drawing
import Foundation
import UnifiedStorage

/// Wheels beside each other, of which each selects one of its rows.
///
/// A drag turns a wheel, as the wheel of a mouse does, the arrow keys while it has the focus of the keyboard, and a tap on
/// a row. In a grid each row is one row of that, and five are seen.
@MainActor @preconcurrency open class UIPickerView: UIView {
    private final var wheels: [PickerWheel] = []
    private final var needsReload = true

    /// Makes a view without wheels.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a view from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Says how many wheels and rows there are. It is held weakly.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
    /// Says what the rows show, and is told of what is selected. It is held weakly.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }
    /// Whether the selected rows are marked: they always are. Deprecated on Apple's systems.
    open var showsSelectionIndicator = true

    /// More wheels are beside each other in no window.
    private static let mostWheels = 100

    private final func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    private final func reloadIfNeeded() {
        if needsReload { reloadAllComponents() }
    }

    // MARK: Contents

    /// How many wheels there are.
    open var numberOfComponents: Int {
        reloadIfNeeded()
        return wheels.count
    }

    /// Returns how many rows a wheel has. One that is not there has none.
    open func numberOfRows(inComponent component: Int) -> Int {
        reloadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component].count : 0
    }

    /// Returns the size of the rows of a wheel, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        reloadIfNeeded()
        layoutIfNeeded()
        guard wheels.indices.contains(component) else { return .zero }
        return CGSize(width: wheels[component].bounds.width, height: wheels[component].rowHeight)
    }

    /// Returns the view of a row, where the delegate gave one and the row is seen.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        reloadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component].givenView(of: row) : nil
    }

    /// Asks the data source and the delegate for everything again. Selections stay where there are such rows.
    open func reloadAllComponents() {
        needsReload = false
        let wanted = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
        let count = min(wanted, Self.mostWheels)
        if wanted > count {
            RuntimeIssue.report(
                "picker",
                "A UIPickerView has at most \(count) components: its data source says \(wanted), and the rest is left out."
            )
        }
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(wheels.count, of: self)
            wheels.append(wheel)
            addSubview(wheel)
        }
        for component in wheels.indices { reload(component) }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Asks for the rows of a wheel again. A wheel that is not there is left alone.
    open func reloadComponent(_ component: Int) {
        reloadIfNeeded()
        if wheels.indices.contains(component) { reload(component) }
    }

    private final func reload(_ component: Int) {
        wheels[component].reload(
            count: max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0))
    }

    // MARK: Selection

    /// Selects a row. The delegate is not told. What is not there is reported, and nothing is selected.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        reloadIfNeeded()
        guard wheels.indices.contains(component), row >= 0, row < wheels[component].count else {
            return RuntimeIssue.report(
                "picker",
                "A UIPickerView selects a row that is there: row \(row) of component \(component) is not. Nothing is "
                    + "selected. Reload the picker once its data source has the row.")
        }
        wheels[component].selected = row
    }

    /// Returns the row that a wheel selects; -1 without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        reloadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component].selected : -1
    }

    /// The user selected a row.
    final func userDidSelect(_ row: Int, _ component: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    // MARK: Layout

    private final var isGrid: Bool { traitCollection.textMedium == .grid }

    /// 320 by 216 points; in a grid 40 columns and five rows.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: isGrid ? 80 : 216) }

    /// Returns the size of the view: as high as five rows of a grid, or 216 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        reloadIfNeeded()
        let wanted = wheels.indices.map { (delegate?.pickerView(self, widthForComponent: $0) ?? 0).usableLength }
        let free = wanted.filter { $0 <= 0 }.count
        let fixed = wanted.reduce(0) { $0 + max(0, $1) }
        let share = free > 0 ? max(0, bounds.width - fixed) / CGFloat(free) : 0
        var x: CGFloat = free > 0 ? 0 : max(0, (bounds.width - fixed) / 2)
        for (index, wheel) in wheels.enumerated() {
            var width = wanted[index] > 0 ? wanted[index] : share
            if isGrid { width = max(8, (width / 8).rounded(.down) * 8) }
            let left = isRightToLeft ? bounds.width - x - width : x
            wheel.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
            x += width
        }
    }
}

/// Says how many wheels and rows a picker view has.
@MainActor @preconcurrency public protocol UIPickerViewDataSource: AnyObject {
    /// Returns how many wheels there are.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns how many rows a wheel has.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what the rows of a picker view show, and is told of what is selected. Every method may be left out.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {
    /// Returns the width of a wheel in points; 0, the default, for a share of the view's width.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Returns the height of the rows of a wheel in points; 0, the default, for the system's. Grids have rows of one row.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Returns what a row says; `nil` by default.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Returns what a row says, with attributes; `nil`, the default, for the title alone. Only its text is shown.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// Returns the view of a row; by default the row shows its title.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Called after the user selected a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Returns 0.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    /// Returns 0.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    /// Returns `nil`.
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    /// Returns `nil`.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Returns a view that shows the title.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { PickerRowLabel() }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Stands for a row whose delegate gives no view for it, and shows its title.
final class PickerRowLabel: UILabel {}
