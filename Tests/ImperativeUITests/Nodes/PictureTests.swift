import Drawing
import Foundation
import Testing
import BridgedEnvironment

@testable import ImperativeUI

/// What views look like, put together from what each draws.
@MainActor @Suite("Pictures of views", .serialized) struct PictureTests {
    private final class Box: UIView {
        var draws = 0
        var ink = UIColor.red
        override func draw(_ rect: CGRect) {
            draws += 1
            ink.setFill()
            UIRectFill(rect)
        }
    }

    private struct Tone: UITraitDefinition {
        static let defaultValue = 0
        static let affectsColorAppearance = true
    }

    private struct Plain: UITraitDefinition {
        static let defaultValue = 0
    }

    private func window(_ views: UIView...) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 96))
        window.isHidden = false
        for view in views { window.addSubview(view) }
        return window
    }

    private func svg(_ view: UIView) -> [String] {
        view.snapshot(background: nil).svg().components(separatedBy: "\n").filter { $0.hasPrefix("<") }.dropFirst()
            .dropLast()
    }

    private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: UIColor? = nil) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        view.backgroundColor = color
        return view
    }

    @Test("A view shows its background, then what it draws, then its subviews from back to front")
    func order() {
        let outer = Box(frame: CGRect(x: 8, y: 16, width: 80, height: 48))
        outer.backgroundColor = .black
        outer.addSubview(box(8, 8, 10, 10, .blue))
        outer.addSubview(box(12, 8, 10, 10, .green))
        #expect(
            svg(window(outer)) == [
                "<rect x=\"8\" y=\"16\" width=\"80\" height=\"48\" fill=\"#000000\"/>",
                "<rect x=\"8\" y=\"16\" width=\"80\" height=\"48\" fill=\"#ff0000\"/>",
                "<rect x=\"16\" y=\"24\" width=\"10\" height=\"10\" fill=\"#0000ff\"/>",
                "<rect x=\"20\" y=\"24\" width=\"10\" height=\"10\" fill=\"#00ff00\"/>",
            ])
    }

    @Test("Bringing a subview to the front changes the picture")
    func reordering() {
        let (first, second) = (box(0, 0, 10, 10, .blue), box(0, 0, 20, 20, .green))
        let window = window(first, second)
        #expect(svg(window).last?.contains("#00ff00") == true)
        window.bringSubviewToFront(first)
        #expect(svg(window).last?.contains("#0000ff") == true)
    }

    @Test("A hidden view and one without opacity are left out, and come back")
    func hidden() {
        let view = box(0, 0, 10, 10, .blue)
        let window = window(view)
        #expect(svg(window).count == 1)
        view.isHidden = true
        #expect(svg(window).isEmpty)
        view.isHidden = false
        view.alpha = 0
        #expect(svg(window).isEmpty)
        view.alpha = 0.5
        #expect(svg(window).first == "<g opacity=\"0.5\">")
    }

    @Test("A view that clips cuts what sticks out of it")
    func clipping() {
        let outer = box(8, 8, 20, 20)
        outer.addSubview(box(10, 10, 40, 40, .blue))
        let window = window(outer)
        #expect(!svg(window).contains { $0.contains("clip-path") })
        outer.clipsToBounds = true
        #expect(svg(window).contains { $0.contains("<rect x=\"8\" y=\"8\" width=\"20\" height=\"20\"/>") })
    }

    @Test("A transform turns a view around its centre; its frame is the box around what is shown")
    func transform() {
        let view = box(20, 30, 40, 20, .blue)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let frame = view.frame
        #expect(abs(frame.minX - 30) < 1e-9 && abs(frame.minY - 20) < 1e-9)
        #expect(abs(frame.width - 20) < 1e-9 && abs(frame.height - 40) < 1e-9)
        #expect(view.center == CGPoint(x: 40, y: 40) && view.bounds.size == CGSize(width: 40, height: 20))
        #expect(svg(window(view)).first == "<g transform=\"matrix(0 1 -1 0 50 20)\">")
    }

    @Test("Points are converted through transforms, to and fro")
    func conversion() {
        let outer = box(10, 10, 100, 100)
        let inner = box(20, 0, 40, 40)
        outer.addSubview(inner)
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        let point = inner.convert(CGPoint(x: 0, y: 0), to: outer)
        #expect(point == CGPoint(x: 0, y: -20))
        #expect(inner.convert(point, from: outer) == .zero)
        #expect(outer.convert(point, to: inner) == .zero)
    }

    @Test("The origin of the bounds moves the contents, not the background")
    func scrolling() {
        let outer = box(0, 0, 50, 50, .black)
        outer.addSubview(box(10, 10, 5, 5, .blue))
        outer.bounds.origin = CGPoint(x: 4, y: 8)
        #expect(
            svg(window(outer)) == [
                "<rect x=\"0\" y=\"0\" width=\"50\" height=\"50\" fill=\"#000000\"/>",
                "<rect x=\"6\" y=\"2\" width=\"5\" height=\"5\" fill=\"#0000ff\"/>",
            ])
    }

    @Test("What a view draws outside of its bounds is cut off")
    func drawnOutside() {
        final class Wide: UIView {
            override func draw(_ rect: CGRect) { UIRectFill(rect.insetBy(dx: -10, dy: -10)) }
        }
        let view = Wide(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
        #expect(svg(window(view)).contains { $0.contains("clip-path") })
    }

    @Test("A colour that depends on a trait which affects colours redraws exactly the views that use it")
    func colorTraits() {
        let user = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        user.ink = UIColor { $0[Tone.self] == 0 ? .red : .green }
        let other = Box(frame: CGRect(x: 20, y: 0, width: 10, height: 10))
        let background = box(40, 0, 10, 10, UIColor { $0[Tone.self] == 0 ? .red : .green })
        let window = window(user, other, background)
        #expect(svg(window).joined().components(separatedBy: "#ff0000").count == 4)
        #expect(user.draws == 1 && other.draws == 1)
        window.traitOverrides[Tone.self] = 1
        let after = svg(window)
        #expect(after.joined().components(separatedBy: "#00ff00").count == 3)
        #expect(user.draws == 2 && other.draws == 1)
        window.traitOverrides[Plain.self] = 1
        #expect(svg(window) == after)
        #expect(user.draws == 2 && other.draws == 1)
    }

    @Test("Only what changed and what is around it is put together again, the rest are the same groups")
    func keptParts() {
        let views = (0..<50).map { index in box(Double(index), 0, 10, 10, .blue) }
        let left = box(0, 0, 80, 96), right = box(80, 0, 80, 96)
        for view in views.prefix(25) { left.addSubview(view) }
        for view in views.suffix(25) { right.addSubview(view) }
        let window = window(left, right)
        _ = window.snapshot()
        let before = UIView.composedCount
        _ = window.snapshot()
        #expect(UIView.composedCount == before)
        views[0].backgroundColor = .green
        _ = window.snapshot()
        #expect(UIView.composedCount == before + 3)
    }

    @Test("A tree ten thousand views deep has a picture")
    func depth() {
        let top = box(0, 0, 20, 20)
        var view = top
        for _ in 0..<10_000 {
            let next = box(0, 0, 20, 20)
            view.addSubview(next)
            view = next
        }
        view.backgroundColor = .blue
        #expect(svg(window(top)).count == 1)
    }

    @Test("A view outside every window is shown at a size and under traits for the moment, and is as before after it")
    func detached() {
        let view = box(3, 4, 10, 10, UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
        let snapshot = view.snapshot(
            size: CGSize(width: 24, height: 16), traits: UITraitCollection { $0.userInterfaceStyle = .dark },
            background: nil)
        #expect(snapshot.size == CGSize(width: 24, height: 16))
        #expect(snapshot.svg().contains("width=\"24\" height=\"16\" fill=\"#ffffff\""))
        #expect(view.frame == CGRect(x: 3, y: 4, width: 10, height: 10))
        #expect(view.superview == nil && view.window == nil)
        #expect(view.traitOverrides.description.contains("Style") == false)
    }

    @Test("A view in a window is shown under other traits for the moment")
    func traitsForTheMoment() {
        let view = box(0, 0, 10, 10, UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
        let window = window(view)
        #expect(view.snapshot(traits: UITraitCollection { $0.userInterfaceStyle = .dark }).svg().contains("#ffffff"))
        #expect(svg(window).last?.contains("#000000") == true)
        #expect(view.traitCollection.userInterfaceStyle == .light)
    }

    @Test("Sizes that are not finite, below zero or huge make a picture of a sane size")
    func hostileSizes() {
        let view = box(0, 0, 10, 10, .blue)
        let issues = issues {
            for size in [CGSize(width: -1, height: 10), CGSize(width: 1e300, height: 8)] {
                let snapshot = view.snapshot(size: size)
                #expect(snapshot.size.width >= 0 && snapshot.size.width <= 32_768)
                #expect(!snapshot.text().isEmpty || snapshot.size.width == 0 || snapshot.size.height == 0)
            }
            _ = view.snapshot(size: CGSize(width: CGFloat.nan, height: .infinity))
        }
        #expect(issues.count > 0)
    }
}
