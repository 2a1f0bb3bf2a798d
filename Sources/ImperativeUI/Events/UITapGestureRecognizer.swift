import Foundation

/// A discrete gesture recogniser for one or more consecutive taps.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of consecutive taps required; 1 by default. A number below 1 counts as 1.
    open var numberOfTapsRequired = 1
    /// The number of touches of a tap; 1 by default. Only taps with one touch are supported.
    open var numberOfTouchesRequired = 1

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.count != numberOfTouchesRequired { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first else { return }
        let isInside = view.map { $0.point(inside: touch.location(in: $0), with: event) } ?? false
        if !isInside {
            state = .failed
        } else if touch.tapCount.isMultiple(of: max(1, numberOfTapsRequired)) {
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
