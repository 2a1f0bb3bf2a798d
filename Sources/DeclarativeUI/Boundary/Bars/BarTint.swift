import DeclarativeViews
import ImperativeUI

extension EnvironmentValues {
    /// The tint in force as a colour for bars of the imperative world; `nil` where none was set.
    ///
    /// Views set it around a stack or around tabs, whose bars are no part of their contents.
    @MainActor var barTint: UIColor? {
        tint == nil ? nil : UIColor(cgColor: CGColor(Color.accentColor.components(in: self)))
    }
}

extension UINavigationController {
    /// The tint of the bars above and below the pages.
    var barTint: UIColor? {
        get { navigationBar.tintColor }
        set {
            navigationBar.tintColor = newValue
            toolbar.tintColor = newValue
        }
    }
}
