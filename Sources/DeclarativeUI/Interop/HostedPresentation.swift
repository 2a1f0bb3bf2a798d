import ImperativeUI
import UnifiedStorage

/// The presentation of a hosting controller, or of a controller that contains it.
final class HostedPresentation: DismissAction.Presentation {
    private weak var controller: UIViewController?

    nonisolated init(of controller: UIViewController) {
        self.controller = controller
        super.init()
    }

    /// Dismisses the presentation and those presented from inside it.
    override func dismiss() { controller?.presentingViewController?.dismiss(animated: true) }
}
