import Foundation
import LayoutEngine

extension View {
    /// Has the view be tapped at a point when somebody uses it who is told of it: in points from its upper left corner.
    /// What is no number has no effect.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
        accessibility(.activationPoint(.point(activationPoint)))
    }

    /// Has the view be tapped at a point when somebody uses it who is told of it: in parts of its size from its upper
    /// leading corner. What is no number has no effect.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        accessibility(.activationPoint(.unit(activationPoint)))
    }

    /// Has the view be tapped at a point while a condition holds; see `accessibilityActivationPoint(_:)`.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: CGPoint, isEnabled: Bool
    ) -> some View { accessibility(.activationPoint(.point(activationPoint)), isEnabled: isEnabled) }

    /// Has the view be tapped at a point while a condition holds; see `accessibilityActivationPoint(_:)`.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint, isEnabled: Bool
    ) -> some View { accessibility(.activationPoint(.unit(activationPoint)), isEnabled: isEnabled) }
}
