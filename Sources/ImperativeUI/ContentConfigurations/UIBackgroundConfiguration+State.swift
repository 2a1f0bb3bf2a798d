extension UIBackgroundConfiguration {
    /// Returns the background for a state. The background of a row in a list shows that the row is selected or
    /// highlighted, unless its colour was set.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var copy = self
        if let cell = state as? UICellConfigurationState {
            copy.isMarked = cell.isSelected || cell.isHighlighted
        } else if let view = state as? UIViewConfigurationState {
            copy.isMarked = view.isSelected || view.isHighlighted
        }
        return copy
    }
}
