import Foundation
import BridgedEnvironment

/// How changes of layers are shown.
extension CALayer {
    /// Makes a change of a property, which is shown as its action says.
    final func withAction(for key: String, _ change: () -> Void) {
        guard !isOfView, marks.contains(.wasShown), !CATransaction.disableActions(), ViewAnimation.areEnabled,
            !PassingLayout.isInProgress, hostWindow != nil
        else { return change() }
        let action = action(forKey: key)
        change()
        action?.run(forKey: key, object: self, arguments: nil)
    }

    final func foundAction(for event: String) -> (any CAAction)? {
        let found =
            delegate?.action(for: self, forKey: event) ?? actions?[event]
            ?? (style?["actions"] as? [String: any CAAction])?[event] ?? type(of: self).defaultAction(forKey: event)
        if let found { return found is NSNull ? nil : found }
        guard !isOfView, let property = movable(event), property.isImplicit else { return nil }
        let transaction = CATransaction.current
        let duration = transaction.duration ?? CATransaction.standardDuration
        if duration <= 0 { return nil }
        let animation = CABasicAnimation(keyPath: event)
        let values = shownByMotion ?? makeShown()
        if motion == nil { values.adopt(self) }
        animation.from = property.get(values)
        animation.duration = duration
        animation.timingFunction = transaction.timingFunction ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}
