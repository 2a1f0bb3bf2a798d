import DeclarativeViews
import Foundation
import ImperativeUI
import LayoutEngine

/// The menus of the views in a hosting view.
extension _UIHostingView {
    /// Opens the menu of something that is shown. Returns whether there is one.
    package final func openMenu(_ location: MenuLocation) -> Bool {
        switch location {
        case .point(let point, let child):
            if let child, !(child is BoundaryView) { return false }
            return interaction.openMenu(at: local(point), in: (child as? BoundaryView)?.item)
        case .focused(let object):
            return (object as? TapTarget).map { interaction.openMenu(focused: $0) } ?? false
        }
    }

    /// Adds the recogniser that opens the menu of a touched view when the touch is held down.
    final func addMenuPress(to search: inout GestureSearch) {
        if search.isFollowed { return }
        let start = local(search.touch.location(in: self))
        guard interaction.hasMenu(at: start, in: (search.child as? BoundaryView)?.item) else { return }
        search.add(MenuPressRecognizer { [weak self] in _ = self?.interaction.openMenu(at: start) })
    }
}

/// Recognises a press that is held down, and opens a menu.
private final class MenuPressRecognizer: UILongPressGestureRecognizer {
    private let open: () -> Void

    init(_ open: @escaping () -> Void) {
        self.open = open
        super.init()
        addTarget(self, action: MenuPressRecognizer.pressed)
    }

    private func pressed() {
        if state == .began { open() }
    }
}
