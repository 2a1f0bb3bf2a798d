import Foundation

extension UIViewController {
    /// Returns the presentation of this controller in its style; `nil` if the transitioning delegate provides it.
    final func makeStandardPresentation() -> UIPresentationController? {
        let made: UIPresentationController
        switch modalPresentationStyle {
        case .custom: return nil
        case .automatic, .none, .pageSheet, .formSheet:
            made = UISheetPresentationController(presentedViewController: self, presenting: nil)
        case .popover: made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        case .currentContext, .overCurrentContext:
            made = ContextPresentationController(presentedViewController: self, presenting: nil)
        case .fullScreen, .overFullScreen, .blurOverFullScreen:
            made = UIPresentationController(presentedViewController: self, presenting: nil)
        }
        let isUnspecific = modalPresentationStyle == .automatic || modalPresentationStyle == .none
        made.style = isUnspecific ? .pageSheet : modalPresentationStyle
        return made
    }

    /// The presentation controller of this controller or of its nearest presented ancestor, if it shows a sheet.
    /// Before a presentation, it is the one that will present this controller.
    public final var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The presentation controller of this controller or of its nearest presented ancestor, if it shows a popover.
    /// Before a presentation, it is the one that will present this controller.
    public final var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
}
