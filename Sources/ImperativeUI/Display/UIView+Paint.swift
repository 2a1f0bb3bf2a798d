import Drawing

extension UIView {
    /// Returns a colour as a paint, as it is with the traits of the view.
    final func paint(_ color: UIColor) -> Paint { .color(color.resolvedCGColor(with: traitCollection).value) }
}
