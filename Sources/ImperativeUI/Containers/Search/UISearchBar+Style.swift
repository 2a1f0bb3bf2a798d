import Foundation

extension UISearchBar {
    /// The style of the bar, which is dark or follows its surroundings; `.default` by default.
    public final var barStyle: UIBarStyle {
        get { barStyleValue }
        set {
            barStyleValue = newValue
            setNeedsDisplay()
        }
    }
}
