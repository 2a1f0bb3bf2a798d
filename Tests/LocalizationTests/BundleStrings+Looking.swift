import Foundation
import Localization
import TestSupport

extension StringsFolder {
    /// The texts in the folder, read anew.
    var strings: BundleStrings { BundleStrings(roots: [root]) }
}

extension BundleStrings {
    /// The text for a key with values.
    func string(_ key: String, _ values: [FormatArgument], _ locale: String, table: String? = nil) -> String {
        let style = LocaleStyle.of(Locale(identifier: locale))
        guard let found = text(for: key, table: table, style: style) else { return key }
        return ChosenText(found.entry, values: values, rules: found.rules).text(values, FormatWriter(style))
    }

    /// The text for a key without values.
    func string(_ key: String, _ locale: String, table: String? = nil) -> String {
        string(key, [], locale, table: table)
    }
}
