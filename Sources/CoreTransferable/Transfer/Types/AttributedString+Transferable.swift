import Foundation

extension AttributedString: Transferable {
    /// The representation of an attributed string: its text, without attributes.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(
            exporting: { String($0.characters) }, importing: { (text: String) in AttributedString(text) })
    }
}
