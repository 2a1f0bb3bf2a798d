import Foundation

/// A text to be translated, and where its translations are. It is looked up when it is shown, for its ``locale``.
public struct LocalizedStringResource: Equatable, Codable, Sendable, ExpressibleByStringInterpolation,
    CustomLocalizedStringResourceConvertible
{
    /// Where the tables of translations are.
    public enum BundleDescription: Hashable, Codable, Sendable {
        /// In the main bundle.
        case main
        /// In the bundle at a URL; nowhere if there is none.
        case atURL(URL)

        /// In the bundle in which a class is. Where classes are in no bundles, as on Linux, that is the main one.
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

    /// The key to look a translation up with: `%@`, `%lld`, `%lf` stand for values.
    public let key: String
    /// What is shown where there is no translation.
    public let defaultValue: String.LocalizationValue
    /// The name of the table; `nil` for `Localizable`.
    public let table: String?
    /// The locale for which the text is looked up and its numbers are written: the current one by default. In a view,
    /// one that was set goes before that of the environment.
    public var locale: Locale {
        get { ownLocale ?? .current }
        set { ownLocale = newValue == .current ? nil : newValue }
    }
    /// A locale that was set and is not the current one.
    package private(set) var ownLocale: Locale?
    /// Where the tables are.
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

    /// A text that is its own key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key, keyAndValue, table, locale, bundle)
    }

    /// A text with a key.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init("\(key)", defaultValue, table, locale, bundle)
    }

    /// A text without values that is its own key.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// A text with values that is its own key.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// Itself.
    public var localizedStringResource: LocalizedStringResource { self }
}

/// What has a text of its own that is translated where it is shown.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
}
