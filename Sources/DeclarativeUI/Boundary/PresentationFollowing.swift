import DeclarativeViews
import ImperativeUI

/// A hosting controller whose views may say something about the presentation they are in.
@MainActor protocol PresentationSpeaker: UIViewController {
    /// The settings of the views; `nil` if there are none.
    var presentationSettings: PresentationSettings? { get }
    /// The window whose style was set because of them.
    var coloredWindow: UIWindow? { get set }
}

/// A controller that is presented for views, and follows the settings of those in it.
@MainActor protocol PresentationFollower: UIViewController {
    /// Applies the settings to its presentation.
    func follow(_ settings: PresentationSettings)
}

extension UIHostingController: PresentationSpeaker {
    /// Applies the settings of all views in it to the presentation around this controller, or to its window.
    func presentationSettingsDidChange() {
        var outermost: UIViewController = self
        while let parent = outermost.parent { outermost = parent }
        var settings = PresentationSettings()
        outermost.addPresentationSettings(to: &settings)
        let follower = outermost as? any PresentationFollower
        follower?.follow(settings)
        if let isDisabled = settings.isDismissDisabled ?? (follower == nil ? nil : false) {
            outermost.isModalInPresentation = isDisabled
        }
        // A window that this controller has left gets its own style back.
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
    /// Adds the settings of the visible views in this controller and in its children; inner ones come first.
    fileprivate func addPresentationSettings(to settings: inout PresentationSettings) {
        for child in children where child.viewIfLoaded?.superview != nil {
            child.addPresentationSettings(to: &settings)
        }
        if let own = (self as? any PresentationSpeaker)?.presentationSettings {
            PresentationSettingsKey.reduce(value: &settings) { own }
        }
    }
}
