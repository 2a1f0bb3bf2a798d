import Foundation

extension UIView {
    /// Looks the insets up, and tells of a change. The layout pass calls it from the top down.
    final func updateSafeArea() {
        flags.remove(.needsSafeArea)
        var insets = surroundingInsets
        if flags.contains(.ownedByController), let controller = viewController {
            let bars = controller.parentStorage?.addedSafeArea(of: controller) ?? .zero
            insets = insets.adding(bars).adding(controller.additionalSafeAreaInsets).usable
        }
        let isOther = insets != safeAreaInsetsValue
        if isOther {
            madeAppearance.safeAreaInsets = insets
            setNeedsLayout()
            ownGuidesMayHaveChanged()
            safeAreaWasUpdated()
            safeAreaInsetsDidChange()
            if flags.contains(.ownedByController) { viewController?.viewSafeAreaInsetsDidChange() }
            if insetsLayoutMarginsFromSafeArea { marginsDidChange() }
        }
        // Nothing below a view within the safe area can lie outside of it.
        if isOther || safeAreaInsets != .zero { subviewsMayHaveOtherSafeAreas() }
    }

    /// How far the unsafe part of the surroundings reaches into the view.
    private var surroundingInsets: UIEdgeInsets {
        if let superviewStorage {
            return overlap(of: superviewStorage.safeAreaInsets(around: self), in: superviewStorage.bounds)
        }
        guard let scene = (self as? UIWindow)?.windowScene else { return .zero }
        return overlap(of: scene.safeAreaInsets, in: CGRect(origin: .zero, size: scene.size))
    }

    private func overlap(of insets: UIEdgeInsets, in area: CGRect) -> UIEdgeInsets {
        if insets == .zero { return .zero }
        let safe = area.inset(by: insets)
        let frame = geometry.frame
        func within(_ inset: CGFloat, _ length: CGFloat) -> CGFloat { max(0, min(inset, length)) }
        return UIEdgeInsets(
            top: within(safe.origin.y - frame.minY, frame.height),
            left: within(safe.origin.x - frame.minX, frame.width),
            bottom: within(frame.maxY - (safe.origin.y + safe.size.height), frame.height),
            right: within(frame.maxX - (safe.origin.x + safe.size.width), frame.width))
    }
}
