extension UILabel: BaselineView {}
