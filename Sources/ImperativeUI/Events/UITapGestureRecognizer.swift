import Foundation

/// Recognises one or more taps in a row.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps in a row are the gesture; 1 by default. A number below 1 counts as 1.
    open var numberOfTapsRequired = 1
    /// How many touches at a time make a tap; 1 by default. So far there are only taps of one touch.
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
