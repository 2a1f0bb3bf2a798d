/// A fault in an asset or a picture, to be reported.
struct AssetFault: Error {
    let message: String

    init(_ message: String) { self.message = message }

    /// Returns a text from an asset in a form safe for reports: quoted, shortened, and without control characters.
    static func quoted(_ text: String) -> String {
        let start = text.unicodeScalars.prefix(80)
        return String(reflecting: String(String.UnicodeScalarView(start)))
            + (start.count < text.unicodeScalars.count ? "…" : "")
    }
}
