import Foundation

extension UIViewController {
    /// The default value of `editButtonItem`.
    final var editButtonValue: UIBarButtonItem {
        if let editButtonStorage { return editButtonStorage }
        let made = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        editButtonStorage = made
        showEditButton()
        return made
    }

    /// Updates the title and style of the button for its current action.
    package final func showEditButton() {
        editButtonStorage?.title = isEditing ? "Done" : "Edit"
        editButtonStorage?.style = isEditing ? .done : .plain
    }
}
