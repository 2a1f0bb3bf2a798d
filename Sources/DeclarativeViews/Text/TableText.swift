import Foundation
import Localization

/// A text of a table that is not the main one.
final class TableText: Equatable, Sendable {
    let key: String
    /// The text shown without a translation.
    let format: String
    let arguments: [LocalizedStringKey.Argument]
    let table: String?
    let strings: BundleStrings
    /// A locale that goes before that of the environment.
    let style: LocaleStyle?

    init(_ key: LocalizedStringKey, table: String?, strings: BundleStrings) {
        let parts = key.storage.parts
        (self.key, format, arguments) = (parts.key, parts.key, parts.arguments)
        (self.table, self.strings, style) = (table, strings, nil)
    }

    init(_ resource: LocalizedStringResource) {
        let localizing = Localizing(resource)
        (key, format) = (localizing.key, localizing.format)
        arguments = localizing.values.map { LocalizedStringKey.Argument($0) }
        (table, strings) = (localizing.table, localizing.strings)
        style = resource.ownLocale.map { LocaleStyle.of($0) }
    }

    /// The pieces that update by themselves, in order.
    var livePieces: [LiveText] { LocalizedStringKey(storage: .open(format, arguments)).livePieces }

    static func == (one: TableText, other: TableText) -> Bool {
        if one === other { return true }
        return one.key == other.key && one.format == other.format && one.table == other.table
            && one.strings === other.strings && one.style === other.style && one.arguments == other.arguments
    }
}

extension LocalizedStringKey {
    init(storage: Storage) { self.storage = storage }
}
