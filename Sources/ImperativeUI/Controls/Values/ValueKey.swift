import Foundation

/// The effects of keys on a value among others that stand side by side.
enum ValueKey {
    /// Leads to the value before: the arrow key to the leading side.
    case previous
    /// Leads to the value after: the arrow key to the trailing side.
    case next
    /// Leads to the first value: Home.
    case first
    /// Leads to the last value: End.
    case last

    /// Returns the commands of a control for these keys.
    @MainActor static func commands<Control: UIControl>(
        _ take: @escaping (Control, ValueKey) -> Void
    ) -> [UIKeyCommand] {
        func command(_ input: String, _ key: ValueKey, reversed: ValueKey? = nil) -> UIKeyCommand {
            UIKeyCommand(input: input, modifierFlags: []) { (control: Control) in
                { take(control, control.isRightToLeft ? reversed ?? key : key) }
            }
            .listed(as: "change")
        }
        return [
            command(UIKeyCommand.inputLeftArrow, .previous, reversed: .next),
            command(UIKeyCommand.inputRightArrow, .next, reversed: .previous),
            command(UIKeyCommand.inputHome, .first), command(UIKeyCommand.inputEnd, .last),
        ]
    }
}
