import Drawing
import Foundation
import BridgedEnvironment

/// A view with one or more wheels side by side, each of which selects a row.
///
/// The user turns a wheel by dragging, with the mouse wheel, with the arrow keys while it has keyboard focus, and by
/// tapping a row. In a text grid, each row is one row of the grid, and five rows are visible.
@MainActor @preconcurrency open class UIPickerView: UIView {
    private final var wheels: [PickerWheel] = []
    private final var needsReload = true

    /// Creates a picker view without components.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a view of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UIPickerView.self)
    }

    /// The data source, which provides the numbers of components and rows. Held weakly.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
    /// The delegate, which provides the contents of the rows and is notified of selections. Held weakly.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }
    /// A Boolean value that indicates whether the selected rows are marked. They always are. Deprecated on Apple's
    /// systems.
    open var showsSelectionIndicator = true

    /// More wheels are beside each other in no window.
    private static let mostWheels = 100

    private final lazy var plate: UIView = {
        let plate = UIView()
        plate.backgroundColor = .tertiarySystemFill
        plate.isUserInteractionEnabled = false
        return plate
    }()

    private final func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    private final func reloadIfNeeded() {
        if needsReload { reloadAllComponents() }
    }

    // MARK: Contents

    /// The number of components.
    open var numberOfComponents: Int {
        reloadIfNeeded()
        return wheels.count
    }

    /// Returns the number of rows in a component; 0 for a component that does not exist.
    open func numberOfRows(inComponent component: Int) -> Int {
        reloadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component].count : 0
    }

    /// Returns the size of the rows in a component, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        reloadIfNeeded()
        layoutIfNeeded()
        guard wheels.indices.contains(component) else { return .zero }
        return CGSize(width: wheels[component].bounds.width, height: wheels[component].rowHeight)
    }

    /// Returns the view of a row; `nil` if the delegate provided none or the row is not visible.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        reloadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component].givenView(of: row) : nil
    }

    /// Reloads all components from the data source and the delegate. Selected rows that still exist stay selected.
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

    /// Reloads the rows of a component. Ignores a component that does not exist.
    open func reloadComponent(_ component: Int) {
        reloadIfNeeded()
        if wheels.indices.contains(component) { reload(component) }
    }

    private final func reload(_ component: Int) {
        wheels[component].reload(
            count: max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0))
    }

    // MARK: Selection

    /// Selects a row without notifying the delegate. A component or row that does not exist is reported, and nothing
    /// is selected.
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

    /// Returns the selected row of a component; -1 without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        reloadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component].selected : -1
    }

    /// Places the plate behind the selected rows of all wheels.
    private final func placeSelection() {
        if plate.superview == nil { insertSubview(plate, at: 0) }
        let rows = wheels.map { $0.convert($0.selectedRowFrame, to: self) }
        plate.frame = rows.dropFirst().reduce(rows.first ?? .zero) { $0.union($1) }
        plate.layer.cornerRadius = medium.edges.corner(8)
    }

    /// The user selected a row.
    final func userDidSelect(_ row: Int, _ component: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    // MARK: Layout

    private final var medium: Medium { traitCollection.textMedium.figures }

    /// The natural size: 320 by 216 points, or 40 columns by five rows in a text grid.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: medium.wheels.height) }

    /// Returns the natural size: 216 points high, or five rows high in a text grid.
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
            let width = medium.grain.columns(in: wanted[index] > 0 ? wanted[index] : share)
            let left = isRightToLeft ? bounds.width - x - width : x
            wheel.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
            x += width
        }
        placeSelection()
    }
}

/// A data source that provides the numbers of components and rows in a picker view.
@MainActor @preconcurrency public protocol UIPickerViewDataSource: AnyObject {
    /// Returns the number of components.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows in a component.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A delegate that provides the contents of a picker view's rows and is notified of selections. All methods are
/// optional.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {
    /// Returns the width of a component, in points; 0, the default, for a share of the view's width.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Returns the row height of a component, in points; 0, the default, for the system's height. In a text grid,
    /// rows are always one row high.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Returns the title of a row; `nil` by default.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Returns the attributed title of a row; `nil`, the default, for the plain title. Only its text is shown.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// Returns the view of a row; by default, a view that shows the row's title.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Tells the delegate that the user selected a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Returns 0 by default.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    /// Returns 0 by default.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    /// Returns `nil` by default.
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    /// Returns `nil` by default.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Returns a view that shows the row's title by default.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { PickerRowLabel() }
    /// Does nothing by default.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Stands for a row whose delegate gives no view for it, and shows its title.
final class PickerRowLabel: UILabel {}
