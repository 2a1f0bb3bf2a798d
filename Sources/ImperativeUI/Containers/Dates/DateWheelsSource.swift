import Drawing
import Foundation

/// Gives a picker view the wheels of a date.
final class DateWheelsSource: UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    private(set) var wheels: DateWheels
    private(set) var date: Date
    /// Called with the date that the user chose.
    var chose: (Date) -> Void = { _ in }

    init(_ wheels: DateWheels, at date: Date) { (self.wheels, self.date) = (wheels, date) }

    /// Shows other wheels or another date.
    func show(_ new: DateWheels, at date: Date, in view: UIPickerView) {
        let isSame = new == wheels && view.dataSource === self
        let before = self.date
        (wheels, self.date) = (new, date)
        if !isSame {
            (view.dataSource, view.delegate) = (self, self)
            view.reloadAllComponents()
        } else if date == before {
            return
        }
        for (component, wheel) in new.wheels.enumerated() {
            // The rows of a wheel of months or days depend on the year and the month.
            if isSame, wheel == .month || wheel == .day { view.reloadComponent(component) }
            view.selectRow(new.row(of: wheel, at: date), inComponent: component, animated: false)
        }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.wheels.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        wheels.rowCount(of: wheels.wheels[component], at: date)
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        wheels.title(of: row, in: wheels.wheels[component], at: date)
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let shares = wheels.wheels.map(\.share)
        return pickerView.bounds.width * shares[component] / shares.reduce(0, +)
    }

    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        wheels.wheels[component].name
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let new = wheels.date(choosing: row, in: wheels.wheels[component], at: date)
        show(wheels, at: new, in: pickerView)
        // A row that cannot be chosen leads back.
        for (component, wheel) in wheels.wheels.enumerated() {
            view(pickerView, select: wheels.row(of: wheel, at: new), component)
        }
        chose(new)
    }

    private func view(_ view: UIPickerView, select row: Int, _ component: Int) {
        if view.selectedRow(inComponent: component) != row {
            view.selectRow(row, inComponent: component, animated: false)
        }
    }
}
