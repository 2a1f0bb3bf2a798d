import Foundation
import LayoutEngine

extension View {
    /// Sets the point at which assistive technologies activate the view, in points from its upper left corner. A
    /// point that is not finite has no effect.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
        accessibility(.activationPoint(.point(activationPoint)))
    }

    /// Sets the point at which assistive technologies activate the view, as a fraction of its size from the upper
    /// leading corner. A point that is not finite has no effect.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        accessibility(.activationPoint(.unit(activationPoint)))
    }

    /// Sets the activation point of the view while a condition is `true`; see `accessibilityActivationPoint(_:)`.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: CGPoint, isEnabled: Bool
    ) -> some View { accessibility(.activationPoint(.point(activationPoint)), isEnabled: isEnabled) }

    /// Sets the activation point of the view while a condition is `true`; see `accessibilityActivationPoint(_:)`.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint, isEnabled: Bool
    ) -> some View { accessibility(.activationPoint(.unit(activationPoint)), isEnabled: isEnabled) }
}
