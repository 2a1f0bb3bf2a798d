import DeclarativeUI

/// A note, which is shown and edited by a view of SwiftUI's.
final class NoteController: UIHostingController<NoteView> {
    private let store: NoteStore
    private let id: Note.ID

    init(store: NoteStore, id: Note.ID) {
        (self.store, self.id) = (store, id)
        super.init(rootView: NoteView(store: store, id: id))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Delete", primaryAction: UIAction { [weak self] _ in self?.delete() })
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
        super.updateProperties()
        title = store.note(id)?.name
        navigationItem.prompt = store.problem
    }

    private func delete() {
        store.delete(id)
        navigationController?.popViewController(animated: true)
    }
}

/// The settings, which are a view of SwiftUI's.
final class SettingsController: UIHostingController<SettingsView> {
    init(store: NoteStore) {
        super.init(rootView: SettingsView(store: store))
        title = "Settings"
    }

    required init?(coder: NSCoder) { nil }
}
