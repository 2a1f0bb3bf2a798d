import Foundation

extension UISearchBar {
    /// Whether the bar is dark wherever it is; `.default` by default.
    public final var barStyle: UIBarStyle {
        get { barStyleValue }
        set {
            barStyleValue = newValue
            setNeedsDisplay()
        }
    }
}
