import DeclarativeViews
import Drawing
import Foundation
import ImperativeUI

/// Takes part in a touch for a view that is tapped, and shows one that can be pressed as held down.
///
/// A control is pressed while the touch is on it, and acts if it is let go there, wherever it was meanwhile. A view
/// that only waits for taps is not tapped by a touch that has moved away.
final class TapTargetRecognizer: UIGestureRecognizer {
    private let interaction: GraphInteraction
    private let target: TapTarget
    /// The view shown as held down.
    private let pressed: TapTarget?
    private let number: Int
    private let point: (UIGestureRecognizer) -> CGPoint
    private var press = PressTracker()

    init(
        _ target: TapTarget, pressing pressed: TapTarget?, number: Int, in interaction: GraphInteraction,
        point: @escaping (UIGestureRecognizer) -> CGPoint
    ) {
        (self.target, self.pressed, self.number) = (target, pressed, number)
        (self.interaction, self.point) = (interaction, point)
        super.init()
        var standing = GestureStanding()
        standing.isTap = true
        standing.act = { [weak self] in self?.act() }
        self.standing = standing
    }

    override var state: State {
        didSet { if state == .failed { endPress() } }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        press.begin()
        beginPress()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        switch press.move(isInside: isOnTarget) {
        case .enters: beginPress()
        case .leaves: if target.isPressable { endPress() } else { state = .failed }
        case nil: break
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let isOnTarget = isOnTarget
        endPress()
        state = isOnTarget && target.answers(number: number) && !isMasked ? .ended : .failed
    }

    /// Whether the touch is where it came down, or near, or else on the control.
    private var isOnTarget: Bool {
        isNearStart || (target.isPressable && interaction.isOver(target, at: point(self)))
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func reset() { endPress() }

    private func beginPress() {
        if let pressed { interaction.press(pressed, at: point(self)) }
    }

    private func endPress() {
        if let pressed, interaction.pressed === pressed { interaction.cancelPress() }
    }

    /// Whether a view around has come to keep taps from the view.
    private var isMasked: Bool { target.viewNode?.isMasked == true }

    private func act() {
        if !isMasked { _ = target.tap(number: number, at: point(self)) }
    }
}
