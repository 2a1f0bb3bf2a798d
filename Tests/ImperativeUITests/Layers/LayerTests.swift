import Drawing
import Foundation
import Testing
import BridgedEnvironment

@testable import ImperativeUI

@MainActor @Suite("Layers of views") struct LayerTests {
    private func shown(_ change: (UIView) -> Void) -> (window: UIWindow, view: UIView) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 96))
        window.isHidden = false
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
        view.backgroundColor = .red
        change(view)
        window.addSubview(view)
        return (window, view)
    }

    private func svg(_ window: UIWindow) -> String { window.snapshot(background: nil).svg() }

    @Test("A view has one layer, which has the view's place, looks and layers around") func sharing() {
        let (window, view) = shown { _ in }
        let layer = view.layer
        #expect(layer === view.layer && layer.superlayer === window.layer && layer.sublayers == nil)
        #expect(window.layer.sublayers?.last === layer)
        layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        layer.opacity = 0.5
        layer.isHidden = true
        layer.masksToBounds = true
        layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40) && layer.bounds == view.bounds)
        #expect(view.alpha == 0.5 && view.isHidden && view.clipsToBounds)
        #expect(view.backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        view.clipsToBounds = false
        view.center = CGPoint(x: 50, y: 60)
        #expect(!layer.masksToBounds && layer.position == CGPoint(x: 50, y: 60))
        #expect(layer.contains(CGPoint(x: 29, y: 39)) && !layer.contains(CGPoint(x: 31, y: 0)))
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(view.transform == layer.affineTransform() && view.transform.a == 2)
    }

    @Test("A layer that is not told otherwise has square corners, no border and no shadow") func defaults() {
        let (window, view) = shown { _ in }
        let before = svg(window)
        let layer = view.layer
        #expect(layer.cornerRadius == 0 && layer.borderWidth == 0 && layer.shadowOpacity == 0)
        #expect(layer.borderColor == .black && layer.shadowColor == .black && layer.shadowPath == nil)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowRadius == 3)
        #expect(layer.maskedCorners.isSuperset(of: [.layerMinXMinYCorner, .layerMaxXMaxYCorner]))
        #expect(layer.cornerCurve == .circular && svg(window) == before)
    }

    @Test("A corner radius rounds the background, and cuts what is inside only where the view clips")
    func corners() {
        let (window, view) = shown { view in
            view.layer.cornerRadius = 8
            let inner = UIView(frame: view.bounds)
            inner.backgroundColor = .blue
            view.addSubview(inner)
        }
        #expect(svg(window).contains("rx=\"8\"") && !svg(window).contains("clip"))
        view.layer.masksToBounds = true
        #expect(svg(window).contains("clip") && view.snapshot(background: nil).svg().contains("clip"))
        view.layer.cornerRadius = 0
        #expect(!svg(window).contains("rx="))
    }

    @Test("Only the corners that are masked are round") func someCorners() {
        let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        var look = LayerLook()
        look.cornerRadius = 10
        #expect(look.outline(of: bounds) == .roundedRect(bounds, cornerWidth: 10, cornerHeight: 10))
        look.maskedCorners = [.layerMinXMinYCorner]
        guard case .path(let path) = look.outline(of: bounds) else {
            Issue.record("It is no path.")
            return
        }
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 39, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 39)) && path.contains(CGPoint(x: 39, y: 39)))
        look.maskedCorners = []
        #expect(look.outline(of: bounds) == .rect(bounds))
    }

    @Test("A border lies within the bounds, in front of the subviews") func border() throws {
        let (window, _) = shown { view in
            view.layer.borderWidth = 4
            view.layer.borderColor = UIColor.green.cgColor
            let inner = UIView(frame: view.bounds)
            inner.backgroundColor = .blue
            view.addSubview(inner)
        }
        let picture = svg(window)
        let (border, inner) = (picture.range(of: "stroke-width=\"4\""), picture.range(of: "#0000ff"))
        #expect(try #require(border).lowerBound > (try #require(inner)).lowerBound)
        #expect(picture.contains("x=\"12\" y=\"22\" width=\"56\" height=\"36\""))
    }

    @Test("A border as wide as half the layer fills it") func wideBorder() {
        let (window, view) = shown { $0.layer.borderWidth = 30 }
        view.layer.borderColor = UIColor.blue.cgColor
        #expect(svg(window).contains("width=\"60\" height=\"40\" fill=\"#0000ff\"") && !svg(window).contains("stroke"))
    }

    /// The groups of which the picture of a window consists.
    private func groups(in window: UIWindow) -> [DisplayGroup] {
        window.displayList().items.compactMap { item in
            guard case .group(let group) = item else { return nil }
            return group
        }
    }

    /// The shadow with which the picture of a view is placed.
    private func shadow(in window: UIWindow) -> DisplayGroup.Effects.Shadow? {
        groups(in: window).compactMap(\.effects.shadow).first
    }

    @Test("A shadow is that of what the view shows; a view that clips has none") func shadow() throws {
        let (window, view) = shown { view in
            view.layer.shadowOpacity = 0.5
            view.layer.shadowRadius = 6
            view.layer.shadowOffset = CGSize(width: 1, height: 2)
            view.layer.shadowColor = UIColor.blue.cgColor
        }
        window.layoutIfNeeded()
        UpdateQueue.shared.flush()
        let seen = try #require(shadow(in: window))
        #expect(seen.radius == 6 && seen.offset == CGSize(width: 1, height: 2) && seen.color.alpha == 0.5)
        #expect(seen.color.blue == 1)
        view.clipsToBounds = true
        #expect(shadow(in: window) == nil)
        view.clipsToBounds = false
        view.layer.shadowColor = nil
        #expect(shadow(in: window) == nil)
    }

    @Test("A shadow of a path is behind the view, whatever that shows, and stays when the path changes")
    func shadowPath() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 20, height: 10))
        let (window, view) = shown { view in
            view.backgroundColor = nil
            view.layer.shadowOpacity = 1
            view.layer.shadowOffset = CGSize(width: 5, height: 0)
            view.layer.shadowPath = path
        }
        path.addRect(CGRect(x: 0, y: 0, width: 500, height: 500))
        window.layoutIfNeeded()
        UpdateQueue.shared.flush()
        let group = try #require(groups(in: window).first { $0.effects.treatment != nil })
        #expect(group.effects.treatment == .blur(radius: 3, opaqueArea: nil) && group.effects.shadow == nil)
        #expect(group.list.items.count == 1 && group.effects.transform.tx == 15 && group.effects.transform.ty == 20)
        #expect(view.layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
        view.layer.shadowPath = nil
        #expect(groups(in: window).allSatisfy { $0.effects.treatment == nil })
    }

    @Test("Numbers that cannot be drawn count as 0, and a radius of more than half a side as that") func hostile() {
        let (window, view) = shown { _ in }
        for number in [CGFloat.nan, .infinity, -.infinity, -1] {
            view.layer.cornerRadius = number
            view.layer.borderWidth = number
            view.layer.shadowRadius = number
            #expect(view.layer.cornerRadius == 0 && view.layer.borderWidth == 0 && view.layer.shadowRadius == 0)
        }
        view.layer.shadowOpacity = .nan
        view.layer.shadowOffset = CGSize(width: CGFloat.infinity, height: 2)
        #expect(view.layer.shadowOpacity == 0 && view.layer.shadowOffset == CGSize(width: 0, height: 2))
        view.layer.cornerRadius = 1e300
        view.layer.borderWidth = 1
        #expect(svg(window).contains("rx=\"20\""))
        view.bounds = .zero
        _ = svg(window)
    }

    @Test("A layer that is kept keeps its looks when the view is gone, and nothing else") func outliving() {
        var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let layer = view!.layer  // It was made in the line above.
        layer.cornerRadius = 3
        view = nil
        layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        layer.masksToBounds = true
        layer.cornerRadius = 4
        #expect(layer.cornerRadius == 4 && layer.frame == .zero && !layer.masksToBounds && layer.superlayer == nil)
        #expect(layer.backgroundColor == nil && layer.opacity == 1)
    }

    @Test("A change of a layer puts together the view and what is around it, and draws nothing again")
    func cost() {
        let (window, view) = shown { $0.layer.cornerRadius = 4 }
        for number in 0..<10 {
            let other = UIView(frame: CGRect(x: CGFloat(number) * 10, y: 0, width: 8, height: 8))
            other.backgroundColor = .green
            window.addSubview(other)
        }
        window.layoutIfNeeded()
        UpdateQueue.shared.flush()
        _ = window.displayList()
        UIView.composedCount = 0
        view.layer.cornerRadius = 5
        view.layer.cornerRadius = 5
        _ = window.displayList()
        #expect(UIView.composedCount == 2)
    }
}
