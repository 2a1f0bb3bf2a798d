/// Gives the wheels of a picker view names, for those who are told of it.
@MainActor @preconcurrency public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// Returns what a wheel chooses; `nil`, as by default, for a wheel that is called what its row is.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    /// Returns what choosing with a wheel leads to; `nil` by default.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
    /// Returns `nil`.
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
    /// Returns `nil`.
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
}
