import Foundation
import Motion

/// The keyboard that a host shows in front of the scene, and the input views above it.
extension UIWindowScene {
    /// The duration of the keyboard's movement in notifications, in seconds.
    private static let keyboardDuration = 0.25

    /// The height of the part at the bottom that a keyboard and input views cover, in points.
    final var coveredHeight: CGFloat { coveredHeight(keyboardHeight, inputViewsHeight) }

    final func coveredHeight(_ keyboard: CGFloat, _ inputViews: CGFloat) -> CGFloat {
        inputViews > 0 ? inputViews + max(keyboard, safeAreaInsets.bottom) : keyboard
    }

    /// Posts that the keyboard moves, and moves the guides that follow it. Once it has moved, posts that.
    final func keyboardDidChange(from before: CGFloat) {
        for window in windows { window.keyboardMayHaveMoved() }
        var (from, to) = (keyboardFrame(before), keyboardFrame(coveredHeight))
        // A keyboard that is not shown waits below the scene.
        if before == 0 { from.size.height = to.height }
        if coveredHeight == 0 { to.size.height = from.height }
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: from),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: to),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.keyboardDuration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.easeInOut.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        func post(_ name: Notification.Name) {
            NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
        }
        let (appears, leaves) = (before == 0, coveredHeight == 0)
        post(UIResponder.keyboardWillChangeFrameNotification)
        post(leaves ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification)
        keyboardArrival?.cancel()
        keyboardArrival = windows.first?.clock.after(Self.keyboardDuration) {
            post(UIResponder.keyboardDidChangeFrameNotification)
            if leaves { post(UIResponder.keyboardDidHideNotification) }
            if !leaves || appears { post(UIResponder.keyboardDidShowNotification) }
        }
    }

    private func keyboardFrame(_ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    }
}

extension UIView {
    /// The height of the part at the bottom of the view that the keyboard covers, in points.
    final var keyboardOverlap: CGFloat {
        guard let window, let scene = window.windowScene, scene.coveredHeight > 0 else { return 0 }
        let bottom = convert(CGPoint(x: bounds.midX, y: bounds.maxY), to: window).y + window.frame.minY
        return min(max(0, bottom - (scene.size.height - scene.coveredHeight)), bounds.height)
    }

    /// Notes that guides of the keyboard lie elsewhere, in this view and those below it.
    final func keyboardMayHaveMoved() {
        constraintRecord?.ownGuides[.keyboard]?.placement?.noteOutdated()
        for view in subviewStorage { view.keyboardMayHaveMoved() }
    }
}
