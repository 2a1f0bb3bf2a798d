import Foundation
import BridgedEnvironment

/// The styles of a bar.
public enum UIBarStyle: Int, Sendable {
    /// The bar is light or dark as its surroundings are.
    case `default` = 0
    /// The bar is dark, with light text.
    case black = 1
}

extension UIView {
    /// The style of a bar, which is a trait that every override wins over.
    final var barStyleValue: UIBarStyle {
        get { traitRecord?.computed.isEmpty == false ? .black : .default }
        set {
            if newValue == barStyleValue { return }
            let dark = PropertyWrite(UITraitUserInterfaceStyle.self, in: .trait, value: UIUserInterfaceStyle.dark)
            record.computed = newValue == .black ? [dark] : []
            stageRecord()
        }
    }
}

extension UIToolbar {
    /// The style of the bar; `.default` by default. A `.black` bar has the system's dark background if neither a
    /// colour nor an appearance is set.
    public final var barStyle: UIBarStyle {
        get { barStyleValue }
        set {
            barStyleValue = newValue
            itemDidChange()
        }
    }
}
