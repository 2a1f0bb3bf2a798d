import Foundation
import ImperativeUI
import Testing

@MainActor @Suite("Hit testing") struct HitTestTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))

    init() { root.addSubview(child) }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

    @Test("The frontmost view at a point is hit, with its near edges and without its far ones")
    func edges() {
        #expect(hit(10, 10) === child)
        #expect(hit(59.9, 59.9) === child)
        #expect(hit(60, 30) === root)
        #expect(hit(9.9, 30) === root)
        #expect(hit(100, 30) == nil)
    }

    @Test("Of siblings at one place the one in front is hit")
    func siblings() {
        let front = UIView(frame: child.frame)
        root.addSubview(front)
        #expect(hit(30, 30) === front)
        root.bringSubviewToFront(child)
        #expect(hit(30, 30) === child)
    }

    @Test("Hidden, nearly clear and inactive views let the point through, with all below them")
    func passing() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        child.addSubview(inner)
        child.isHidden = true
        #expect(hit(30, 30) === root)
        child.isHidden = false
        child.alpha = 0.009
        #expect(hit(30, 30) === root)
        child.alpha = 0.01
        #expect(hit(30, 30) === inner)
        child.isUserInteractionEnabled = false
        #expect(hit(30, 30) === root)
    }

    @Test("What lies outside its superview is not hit")
    func outside() {
        let inner = UIView(frame: CGRect(x: 45, y: 0, width: 50, height: 50))
        child.addSubview(inner)
        #expect(hit(57, 30) === inner)
        #expect(hit(80, 30) === root)
    }

    @Test("Scrolled bounds and transforms are taken into account")
    func coordinates() {
        let inner = UIView(frame: CGRect(x: 100, y: 0, width: 10, height: 10))
        child.addSubview(inner)
        child.bounds.origin.x = 90
        #expect(hit(25, 15) === inner)
        child.transform = CGAffineTransform(scaleX: 2, y: 2)
        // The child is now shown from -15 on, twice as large.
        #expect(hit(10, 0) === inner)
        child.transform = CGAffineTransform(scaleX: 0, y: 1)
        #expect(hit(35, 35) === root)
    }

    @Test("A view can widen or narrow what belongs to it")
    func ownShape() {
        final class Round: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
            }
        }
        let round = Round(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(round.hitTest(CGPoint(x: 50, y: 50), with: nil) === round)
        #expect(round.hitTest(CGPoint(x: 2, y: 2), with: nil) == nil)
    }

    @Test("A view's own hit test is asked wherever it is in the tree")
    func overriding() {
        final class Through: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                return hit === self ? nil : hit
            }
        }
        let through = Through(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        child.addSubview(through)
        #expect(hit(30, 30) === child)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        through.addSubview(inner)
        #expect(hit(15, 15) === inner)
        #expect(hit(30, 30) === child)
    }

    @Test("Trees of any depth are searched")
    func depth() {
        let deepest = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var top = deepest
        for _ in 0..<50_000 {
            let outer = UIView(frame: deepest.frame)
            outer.addSubview(top)
            top = outer
        }
        #expect(top.hitTest(CGPoint(x: 5, y: 5), with: nil) === deepest)
    }

    @Test("Points that are not finite hit nothing")
    func hostile() {
        for bad in [CGFloat.nan, .infinity, -.infinity] {
            #expect(hit(bad, 10) == nil)
            #expect(!root.tap(at: CGPoint(x: 5, y: bad)))
        }
    }
}
