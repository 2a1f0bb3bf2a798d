import ImperativeUI

/// A hosting controller whose views may say something about the presentation they are in.
@MainActor protocol PresentationSpeaker: UIViewController {
    /// What they say; `nil` where none says anything.
    var presentationSettings: PresentationSettings? { get }
    /// The window whose style was set because of them.
    var coloredWindow: UIWindow? { get set }
}

extension UIHostingController: PresentationSpeaker {
    /// Has the presentation around this controller, or its window, follow what all views in that say.
    func presentationSettingsDidChange() {
        var outermost: UIViewController = self
        while let parent = outermost.parent { outermost = parent }
        var settings = PresentationSettings()
        outermost.addPresentationSettings(to: &settings)
        (outermost as? PresentedHost)?.follow(settings)
        if let isDisabled = settings.isDismissDisabled ?? (outermost is PresentedHost ? false : nil) {
            outermost.isModalInPresentation = isDisabled
        }
        // A window of which this controller is no part any more is as it was.
        let hasLeft = coloredWindow != nil && coloredWindow?.rootViewController !== outermost
        let style = hasLeft ? .unspecified : UIUserInterfaceStyle(settings.colorScheme)
        if outermost.presentingViewController != nil {
            outermost.overrideUserInterfaceStyle = style
        } else if let window = viewIfLoaded?.window ?? coloredWindow, style != .unspecified || coloredWindow != nil {
            window.overrideUserInterfaceStyle = style
            coloredWindow = style == .unspecified ? nil : window
        }
    }
}

extension UIViewController {
    /// Adds what the views in this controller and those inside it say that are shown; what is further in comes first.
    fileprivate func addPresentationSettings(to settings: inout PresentationSettings) {
        for child in children where child.viewIfLoaded?.superview != nil {
            child.addPresentationSettings(to: &settings)
        }
        if let own = (self as? any PresentationSpeaker)?.presentationSettings {
            PresentationSettingsKey.reduce(value: &settings) { own }
        }
    }
}
