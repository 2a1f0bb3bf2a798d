import Drawing
import Foundation
import Motion
import TestSupport
import Testing
import BridgedEnvironment

@testable import ImperativeUI

@MainActor @Suite("Views that are seen through a mask") struct MaskViewTests {
    private final class Noting: UIView {
        var notes: [String] = []
        override func didAddSubview(_ subview: UIView) { notes.append("added") }
        override func willRemoveSubview(_ subview: UIView) { notes.append("removed") }
        override func didMoveToSuperview() { notes.append(superview == nil ? "out" : "in") }
        override func didMoveToWindow() { notes.append(window == nil ? "no window" : "window") }
        override func layoutSubviews() { notes.append("layout") }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { notes.append("traits") }
    }

    /// A red view of 100 by 50 with a mask, in a window.
    private func masked(_ mask: UIView, _ frame: CGRect = CGRect(x: 10, y: 5, width: 40, height: 20)) -> (
        stage: MotionStage, view: UIView
    ) {
        let stage = MotionStage()
        let view = stage.add()
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        mask.frame = frame
        mask.backgroundColor = .black
        view.mask = mask
        stage.settle()
        return (stage, view)
    }

    /// Where the mask of a view is drawn; `nil` if the view has none.
    private func maskBounds(_ view: UIView) -> CGRect? {
        guard case .group(let group)? = view.displayList().items.first, case .mask(false)? = group.effects.treatment,
            case .group(let mask)? = group.list.items.first
        else { return nil }
        return mask.bounds
    }

    @Test("A mask is drawn as one, and stands below the view without being a subview")
    func tree() {
        let mask = UIView()
        let (stage, view) = masked(mask)
        #expect(view.mask === mask && mask.superview === view && mask.window === stage.window)
        #expect(view.subviews.isEmpty && mask.isDescendant(of: view) && mask.next === view)
        #expect(maskBounds(view) == CGRect(x: 10, y: 5, width: 40, height: 20))
        view.mask = nil
        stage.settle()
        #expect(view.mask == nil && mask.superview == nil && mask.window == nil && maskBounds(view) == nil)
    }

    @Test("A mask has the traits of the view, is laid out, and is told what subviews are")
    func notes() {
        let (mask, holder) = (Noting(), Noting())
        let (stage, view) = masked(mask)
        #expect(mask.notes.filter { $0 != "traits" } == ["in", "window", "layout"])
        view.traitOverrides.userInterfaceStyle = .dark
        stage.settle()
        #expect(mask.traitCollection.userInterfaceStyle == .dark && mask.notes.contains("traits"))
        mask.notes = []
        mask.setNeedsLayout()
        stage.settle()
        #expect(mask.notes == ["layout"])
        mask.removeFromSuperview()
        #expect(view.mask == nil && mask.notes.suffix(2) == ["out", "no window"])
        holder.mask = mask
        #expect(holder.notes.isEmpty)
        holder.addSubview(mask)
        #expect(holder.mask == nil && holder.subviews == [mask] && holder.notes == ["added"])
        holder.mask = mask
        #expect(holder.mask === mask && holder.subviews.isEmpty && holder.notes == ["added", "removed"])
        holder.bringSubviewToFront(mask)
        #expect(holder.mask === mask && holder.subviews.isEmpty)
    }

    @Test("Another mask takes the place of one, and a mask of two views is that of the last one")
    func replacing() {
        let (first, second) = (UIView(), UIView())
        let (stage, view) = masked(first)
        view.mask = second
        #expect(first.superview == nil && second.superview === view)
        let other = stage.add()
        other.mask = second
        #expect(view.mask == nil && other.mask === second && second.superview === other)
    }

    @Test("The opacity of a mask counts, and where it is hidden or has nothing to show nothing is seen")
    func opacity() {
        let mask = UIView()
        let (stage, view) = masked(mask)
        mask.alpha = 0.5
        stage.settle()
        let svg = stage.window.snapshot(background: nil).svg()
        #expect(svg.contains("<mask") && svg.contains("0.5"))
        mask.alpha = 0
        stage.settle()
        #expect(view.displayList().isEmpty)
        mask.alpha = 1
        mask.isHidden = true
        stage.settle()
        #expect(view.displayList().isEmpty)
        mask.isHidden = false
        mask.backgroundColor = nil
        stage.settle()
        #expect(view.displayList().isEmpty)
        let part = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        part.backgroundColor = .white
        mask.addSubview(part)
        stage.settle()
        #expect(maskBounds(view) == CGRect(x: 15, y: 10, width: 10, height: 10))
    }

    @Test("Subviews and what the view draws are masked, and a mask can have a mask")
    func nested() {
        let mask = UIView()
        let (stage, view) = masked(mask)
        view.backgroundColor = nil
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        child.backgroundColor = .blue
        view.addSubview(child)
        stage.settle()
        #expect(maskBounds(view) == CGRect(x: 10, y: 5, width: 40, height: 20))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        inner.backgroundColor = .black
        mask.mask = inner
        stage.settle()
        // A mask is masked itself, so that what is drawn of it is where it would be.
        #expect(mask.mask === inner && maskBounds(mask) == CGRect(x: 0, y: 0, width: 5, height: 5))
    }

    @Test("Touches reach what is masked, and none the mask")
    func hits() {
        let mask = UIView()
        let (stage, view) = masked(mask)
        for point in [CGPoint(x: 5, y: 2), CGPoint(x: 20, y: 10), CGPoint(x: 90, y: 45)] {
            #expect(stage.window.hitTest(point, with: nil) === view)
        }
        #expect(!stage.window.snapshot().text().contains("mask"))
    }

    @Test("A mask moves in an animation, with these frames and opacities at five times")
    func animated() {
        let mask = UIView()
        let (stage, view) = masked(mask, CGRect(x: 0, y: 0, width: 20, height: 50))
        stage.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                mask.frame = CGRect(x: 40, y: 0, width: 60, height: 50)
            }
        }
        stage.settle()
        var widths: [Double] = []
        let places = stage.five(0.25) {
            UpdateQueue.shared.flush()
            let bounds = maskBounds(view) ?? .zero
            widths.append(Double(bounds.width))
            return Double(bounds.minX)
        }
        #expect(areClose(places, [0, 10, 20, 30, 40]) && areClose(widths, [20, 30, 40, 50, 60]))
        #expect(!stage.clock.isAnimating)
        stage.run { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mask.alpha = 0 } }
        let alphas = stage.five(0.25) { Double(mask.presentedAlpha) }
        #expect(areClose(alphas, [1, 0.75, 0.5, 0.25, 0]))
        #expect(view.displayList().isEmpty)
    }

    @Test("A frame of a moving mask puts together the view around it and its window, and lays nothing out")
    func cost() {
        let mask = UIView()
        let (stage, _) = masked(mask)
        for _ in 0..<100 { _ = stage.add() }
        stage.run { UIView.animate(withDuration: 1) { mask.frame.origin.x = 60 } }
        stage.settle()
        let (visits, composed, placed) = (LayoutPass.visitCount, UIView.composedCount, UIView.placedCount)
        for _ in 0..<10 {
            stage.advance(1.0 / 60)
            UpdateQueue.shared.flush()
            _ = stage.window.displayList()
        }
        #expect(LayoutPass.visitCount == visits && UIView.composedCount - composed <= 20)
        #expect(UIView.placedCount - placed <= 10)
    }

    @Test("A mask outlives the view where somebody keeps it, with the last traits")
    func life() {
        let mask = UIView()
        weak var gone: UIView?
        autoreleasing {
            let view = UIView()
            view.traitOverrides.userInterfaceStyle = .dark
            view.mask = mask
            view.updateTraitsIfNeeded()
            gone = view
        }
        #expect(gone == nil && mask.superview == nil && mask.traitCollection.userInterfaceStyle == .dark)
        weak var lost: UIView?
        autoreleasing {
            var view = UIView()
            lost = view
            // Each is the mask of the next.
            for _ in 0..<100_000 {
                let next = UIView()
                next.mask = view
                view = next
            }
        }
        #expect(lost == nil)
    }

    private func autoreleasing(_ body: () -> Void) { body() }

    @Test("A view that is above cannot be the mask")
    func traps() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (outer, inner) = (UIView(), UIView())
                outer.addSubview(inner)
                inner.mask = outer
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (view, mask) = (UIView(), UIView())
                view.mask = mask
                mask.addSubview(view)
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = UIView()
                view.mask = view
            }
        }
    }
}
