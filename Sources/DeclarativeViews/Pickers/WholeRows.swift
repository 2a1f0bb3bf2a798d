extension PopUpPicker: WholeRowView {}
extension LinkPicker: WholeRowView {}
extension SegmentedPicker: WholeRowView {}
extension WheelPicker: WholeRowView {}
extension PickerTitle: WholeRowView {}
