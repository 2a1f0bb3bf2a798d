/// A mode that determines whether scrolling ends text editing.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
    private enum Kind: Sendable {
        case automatic, immediately, interactively, never
    }

    private let kind: Kind

    /// The default for the content. Editing continues, because no on-screen keyboard covers the content.
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
    /// Editing ends as soon as scrolling begins.
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
    /// Editing ends when scrolling begins. There is no on-screen keyboard that a touch could dismiss interactively.
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
    /// Scrolling never ends editing.
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }

    /// Whether editing ends.
    var endsEditing: Bool { kind == .immediately || kind == .interactively }
}

private enum ScrollDismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
    /// The way scrolling ends text editing. The default is `.automatic`.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardKey.self] }
        set { self[ScrollDismissesKeyboardKey.self] = newValue }
    }
}

extension View {
    /// Sets whether text editing in the window ends when the user scrolls content in this view by a drag, the wheel
    /// or keys.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
}

extension ScrollingNode {
    /// Whether editing ends when the user scrolls the contents.
    final var endsEditing: Bool {
        !isTornDown && EnvironmentValues(map: scope.map).scrollDismissesKeyboardMode.endsEditing
    }
}
