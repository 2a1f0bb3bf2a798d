import Foundation

extension UIView {
    /// The layout margins in points, by left and right; see `directionalLayoutMargins`.
    ///
    /// Setting them sets the directional margins by the current layout direction.
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
