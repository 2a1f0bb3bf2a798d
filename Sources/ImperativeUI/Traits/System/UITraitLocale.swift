import Foundation

/// The locale for which texts are translated; `nil` for the system's: `locale`.
///
/// UIKit has no such trait. Here it is bridged with the environment's `\.locale`: what is set in one world is read in
/// the other. No label translates by itself; a view that registers for this trait, or reads it in a tracked method,
/// looks its texts up again, with a `LocalizedStringResource` of this locale.
public struct UITraitLocale: UITraitDefinition {
    /// `nil`.
    @inlinable public static var defaultValue: Locale? { nil }
    /// `UITraitLocale`.
    public static var identifier: String { "UITraitLocale" }
    /// `Locale`.
    public static var name: String { "Locale" }
    /// Whether system colours may differ by it.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitCollection {
    /// The locale for which texts are translated; `nil` for the system's.
    @inlinable public final var locale: Locale? { self[UITraitLocale.self] }

    /// A collection with `locale` set.
    public convenience init(locale: Locale?) { self.init(UITraitLocale.self, value: locale) }
}

extension UIMutableTraits {
    /// The locale for which texts are translated; `nil` for the system's.
    @inlinable public var locale: Locale? {
        get { self[UITraitLocale.self] }
        set { self[UITraitLocale.self] = newValue }
    }
}
