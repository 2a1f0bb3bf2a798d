/// What is wrong with an asset or a picture, for a report.
struct AssetFault: Error {
    let message: String

    init(_ message: String) { self.message = message }

    /// A text of an asset's as it may stand in a report: quoted, short, and without control characters.
    static func quoted(_ text: String) -> String {
        let start = text.unicodeScalars.prefix(80)
        return String(reflecting: String(String.UnicodeScalarView(start)))
            + (start.count < text.unicodeScalars.count ? "…" : "")
    }
}
