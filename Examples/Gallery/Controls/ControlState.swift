import DeclarativeUI

/// A state in which controls are shown.
enum ControlState: String, CaseIterable {
    case normal, focused, hovered, pressed, disabled

    /// The states of a view that only shows something.
    static let passive: [ControlState] = [.normal, .disabled]

    /// Has a host bring the view in its middle into the state.
    @MainActor func enter(on host: HeadlessHost) {
        let size = host.surroundings.size
        // Beside the middle, where a control of two halves has none of them.
        let point = CGPoint(x: size.width / 2 + 10, y: size.height / 2)
        switch self {
        case .normal, .disabled: break
        case .focused: host.press(.keyboardTab)
        case .hovered: host.send(.pointer(HostPointer(.move, at: point)))
        case .pressed:
            host.send(.pointer(HostPointer(.down, at: point)))
            host.wait(0.2)
        }
    }
}
