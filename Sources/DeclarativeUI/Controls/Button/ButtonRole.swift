/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind: Sendable {
        case destructive, cancel
    }

    private let kind: Kind

    /// Deletes or destroys something.
    public static let destructive = ButtonRole(kind: .destructive)
    /// Leaves without changing anything.
    public static let cancel = ButtonRole(kind: .cancel)
}
