extension UIBackgroundConfiguration {
    /// Returns the background as it is in a state: a row of a list shows that it is selected or held down, unless its
    /// colour was set.
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
