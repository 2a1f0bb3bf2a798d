import SwiftUI
import UIKit

// Animations of views as they are written for UIKit.

final class MovingCardController: UIViewController {
    private let card = UIView()
    private let badge = UILabel()
    private var animator: UIViewPropertyAnimator?
    private(set) var notes: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        card.frame = CGRect(x: 20, y: 20, width: 100, height: 60)
        card.backgroundColor = .systemBlue
        badge.text = "New"
        badge.frame = CGRect(x: 4, y: 4, width: 40, height: 20)
        card.addSubview(badge)
        view.addSubview(card)
        let pan = UIPanGestureRecognizer(target: self, action: MovingCardController.dragged)
        card.addGestureRecognizer(pan)
    }

    func open() {
        UIView.animate(withDuration: 0.3) {
            self.card.frame.size = CGSize(width: 200, height: 120)
            self.card.layoutIfNeeded()
        }
        UIView.animate(withDuration: 0.3, animations: { self.badge.alpha = 1 }) { finished in
            self.notes.append(finished ? "open" : "interrupted")
        }
        UIView.animate(withDuration: 0.5, delay: 0.1, options: [.curveEaseOut, .allowUserInteraction]) { [weak self] in
            self?.card.transform = CGAffineTransform(rotationAngle: .pi / 8).scaledBy(x: 1.2, y: 1.2)
        } completion: { [weak self] _ in
            self?.card.transform = .identity
        }
    }

    func bounce() {
        UIView.animate(
            withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
            options: .beginFromCurrentState,
            animations: {
                self.card.center.y += 100
            }, completion: nil)
        UIView.animate(springDuration: 0.4, bounce: 0.3) { card.center.x += 10 }
        UIView.animate(.snappy(duration: 0.3)) {
            card.backgroundColor = .systemGreen
        } completion: { [self] in
            notes.append("green")
        }
    }

    func blink() {
        UIView.animate(withDuration: 0.2, delay: 0, options: [.repeat, .autoreverse]) { self.badge.alpha = 0 }
        UIView.animate(withDuration: 0.2) {
            UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { self.card.alpha = 0.5 }
        }
        UIView.performWithoutAnimation { badge.text = "Seen" }
        if UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration == 0 { notes.append("enabled") }
    }

    func shake() {
        UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: [.calculationModeCubic]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { self.card.center.x -= 8 }
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { self.card.center.x += 16 }
            UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { self.card.center.x -= 8 }
        } completion: { _ in
            self.notes.append("shaken")
        }
    }

    func turnOver() {
        UIView.transition(with: card, duration: 0.5, options: .transitionFlipFromLeft) {
            self.badge.text = "Back"
        } completion: { finished in
            self.notes.append("turned \(finished)")
        }
        let other = UIView(frame: card.frame)
        UIView.transition(from: badge, to: other, duration: 0.3, options: [.transitionCrossDissolve], completion: nil)
    }

    func wait() async {
        let finished = await UIView.animate(withDuration: 0.1, delay: 0, options: []) { self.card.alpha = 1 }
        notes.append("waited \(finished)")
    }

    func dragged(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { self.card.center.x = 300 }
            animator?.addCompletion { position in
                if position == .end { self.notes.append("dragged") }
            }
            animator?.pauseAnimation()
        case .changed:
            animator?.fractionComplete = recognizer.translation(in: view).x / 200
        case .ended:
            let timing = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 1, dy: 0))
            animator?.isReversed = (animator?.fractionComplete ?? 0) < 0.5
            animator?.continueAnimation(withTimingParameters: timing, durationFactor: 0.5)
        default:
            animator?.stopAnimation(false)
            animator?.finishAnimation(at: .current)
        }
    }

    func fade() -> UIViewPropertyAnimator {
        let spring = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7) { [card] in card.alpha = 0.5 }
        spring.addAnimations({ self.badge.alpha = 0 }, delayFactor: 0.5)
        spring.startAnimation(afterDelay: 0.1)
        let cubic = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0.1, y: 1))
        let timed = UIViewPropertyAnimator(duration: 0.5, timingParameters: cubic)
        timed.scrubsLinearly = false
        timed.addAnimations { self.card.center.y = 100 }
        timed.startAnimation()
        return UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 0.2, delay: 0, options: .curveEaseIn, animations: { self.card.alpha = 0 },
            completion: { position in self.notes.append("faded \(position == .end)") })
    }
}
