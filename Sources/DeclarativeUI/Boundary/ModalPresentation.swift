@_spi(Graph) import DeclarativeViews
import ImperativeUI
import BridgedEnvironment

/// The presentation of a hosting controller, or of a controller that contains it.
final class ModalPresentation: DismissAction.Presentation {
    private weak var controller: UIViewController?

    nonisolated init(of controller: UIViewController) {
        self.controller = controller
        super.init()
    }

    /// Dismisses the presentation and those presented from inside it.
    override func dismiss() { controller?.presentingViewController?.dismiss(animated: true) }
}

/// The presentation of a controller in the stack of a navigation controller.
final class PushedPresentation: DismissAction.Presentation {
    private weak var controller: UIViewController?

    nonisolated init(of controller: UIViewController) {
        self.controller = controller
        super.init()
    }

    /// Pops the controller and those above it.
    override func dismiss() {
        guard let controller, let navigation = controller.navigationController,
            let index = navigation.viewControllers.firstIndex(where: { $0 === controller }), index > 0
        else { return }
        navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
    }
}
