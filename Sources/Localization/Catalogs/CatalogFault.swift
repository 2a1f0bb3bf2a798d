/// A fault of a file of texts, to be reported.
package struct CatalogFault: Error, Hashable {
    package let message: String

    init(_ message: String) { self.message = message }

    /// A text of a file in a form that is safe in reports: quoted, shortened, and without control characters.
    static func quoted(_ text: String) -> String {
        let start = text.unicodeScalars.prefix(80)
        return String(reflecting: String(String.UnicodeScalarView(start)))
            + (start.count < text.unicodeScalars.count ? "…" : "")
    }
}

/// The texts of a file for one language, and the faults of the file.
package struct ReadStrings: Sendable {
    package var entries: [String: StringEntry] = [:]
    package var faults: [CatalogFault] = []

    package init() {}

    mutating func note(_ message: String) {
        // A file that is wrong from beginning to end is reported like one with a hundred faults.
        if faults.count < 100 { faults.append(CatalogFault(message)) }
    }
}
