import Foundation

/// The trait for the locale into which text is translated, `locale`; `nil` for the system's locale.
///
/// The scenes of an application have its locale, if the host, the launch arguments or the environment tell one.
///
/// UIKit has no such trait. It is bridged to the environment's `\.locale`: a value set in one framework is read in
/// the other. Labels do not translate text themselves; a view that registers for this trait, or reads it in a tracked
/// method, looks up its text again, with a `LocalizedStringResource` of this locale.
public struct UITraitLocale: UITraitDefinition {
    /// The default value of the trait: `nil`.
    @inlinable public static var defaultValue: Locale? { nil }
    /// The identifier of the trait: `UITraitLocale`.
    public static var identifier: String { "UITraitLocale" }
    /// The name of the trait in descriptions: `Locale`.
    public static var name: String { "Locale" }
    /// A Boolean value that indicates whether system colours can depend on the trait: `false`.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitCollection {
    /// The locale into which text is translated; `nil` for the system's locale.
    @inlinable public final var locale: Locale? { self[UITraitLocale.self] }

    /// Creates a collection with a value for `locale`.
    public convenience init(locale: Locale?) { self.init(UITraitLocale.self, value: locale) }
}

extension UIMutableTraits {
    /// The locale into which text is translated; `nil` for the system's locale.
    @inlinable public var locale: Locale? {
        get { self[UITraitLocale.self] }
        set { self[UITraitLocale.self] = newValue }
    }
}
