import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import ImperativeUI

@MainActor @Suite("Subviews that are resized with their superview", .serialized) struct AutoresizingTests {
    private func resized(
        _ mask: UIView.AutoresizingMask, _ frame: CGRect = CGRect(x: 10, y: 20, width: 30, height: 40),
        from old: CGSize = CGSize(width: 100, height: 100), to new: CGSize
    ) -> CGRect {
        let outer = UIView(frame: CGRect(origin: .zero, size: old))
        let inner = UIView(frame: frame)
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        outer.frame.size = new
        return inner.frame
    }

    @Test("Without a mask a view stays where it is, as large as it is")
    func none() {
        #expect(UIView().autoresizingMask.isEmpty && UIView().autoresizesSubviews)
        #expect(resized([], to: CGSize(width: 200, height: 50)) == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test("One flexible part takes all that there is more or less")
    func one() {
        let new = CGSize(width: 150, height: 180)
        #expect(resized(.flexibleWidth, to: new) == CGRect(x: 10, y: 20, width: 80, height: 40))
        #expect(resized(.flexibleLeftMargin, to: new) == CGRect(x: 60, y: 20, width: 30, height: 40))
        #expect(resized(.flexibleRightMargin, to: new) == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(resized(.flexibleHeight, to: new) == CGRect(x: 10, y: 20, width: 30, height: 120))
        #expect(resized(.flexibleTopMargin, to: new) == CGRect(x: 10, y: 100, width: 30, height: 40))
    }

    @Test("Several parts share in proportion, and evenly where they have no length")
    func several() {
        let new = CGSize(width: 200, height: 100)
        #expect(
            resized([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], to: new)
                == CGRect(x: 20, y: 20, width: 60, height: 40))
        #expect(resized([.flexibleLeftMargin, .flexibleRightMargin], to: new).minX.rounded() == 24)
        let empty = resized([.flexibleLeftMargin, .flexibleWidth], .zero, from: .zero, to: new)
        #expect(empty == CGRect(x: 100, y: 0, width: 100, height: 0))
        #expect(resized(.flexibleWidth, to: CGSize(width: 20, height: 100)).width == 0)
    }

    @Test("A superview that does not resize its subviews leaves them as they are")
    func switchedOff() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = UIView(frame: outer.bounds)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        outer.autoresizesSubviews = false
        outer.bounds.size.width = 50
        #expect(inner.frame.width == 10)
        outer.autoresizesSubviews = true
        outer.bounds.size.width = 70
        #expect(inner.frame.width == 30)
        outer.bounds.origin.x = 5
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
    }

    @Test("A mask counts whether it is set before the view is added or after")
    func order() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = UIView(frame: outer.bounds)
        outer.addSubview(inner)
        inner.autoresizingMask = .flexibleWidth
        outer.frame.size.width = 20
        #expect(inner.frame.width == 20)
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        other.addSubview(inner)
        other.frame.size.width = 20
        #expect(inner.frame.width == 30)
    }

    @Test("The size of a turned view is that without its transform")
    func transformed() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 200, height: 300)
        #expect(inner.bounds.size == CGSize(width: 200, height: 300))
        #expect(inner.center == CGPoint(x: 100, y: 150))
    }

    @Test("A size that is not a number is reported, and counts as 0")
    func hostile() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        inner.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
        outer.addSubview(inner)
        let issues = issues { outer.frame.size.width = .nan }
        #expect(issues.count == 1)
        #expect(inner.frame.width == 0 && inner.frame.minX.isFinite)
    }

    @Test("Views that are nested 20,000 deep are resized, one after the other")
    func deep() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var last = outer
        for _ in 0..<20_000 {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            last.addSubview(view)
            last = view
        }
        outer.frame.size = CGSize(width: 25, height: 30)
        #expect(last.frame.size == CGSize(width: 25, height: 30))
    }

    @Test("After a picture in another size all is where it was")
    func pictures() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 30, y: 0, width: 40, height: 100))
        inner.autoresizingMask = .flexibleWidth
        outer.addSubview(inner)
        let window = UIWindow(frame: outer.frame)
        window.addSubview(outer)
        window.isHidden = false
        UpdateQueue.shared.flush()
        let before = inner.frame
        _ = window.snapshot().text()
        #expect(inner.frame == before)
    }

    /// A command of the law: to set a size or a mask of one of a chain of views.
    private enum Command { case size(Int, CGSize), frame(Int, CGRect), mask(Int, UInt), resizes(Int, Bool) }

    /// What a view is like in the model.
    private struct Box {
        var frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        var mask: UIView.AutoresizingMask = []
        var resizes = true
    }

    private static func part(
        _ start: Double, _ length: Double, _ old: Double, _ new: Double, _ flexible: (Bool, Bool, Bool)
    ) -> (Double, Double) {
        let all = [(start, flexible.0), (length, flexible.1), (old - start - length, flexible.2)]
        let chosen = all.filter(\.1)
        if chosen.isEmpty || old == new { return (start, length) }
        let sum = chosen.map(\.0).reduce(0, +)
        let shares = all.map { part, isFlexible in
            !isFlexible ? 0 : sum > 0 ? (new - old) * part / sum : (new - old) / Double(chosen.count)
        }
        return (start + shares[0], max(0, length + shares[1]))
    }

    private static func resize(_ boxes: inout [Box], _ index: Int, to size: CGSize) {
        let old = boxes[index].frame.size
        boxes[index].frame.size = size
        guard index + 1 < boxes.count, boxes[index].resizes, old != size else { return }
        let (frame, mask) = (boxes[index + 1].frame, boxes[index + 1].mask)
        let (x, width) = part(
            frame.minX, frame.width, old.width, size.width,
            (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
        let (y, height) = part(
            frame.minY, frame.height, old.height, size.height,
            (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
        boxes[index + 1].frame.origin = CGPoint(x: x, y: y)
        resize(&boxes, index + 1, to: CGSize(width: width, height: height))
    }

    @Test("A chain of views is as a model that works it out by recursion says")
    func law() {
        let count = 5
        PropertyCheck<Command>("autoresizing") { numbers in
            let index = Int(numbers.next() % UInt64(count))
            func length() -> Double { Double(numbers.next() % 400) / 4 }
            switch numbers.next() % 6 {
            case 0, 1: return .size(index, CGSize(width: length(), height: length()))
            case 2: return .frame(index, CGRect(x: length() - 40, y: length() - 40, width: length(), height: length()))
            case 3, 4: return .mask(index, UInt(numbers.next() % 64))
            default: return .resizes(index, numbers.next() % 3 != 0)
            }
        } run: { commands in
            var boxes = [Box](repeating: Box(), count: count)
            let views = boxes.map { UIView(frame: $0.frame) }
            for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
            for command in commands {
                switch command {
                case .size(let index, let size):
                    views[index].bounds.size = size
                    // A view keeps its corner, not its centre.
                    Self.resize(&boxes, index, to: size)
                case .frame(let index, let frame):
                    views[index].frame = frame
                    boxes[index].frame.origin = frame.origin
                    Self.resize(&boxes, index, to: frame.size)
                case .mask(let index, let mask):
                    views[index].autoresizingMask = UIView.AutoresizingMask(rawValue: mask)
                    boxes[index].mask = UIView.AutoresizingMask(rawValue: mask)
                case .resizes(let index, let resizes):
                    views[index].autoresizesSubviews = resizes
                    boxes[index].resizes = resizes
                }
                for (index, box) in boxes.enumerated() {
                    let frame = views[index].frame
                    let distances = [
                        frame.minX - box.frame.minX, frame.minY - box.frame.minY, frame.width - box.frame.width,
                        frame.height - box.frame.height,
                    ]
                    // Large numbers come of margins that add up to little.
                    let scale = max(1, abs(box.frame.minX), abs(box.frame.minY), box.frame.width, box.frame.height)
                    if distances.contains(where: { abs($0) > 1e-6 * scale }) {
                        return "view \(index) is in \(frame), not in \(box.frame)"
                    }
                }
            }
            return nil
        }.check(sequences: 200, length: 20)
    }
}
