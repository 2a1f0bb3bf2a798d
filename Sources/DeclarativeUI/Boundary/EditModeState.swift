import BridgedEnvironment
import DeclarativeViews

/// Whether the views of a hosting controller are being edited.
@MainActor final class EditModeState {
    private var mode = EditMode.inactive
    /// Called after the mode has changed.
    var observer: (() -> Void)?

    /// The views' binding. One that is made after a change differs from those before, so that views are updated.
    var binding: Binding<EditMode> {
        Binding(
            get: { [weak self] in self?.mode ?? .inactive },
            set: { [weak self] mode in self?.set(mode) })
    }

    var isEditing: Bool {
        get { mode.isEditing }
        set { if newValue != isEditing { set(newValue ? .active : .inactive) } }
    }

    private func set(_ new: EditMode) {
        if new == mode { return }
        mode = new
        observer?()
    }
}
