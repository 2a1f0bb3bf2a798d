import Foundation

/// A text to localize and the location of its translations. The text is looked up when it is shown, for its ``locale``.
public struct LocalizedStringResource: Equatable, Codable, Sendable, ExpressibleByStringInterpolation,
    CustomLocalizedStringResourceConvertible
{
    /// The bundle that contains the tables of translations.
    public enum BundleDescription: Hashable, Codable, Sendable {
        /// The main bundle, that of the program.
        case main
        /// The bundle at a URL. If there is none, no translations are found.
        case atURL(URL)

        /// Returns the bundle that contains a class. On platforms where classes are not in bundles, such as Linux,
        /// that is the main bundle.
        public static func forClass(_ anyClass: AnyClass) -> BundleDescription {
            let bundle = Bundle(for: anyClass)
            return bundle.bundlePath == Bundle.main.bundlePath ? .main : .atURL(bundle.bundleURL)
        }

        /// The bundle; `nil` if there is none.
        var bundle: Bundle? {
            switch self {
            case .main: .main
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// The key of the translation, with `%@`, `%lld` and `%lf` as placeholders for values.
    public let key: String
    /// The text that is shown if there is no translation.
    public let defaultValue: String.LocalizationValue
    /// The name of the table of translations; `nil` for `Localizable`.
    public let table: String?
    /// The locale for which the text is looked up and its numbers are formatted; by default, the current locale. In a
    /// view, a locale that was set takes precedence over that of the environment.
    public var locale: Locale {
        get { ownLocale ?? .current }
        set { ownLocale = newValue == .current ? nil : newValue }
    }
    /// A locale that was set and is not the current one.
    package private(set) var ownLocale: Locale?
    /// The bundle that contains the tables of translations.
    public let bundle: BundleDescription

    private init(
        _ key: String, _ defaultValue: String.LocalizationValue, _ table: String?, _ locale: Locale,
        _ bundle: BundleDescription
    ) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        self.bundle = bundle
        self.locale = locale
    }

    /// Creates a resource whose text is its own key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key, keyAndValue, table, locale, bundle)
    }

    /// Creates a resource with a key and a default text.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init("\(key)", defaultValue, table, locale, bundle)
    }

    /// Creates a resource from a string literal, which is its own key.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Creates a resource from an interpolated string, which is its own key.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The resource itself: a resource stands for its own text.
    public var localizedStringResource: LocalizedStringResource { self }
}

/// A type whose values have a text of their own, which is localized when it is shown.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text of the value.
    var localizedStringResource: LocalizedStringResource { get }
}
