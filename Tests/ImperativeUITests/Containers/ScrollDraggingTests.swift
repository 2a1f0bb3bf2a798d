import Foundation
import ImperativeUI
import TestSupport
import Testing
import UITestSupport

/// Notes what a scroll view tells, and sets the target of drags.
@MainActor final class ScrollNotes: UIScrollViewDelegate {
    var notes: [String] = []
    var velocities: [CGPoint] = []
    var target: CGPoint?
    var zoomed: UIView?
    var mayGoToTop = true

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { notes.append("drag") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        velocities.append(velocity)
        notes.append("target \(Int(targetContentOffset.pointee.y.rounded()))")
        if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        notes.append("end \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { notes.append("glide") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { notes.append("rest") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        notes.append("to top?")
        return mayGoToTop
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { notes.append("at top") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { notes.append("zoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        notes.append("zoomed \(scale)")
    }
}

/// A scroll view of 200 by 200 points with 2,000 points of content, on a host.
@MainActor final class DragStage {
    let host: HeadlessHost
    let scroll: UIScrollView
    let notes = ScrollNotes()

    init(_ scroll: UIScrollView = UIScrollView()) {
        self.scroll = scroll
        let root = UIViewController()
        host = ControllerDelegate.launch(root, size: CGSize(width: 200, height: 200))
        scroll.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        scroll.contentSize = CGSize(width: 200, height: 2_000)
        scroll.delegate = notes
        root.view.addSubview(scroll)
        _ = host.text
    }

    isolated deinit { host.end() }

    func touch(_ phase: HostPointer.Phase, _ x: CGFloat, _ y: CGFloat) {
        host.send(.pointer(HostPointer(phase, at: CGPoint(x: x, y: y))))
    }

    /// Drags the content up by 40 points at a speed, in points per second.
    func flick(_ speed: Double) {
        touch(.down, 100, 150)
        host.wait(40 / speed)
        touch(.move, 100, 110)
        touch(.up, 100, 110)
    }

    func take() -> [String] {
        defer { notes.notes = [] }
        return notes.notes
    }
}

@MainActor @Suite("Dragging of scroll views", .serialized) struct ScrollDraggingTests {
    @Test("One drag is told once, however many steps it has")
    func once() {
        let stage = DragStage()
        stage.host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
        #expect(stage.scroll.contentOffset.y == 100)
        #expect(stage.take() == ["drag", "target 100", "end false"])
        #expect(!stage.scroll.isDragging && !stage.scroll.isTracking)
    }

    @Test("Content that is let go while it moves glides for half a second's way, ever slower, and comes to rest")
    func glides() {
        let stage = DragStage()
        stage.flick(1_000)
        #expect(stage.take() == ["drag", "target 539", "end true", "glide"])
        #expect(stage.scroll.isDecelerating && stage.scroll.contentOffset.y == 40)
        #expect(abs(stage.notes.velocities[0].y - 1) < 0.01 && stage.notes.velocities[0].x == 0)
        stage.host.wait(0.1)
        let first = stage.scroll.contentOffset.y - 40
        stage.host.wait(0.1)
        let second = stage.scroll.contentOffset.y - 40 - first
        #expect(first > 60 && second > 0 && second < first)
        stage.host.wait(10)
        #expect(abs(stage.scroll.contentOffset.y - 540) < 1)
        #expect(stage.take() == ["rest"] && !stage.scroll.isDecelerating)
    }

    @Test("At the fast rate content stops after a tenth of a second's way")
    func fast() {
        let stage = DragStage()
        stage.scroll.decelerationRate = .fast
        stage.flick(1_000)
        stage.host.wait(1)
        #expect(abs(stage.scroll.contentOffset.y - 139.5) < 1)
        #expect(stage.take().last == "rest")
    }

    @Test("The delegate's target is where a drag ends, within the content, and one that is no number is not taken")
    func target() {
        let stage = DragStage()
        stage.notes.target = CGPoint(x: 0, y: 300)
        stage.flick(1_000)
        stage.host.wait(10)
        #expect(stage.scroll.contentOffset.y == 300)
        stage.notes.target = CGPoint(x: 0, y: 90_000)
        stage.flick(100)
        stage.host.wait(10)
        #expect(stage.scroll.contentOffset.y == 1_800)
        stage.notes.target = CGPoint(x: 0, y: CGFloat.nan)
        let found = issues {
            stage.host.send(.wheel(CGVector(dx: 0, dy: -100), at: CGPoint(x: 100, y: 100)))
        }
        #expect(stage.scroll.contentOffset.y == 1_700 && found.map(\.category) == ["scroll-target"])
        stage.notes.target = CGPoint(x: 0, y: 1_500)
        stage.host.send(.wheel(CGVector(dx: 0, dy: -100), at: CGPoint(x: 100, y: 100)))
        #expect(stage.scroll.contentOffset.y == 1_500 && (stage.notes.velocities.last?.y ?? 0) <= -0.3)
    }

    @Test("A touch stops content that glides, and so does a program that sets the offset")
    func stops() {
        let stage = DragStage()
        stage.flick(1_000)
        stage.host.wait(0.1)
        let offset = stage.scroll.contentOffset.y
        stage.touch(.down, 100, 100)
        #expect(stage.take().last == "rest" && stage.scroll.isTracking)
        stage.host.wait(1)
        stage.touch(.up, 100, 100)
        #expect(stage.scroll.contentOffset.y == offset)
        stage.flick(1_000)
        stage.scroll.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
        stage.host.wait(1)
        #expect(stage.scroll.contentOffset.y == 7 && !stage.scroll.isDecelerating)
    }

    @Test("Paged content that was stopped between two pages goes on to one of them")
    func stoppedPages() {
        let stage = DragStage()
        stage.scroll.isPagingEnabled = true
        stage.flick(1_000)
        stage.host.wait(0.1)
        stage.touch(.down, 100, 100)
        stage.touch(.up, 100, 100)
        stage.host.wait(2)
        let pages = stage.scroll.contentOffset.y / 200
        #expect(pages == pages.rounded() && !stage.scroll.isDecelerating)
    }

    @Test("A drag that begins along an axis stays on it, if it is locked")
    func locked() {
        for isLocked in [false, true] {
            let stage = DragStage()
            stage.scroll.contentSize.width = 2_000
            stage.scroll.isDirectionalLockEnabled = isLocked
            stage.touch(.down, 150, 150)
            stage.touch(.move, 145, 120)
            stage.touch(.move, 100, 100)
            stage.touch(.up, 100, 100)
            #expect(stage.scroll.contentOffset == CGPoint(x: isLocked ? 0 : 50, y: 50))
        }
    }

    @MainActor private final class Pans: NSObject {
        var notes: [String] = []
        func followed(_ pan: UIPanGestureRecognizer) {
            notes.append("\(pan.state) \(Int(pan.translation(in: nil).y))")
        }
    }

    @Test("The pan recogniser follows the drags, and keeps them away when it is disabled")
    func pan() {
        let stage = DragStage()
        let pans = Pans()
        let pan = stage.scroll.panGestureRecognizer
        pan.addTarget(pans, action: Pans.followed)
        #expect(pan === stage.scroll.panGestureRecognizer && pan.view === stage.scroll)
        stage.touch(.down, 100, 150)
        stage.touch(.move, 100, 120)
        stage.touch(.move, 100, 100)
        stage.touch(.up, 100, 100)
        #expect(pans.notes == ["began -30", "changed -50", "ended -50"])
        #expect(pan.state == .possible && stage.scroll.contentOffset.y == 50)
        pan.isEnabled = false
        stage.host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
        #expect(stage.scroll.contentOffset.y == 50 && pans.notes.count == 3)
        pan.isEnabled = true
        stage.touch(.down, 100, 150)
        stage.touch(.move, 100, 120)
        pan.isEnabled = false
        pan.isEnabled = true
        stage.touch(.move, 100, 50)
        stage.touch(.up, 100, 50)
        #expect(pans.notes.last == "cancelled -30" && stage.scroll.contentOffset.y == 80)
    }

    private final class Together: NSObject, UIGestureRecognizerDelegate {
        var together = false
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { together && (otherGestureRecognizer.view is UIScrollView) }
    }

    @Test("A pan inside keeps the content from scrolling, unless both are recognised together")
    func together() {
        let stage = DragStage()
        let (pans, delegate) = (Pans(), Together())
        let pan = UIPanGestureRecognizer(target: pans, action: Pans.followed)
        pan.delegate = delegate
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 2_000))
        view.addGestureRecognizer(pan)
        stage.scroll.addSubview(view)
        stage.host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
        #expect(stage.scroll.contentOffset.y == 0 && pans.notes.last?.hasPrefix("ended") == true)
        pans.notes = []
        delegate.together = true
        stage.host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
        #expect(stage.scroll.contentOffset.y == 100 && pans.notes.last?.hasPrefix("ended") == true)
    }

    @Test("A recogniser that requires the drag to fail acts only where nothing scrolls")
    func required() {
        let stage = DragStage()
        let pans = Pans()
        let pan = UIPanGestureRecognizer(target: pans, action: Pans.followed)
        pan.require(toFail: stage.scroll.panGestureRecognizer)
        stage.scroll.addGestureRecognizer(pan)
        stage.host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
        #expect(stage.scroll.contentOffset.y == 100 && pans.notes.isEmpty)
        stage.host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 50, y: 100))
        #expect(stage.scroll.contentOffset.y == 100 && pans.notes.last?.hasPrefix("ended") == true)
    }

    private final class Taking: UIScrollView {
        override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }

    @Test("A control keeps its touch, unless the scroll view takes it")
    func controls() {
        for scroll in [UIScrollView(), Taking()] {
            let stage = DragStage(scroll)
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            var presses = 0
            button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            scroll.addSubview(button)
            stage.host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
            #expect(scroll.contentOffset.y == (scroll is Taking ? 100 : 0))
            #expect(presses == (scroll is Taking ? 0 : 1))
        }
    }

    @Test("Where touches cannot be taken from views inside, those that rest at first do not scroll")
    func rested() {
        let stage = DragStage()
        stage.scroll.canCancelContentTouches = false
        stage.scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 2_000)))
        stage.touch(.down, 100, 150)
        stage.host.wait(0.3)
        stage.touch(.move, 100, 50)
        stage.touch(.up, 100, 50)
        #expect(stage.scroll.contentOffset.y == 0)
        stage.host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
        #expect(stage.scroll.contentOffset.y == 100)
        stage.scroll.delaysContentTouches = false
        stage.host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
        #expect(stage.scroll.contentOffset.y == 100)
    }

    @Test("The Home key goes to the top as the delegate lets it, and asks nothing where that is off")
    func top() {
        let stage = DragStage()
        stage.scroll.contentOffset.y = 500
        stage.notes.mayGoToTop = false
        stage.host.press(.keyboardHome)
        #expect(stage.scroll.contentOffset.y == 500 && stage.take() == ["to top?"])
        stage.notes.mayGoToTop = true
        stage.host.press(.keyboardHome)
        let notes = stage.take()
        #expect(stage.scroll.contentOffset.y == 0 && notes.first == "to top?" && notes.last == "at top")
        stage.scroll.contentOffset.y = 500
        stage.scroll.scrollsToTop = false
        stage.host.press(.keyboardHome)
        #expect(stage.scroll.contentOffset.y == 0 && stage.take().allSatisfy { !$0.contains("top") })
    }

    /// The rows in which a bar is at the right edge of the scroll view.
    private func bar(_ stage: DragStage) -> [Int] {
        let lines = stage.host.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.indices.filter { lines[$0].count == 25 && lines[$0].last == "▒" }
    }

    @Test("Bars stay within their insets, and say the same there")
    func bars() {
        let stage = DragStage()
        stage.scroll.frame.size.height = 160
        stage.scroll.contentSize.height = 320
        #expect(bar(stage) == [0, 1, 2, 3, 4])
        stage.scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 32, left: 0, bottom: 0, right: 0)
        #expect(stage.scroll.scrollIndicatorInsets.top == 32 && stage.scroll.horizontalScrollIndicatorInsets == .zero)
        #expect(bar(stage) == [2, 3, 4, 5])
        stage.scroll.contentOffset.y = 160
        #expect(bar(stage) == [6, 7, 8, 9])
        stage.host.drag(from: CGPoint(x: 196, y: 120), to: CGPoint(x: 196, y: 56))
        #expect(bar(stage) == [2, 3, 4, 5] && stage.scroll.contentOffset.y == 0)
        stage.scroll.scrollIndicatorInsets = .zero
        stage.scroll.showsVerticalScrollIndicator = false
        #expect(bar(stage) == [])
    }
}
