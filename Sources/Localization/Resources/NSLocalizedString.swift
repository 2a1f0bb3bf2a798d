import Foundation

// Foundation's function of this name does not know the application's language. The compiler prefers these, which need no
// default values. The form with all parameters has no equal here: it would be ambiguous.

/// Returns the text of a key in the application's language, or the key if there is none.
///
/// - Parameters:
///   - key: The key, in the table `Localizable` of the main bundle.
///   - comment: A note for translators.
public func NSLocalizedString(_ key: String, comment: String) -> String { text(of: key) }

/// Returns the text of a key of a table in the application's language, or the key if there is none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    text(of: key, in: tableName)
}

/// Returns the text of a key of a bundle in the application's language, or the key if there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    text(of: key, bundle: bundle)
}

/// Returns the text of a key in the application's language, or `value` if there is none, or the key if that is empty.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    text(of: key, value: value)
}

/// Returns the text of a key of a bundle's table in the application's language, or the key if there is none.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    text(of: key, in: tableName, bundle: bundle)
}

/// Returns the text of a key of a table in the application's language, or `value` if there is none, or the key if that
/// is empty.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    text(of: key, in: tableName, value: value)
}

/// Returns the text of a key of a bundle in the application's language, or `value` if there is none, or the key if that
/// is empty.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    text(of: key, bundle: bundle, value: value)
}

private func text(of key: String, in table: String? = nil, bundle: Bundle? = nil, value: String = "") -> String {
    let found = StringLibrary.strings(of: bundle).textForApplication(key, table: table)
    return found?.textWithPlaceholders ?? (value.isEmpty ? key : value)
}
