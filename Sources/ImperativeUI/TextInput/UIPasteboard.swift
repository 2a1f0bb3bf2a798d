import Foundation

/// Where text is kept that was copied or cut, until it is pasted.
///
/// The boards last as long as the program. Other programs neither see them nor put anything there; what a terminal
/// pastes comes as typed text.
@MainActor @preconcurrency open class UIPasteboard: NSObject {
    /// The board that texts copy to and paste from.
    public static let general = UIPasteboard()

    /// The text on the board; `nil` for none.
    open var string: String? {
        didSet { changeCount += 1 }
    }

    /// Whether there is a text, though it may be empty.
    open var hasStrings: Bool { string != nil }

    /// How many times the contents have been set.
    public private(set) final var changeCount = 0
}
