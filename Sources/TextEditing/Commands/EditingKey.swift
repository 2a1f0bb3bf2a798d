/// A key that is pressed, with its modifiers.
package struct EditingKey: Hashable, Sendable {
    /// Which key it is.
    package enum Code: Hashable, Sendable {
        /// A key that types a character: the one without Shift.
        case character(Character)
        case left, right, up, down
        case home, end, pageUp, pageDown
        /// Backspace, which Apple names Delete.
        case backspace
        /// Delete, which Apple names Forward Delete.
        case delete
        case `return`, tab, escape
    }

    /// The modifiers held down with a key.
    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let shift = Modifiers(rawValue: 1)
        package static let control = Modifiers(rawValue: 2)
        /// Option, on other keyboards Alt.
        package static let option = Modifiers(rawValue: 4)
        /// Command; on other keyboards the key with the emblem of the system.
        package static let command = Modifiers(rawValue: 8)
    }

    package let code: Code
    package let modifiers: Modifiers

    /// Creates a key, by default one that is pressed alone.
    package init(_ code: Code, _ modifiers: Modifiers = []) {
        self.code = code
        self.modifiers = modifiers
    }
}
