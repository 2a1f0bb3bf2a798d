import Foundation

extension UIWindow {
    /// The focus of the keyboard in this window.
    package final var focus: FocusSystem {
        if let known = focusStorage as? FocusSystem { return known }
        let made = FocusSystem(self)
        focusStorage = made
        return made
    }
}

extension UIView {
    /// A Boolean value that indicates whether the view has the keyboard focus.
    public final var isFocused: Bool { (window?.focusStorage as? FocusSystem)?.focused?.object === self }
}
