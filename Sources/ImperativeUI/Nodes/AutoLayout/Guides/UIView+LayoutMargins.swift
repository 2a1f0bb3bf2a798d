import Foundation

extension UIView {
    /// The layout margins in points, with left and right edges; see `directionalLayoutMargins`.
    ///
    /// Setting them sets the directional margins according to the current layout direction.
    public final var layoutMargins: UIEdgeInsets {
        get {
            let margins = directionalLayoutMargins
            return UIEdgeInsets(
                top: margins.top, left: isRightToLeft ? margins.trailing : margins.leading,
                bottom: margins.bottom, right: isRightToLeft ? margins.leading : margins.trailing)
        }
        set {
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left,
                bottom: newValue.bottom, trailing: isRightToLeft ? newValue.left : newValue.right)
        }
    }
}
