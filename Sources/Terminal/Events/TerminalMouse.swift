/// Something the mouse did, with the cell it was over and the keys that were held down.
package struct TerminalMouse: Hashable, Sendable {
    /// A key of the mouse.
    package enum Key: Hashable, Sendable, CaseIterable {
        case left, middle, right
        /// The keys that go back and forward, and two more that some mice have.
        case back, forward, tenth, eleventh
    }

    /// A direction of the wheel.
    package enum Direction: Hashable, Sendable, CaseIterable {
        case up, down, left, right
    }

    /// The actions of the mouse.
    package enum Action: Hashable, Sendable {
        case press(Key)
        case release(Key)
        /// It moved and no key was down.
        case move
        /// It moved and a key was down.
        case drag(Key)
        /// The wheel went on by one step.
        case wheel(Direction)
    }

    /// The action.
    package var action: Action
    /// Where it was.
    package var cell: TerminalCell
    /// The modifiers held down.
    package var modifiers: TerminalModifiers

    /// An action of the mouse.
    package init(_ action: Action, at cell: TerminalCell, modifiers: TerminalModifiers = []) {
        self.action = action
        self.cell = cell
        self.modifiers = modifiers
    }
}
