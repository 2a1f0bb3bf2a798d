import Foundation
import UnifiedStorage

/// Whether a bar is dark wherever it is.
public enum UIBarStyle: Int, Sendable {
    /// As light or dark as what is around it.
    case `default` = 0
    /// Dark, with light texts.
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
    /// Whether the bar is dark wherever it is; `.default` by default. A dark one has the system's dark background where
    /// no colour and no appearance is set.
    public final var barStyle: UIBarStyle {
        get { barStyleValue }
        set {
            barStyleValue = newValue
            itemDidChange()
        }
    }
}
