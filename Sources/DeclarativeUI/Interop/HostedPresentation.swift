import ImperativeUI
import UnifiedStorage

/// The presentation of a hosting controller, or of a controller around it.
final class HostedPresentation: DismissAction.Presentation {
    private weak var controller: UIViewController?

    nonisolated init(of controller: UIViewController) {
        self.controller = controller
        super.init()
    }

    /// Ends the presentation and those that started from inside it.
    override func dismiss() { controller?.presentingViewController?.dismiss(animated: true) }
}
