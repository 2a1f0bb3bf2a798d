import Foundation
import BridgedEnvironment

extension UIView {
    /// Whether a part of an area of the view can be seen: the view is in a window that is shown, and nothing around it
    /// is hidden, is transparent, or cuts the area off. Views in front of it do not count.
    ///
    /// Costs a step for each view around it.
    ///
    /// - Parameter area: A rectangle in the view's coordinates; `nil` where it is not known, and then nothing cuts it
    ///   off.
    package final func isSeen(_ area: CGRect?) -> Bool {
        var (view, area) = (self, area)
        while true {
            if view.isHidden || view.presentedAlpha <= 0 { return false }
            if let part = area, view.clipsToBounds || view is UIWindow {
                let rest = part.common(with: view.bounds)
                if rest.isNull || rest.isEmpty { return false }
                area = rest
            }
            if let isShown = view.appearance?.isShownByOtherWorld { return isShown(area) }
            guard let outer = view.superview else { return view is UIWindow }
            area = area.map { $0.applying(view.transformToSuperview) }
            view = outer
        }
    }

    /// Says whether a part of an area can be seen where the other world shows the view, not its superview. The area is
    /// in the view's coordinates, and `nil` where it is not known.
    package final var isShownByOtherWorld: ((CGRect?) -> Bool)? {
        get { appearance?.isShownByOtherWorld }
        set { madeAppearance.isShownByOtherWorld = newValue }
    }
}
