import Foundation

extension UILayoutGuide {
    /// The largest width of text that can be read with ease, in points, in the standard size.
    private static let readableWidth: CGFloat = 672

    /// The distances of the guide's edges from those of a view of a size.
    final func insets(in owner: UIView, size: CGSize) -> UIEdgeInsets {
        switch kind {
        case .safeArea: return owner.safeAreaInsets
        case .margins: return owner.marginInsets
        case .readableContent:
            var insets = owner.marginInsets
            let extra = max(0, size.width - insets.left - insets.right - Self.readableWidth) / 2
            insets.left += extra
            insets.right += extra
            return insets
        case .topBars:
            return UIEdgeInsets(top: 0, left: 0, bottom: max(0, size.height - owner.safeAreaInsets.top), right: 0)
        case .bottomBars:
            return UIEdgeInsets(top: max(0, size.height - owner.safeAreaInsets.bottom), left: 0, bottom: 0, right: 0)
        case .keyboard:
            // Without a keyboard the guide is below the safe area.
            let (covered, unsafe) = (owner.keyboardOverlap, owner.safeAreaInsets.bottom)
            return UIEdgeInsets(
                top: max(0, size.height - max(covered, unsafe)), left: 0, bottom: covered > unsafe ? 0 : unsafe,
                right: 0)
        case .own, .content, .frame: return .zero
        }
    }

    /// The guide's rectangle as it follows from a view.
    final func rect(in owner: UIView) -> CGRect {
        let bounds = owner.bounds
        switch kind {
        case .own: return .zero
        case .content: return CGRect(origin: .zero, size: owner.contentExtent)
        case .frame: return bounds
        case .safeArea, .margins, .readableContent, .keyboard, .topBars, .bottomBars:
            let insets = insets(in: owner, size: bounds.size)
            return CGRect(
                x: insets.left, y: insets.top, width: max(0, bounds.width - insets.left - insets.right),
                height: max(0, bounds.height - insets.top - insets.bottom))
        }
    }
}
