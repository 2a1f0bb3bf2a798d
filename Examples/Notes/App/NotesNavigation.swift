import DeclarativeUI

/// The screens, one on the other. It gives all of them the style of the settings, as a trait.
final class NotesNavigation: UINavigationController {
    private let store: NoteStore

    init(store: NoteStore) {
        self.store = store
        super.init(rootViewController: NoteListController(store: store))
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
        super.updateProperties()
        traitOverrides.readingStyle = store.style
    }

    /// Where there are few lines, none is for the bar.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isLow = view.bounds.height < 10 * 16
        traitOverrides.verticalSizeClass = isLow ? .compact : .regular
        if isNavigationBarHidden != isLow { setNavigationBarHidden(isLow, animated: false) }
    }

    /// Shows a note.
    func show(_ id: Note.ID) { pushViewController(NoteController(store: store, id: id), animated: true) }

    /// Shows the settings.
    func showSettings() { pushViewController(SettingsController(store: store), animated: true) }

    override var keyCommands: [UIKeyCommand]? {
        if viewControllers.count < 2 { return nil }
        return [
            UIKeyCommand(
                title: "Back", action: NotesNavigation.goBack, input: UIKeyCommand.inputEscape, modifierFlags: [])
        ]
    }

    func goBack() { popViewController(animated: true) }
}
