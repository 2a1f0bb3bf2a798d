/// Whether editing ends when contents are scrolled.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
    private enum Kind: Sendable {
        case automatic, immediately, interactively, never
    }

    private let kind: Kind

    /// As fits the contents. Editing goes on, as there is no keyboard on the screen that would cover something.
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
    /// It ends when a scroll begins.
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
    /// It ends when a scroll begins. There is no keyboard on the screen that a touch could push away.
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
    /// It goes on.
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }

    /// Whether editing ends.
    var endsEditing: Bool { kind == .immediately || kind == .interactively }
}

private enum ScrollDismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
    /// Whether editing ends when contents are scrolled. `.automatic` where nothing was set.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardKey.self] }
        set { self[ScrollDismissesKeyboardKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the editing of a text in the window ends when somebody scrolls contents in this view, by a drag,
    /// the wheel or keys.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
}

extension ScrollingNode {
    /// Whether editing ends when somebody scrolls the contents.
    final var endsEditing: Bool {
        !isTornDown && EnvironmentValues(map: scope.map).scrollDismissesKeyboardMode.endsEditing
    }
}
