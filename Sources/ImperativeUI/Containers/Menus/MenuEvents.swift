/// The functions called in the life of a menu.
@MainActor package struct MenuEvents {
    /// Before it is shown.
    package var willOpen: () -> Void = {}
    /// Before an action runs that was chosen.
    package var chosen: (UIMenuElement) -> Void = { _ in }
    /// Once it is closed as its preview was chosen.
    package var previewChosen: () -> Void = {}
    /// Before it goes.
    package var willClose: () -> Void = {}
    /// After it has gone.
    package var didClose: () -> Void = {}

    /// Calls nothing.
    package init() {}
}
