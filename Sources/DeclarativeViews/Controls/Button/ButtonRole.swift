/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind: Sendable {
        case destructive, cancel
    }

    private let kind: Kind

    /// A role for a button that deletes or destroys data.
    public static let destructive = ButtonRole(kind: .destructive)
    /// A role for a button that cancels an operation without changing anything.
    public static let cancel = ButtonRole(kind: .cancel)
}
