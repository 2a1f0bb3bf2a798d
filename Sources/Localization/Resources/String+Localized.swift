import Foundation

extension String {
    /// Creates a string by looking up a text in the application's language.
    ///
    /// - Parameters:
    ///   - keyAndValue: The text to look up, which is also the result if there is no translation.
    ///   - table: The name of the table; `nil` for `Localizable`.
    ///   - bundle: The bundle that contains the table; `nil` for the main bundle.
    ///   - locale: The locale in which numbers are formatted; the current one, the default, stands for the
    ///     application's. It does not choose the language: use the locale of a ``LocalizedStringResource`` for that.
    ///   - comment: A note for translators.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = Localizing(keyAndValue.key, keyAndValue, table, StringLibrary.strings(of: bundle)).text(locale: locale)
    }

    /// Creates a string by looking up a key in the application's language. If there is no translation, the result is
    /// the default value.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = Localizing("\(key)", defaultValue, table, StringLibrary.strings(of: bundle)).text(locale: locale)
    }

    /// Creates a string by looking up the text of a resource in the language of its locale.
    @_disfavoredOverload public init(localized resource: LocalizedStringResource) {
        self = Localizing(resource).text(LocaleStyle.of(resource.locale))
    }
}

extension Bundle {
    /// Returns the text of a key in the first of the given languages that the bundle supports, or else in its
    /// development language. If there is no such text, returns `value`, or the key if `value` is `nil` or empty.
    public func localizedString(
        forKey key: String, value: String?, table tableName: String?, localizations: [Locale.Language]
    ) -> String {
        let names = localizations.map(\.minimalIdentifier)
        let found = StringLibrary.strings(of: self).text(for: key, table: tableName, languages: names)
        return found?.textWithPlaceholders ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
}

extension BundleStrings {
    /// The text for a key in the application's language.
    func textForApplication(_ key: String, table: String?) -> Found? {
        if let style = LocaleStyle.application { return text(for: key, table: table, style: style) }
        return text(for: key, table: table, languages: Locale.preferredLanguages)
    }
}

extension BundleStrings.Found {
    /// The text for a caller that inserts the values itself.
    var textWithPlaceholders: String {
        if case .format(let format) = entry.variants.here, entry.variables.isEmpty { return format.source }
        return ChosenText(entry, values: [], rules: rules).text([], FormatWriter(.current))
    }
}

/// A text that is looked up, with its values.
package struct Localizing: Sendable {
    package let key: String
    package let format: String
    package let values: [FormatArgument]
    package let table: String?
    package let strings: BundleStrings

    init(_ key: String, _ value: String.LocalizationValue, _ table: String?, _ strings: BundleStrings) {
        (self.key, self.table, self.strings) = (key, table, strings)
        (format, values) = (value.key, value.arguments)
    }

    package init(_ resource: LocalizedStringResource) {
        // A bundle that is not there has no texts.
        let strings =
            resource.bundle == .main
            ? StringLibrary.main
            : resource.bundle.bundle.map { StringLibrary.strings(of: $0) } ?? BundleStrings(roots: [])
        self.init(resource.key, resource.defaultValue, resource.table, strings)
    }

    /// The text in the application's language, with numbers as in a locale.
    func text(locale: Locale) -> String { text(foundForApplication, LocaleStyle.of(locale)) }

    /// The entry of the table in the application's language.
    var foundForApplication: BundleStrings.Found? { strings.textForApplication(key, table: table) }

    /// Returns the entry of the table for a locale.
    package func found(_ style: LocaleStyle) -> BundleStrings.Found? {
        strings.text(for: key, table: table, style: style)
    }

    /// The text for a locale.
    package func text(_ style: LocaleStyle) -> String {
        text(found(style), style)
    }

    private func text(_ found: BundleStrings.Found?, _ style: LocaleStyle) -> String {
        chosen(found).text(values, FormatWriter(style))
    }

    /// The text that was found, or the default one, with its variants chosen.
    package func chosen(_ found: BundleStrings.Found?) -> ChosenText {
        guard let found else {
            return ChosenText(StringEntry(format), values: values, rules: .of(nil))
        }
        let chosen = ChosenText(found.entry, values: values, rules: found.rules)
        strings.report(chosen.faults, key: key, source: found.source)
        return chosen
    }
}
