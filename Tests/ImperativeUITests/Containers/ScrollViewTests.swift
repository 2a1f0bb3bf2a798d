import ImperativeUI
import Testing

private final class Watcher: UIScrollViewDelegate {
    var notes: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { notes.append("scroll \(scrollView.contentOffset.y)") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { notes.append("begin") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { notes.append("end") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { notes.append("animated") }
}

@MainActor @Suite struct ScrollViewTests {
    private func scroll() -> (UIScrollView, Watcher) {
        let view = UIScrollView(frame: CGRect(0, 0, 100, 100))
        view.contentSize = CGSize(width: 100, height: 500)
        let watcher = Watcher()
        view.delegate = watcher
        return (view, watcher)
    }

    @Test("The content offset is the origin of the bounds, and its changes are told once each")
    func offset() {
        let (view, watcher) = scroll()
        view.contentOffset = CGPoint(x: 0, y: 30)
        #expect(view.bounds == CGRect(0, 30, 100, 100))
        view.contentOffset = CGPoint(x: 0, y: 30)
        view.bounds.origin.y = 40
        #expect(watcher.notes == ["scroll 30.0", "scroll 40.0"])
        #expect(view.clipsToBounds)
    }

    @Test("A movement that is to be animated happens at once and is told as ended")
    func animated() {
        let (view, watcher) = scroll()
        view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
        view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
        #expect(watcher.notes == ["scroll 30.0", "animated"])
    }

    @Test("A rectangle is made visible by the smallest movement")
    func visible() {
        let (view, _) = scroll()
        view.scrollRectToVisible(CGRect(0, 150, 10, 20), animated: false)
        #expect(view.contentOffset.y == 70)
        view.scrollRectToVisible(CGRect(0, 100, 10, 20), animated: false)
        #expect(view.contentOffset.y == 70)
        view.scrollRectToVisible(CGRect(0, 50, 10, 20), animated: false)
        #expect(view.contentOffset.y == 50)
        view.scrollRectToVisible(CGRect(0, 490, 10, 200), animated: false)
        #expect(view.contentOffset.y == 400)
        view.scrollRectToVisible(CGRect(0, CGFloat.nan, 10, 200), animated: false)
        #expect(view.contentOffset.y == 400)
    }

    @Test("A user's scroll stops at the content's ends and answers whether it moved")
    func byUser() {
        let (view, watcher) = scroll()
        #expect(!view.scroll(by: CGVector(dx: 0, dy: -10)))
        #expect(!view.scroll(by: CGVector(dx: 10, dy: 0)))
        #expect(view.scroll(by: CGVector(dx: 0, dy: 1000)))
        #expect(view.contentOffset.y == 400)
        #expect(watcher.notes == ["begin", "scroll 400.0", "end"])
        view.isScrollEnabled = false
        #expect(!view.scroll(by: CGVector(dx: 0, dy: -10)))
        #expect(!view.scroll(by: CGVector(dx: 0, dy: CGFloat.nan)))
    }

    @Test("Insets can be scrolled into, and a content at its beginning stays there")
    func insets() {
        let (view, _) = scroll()
        view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        #expect(view.contentOffset.y == -20)
        #expect(view.scroll(by: CGVector(dx: 0, dy: 1000)))
        #expect(view.contentOffset.y == 430)
        view.contentInset = .zero
        #expect(view.contentOffset.y == 400)
        #expect(view.adjustedContentInset == .zero)
    }

    @Test("A content or view that changes its size takes the offset along")
    func shrinking() {
        let (view, _) = scroll()
        view.contentOffset.y = 400
        view.contentSize.height = 300
        #expect(view.contentOffset.y == 200)
        view.frame.size.height = 200
        #expect(view.contentOffset.y == 100)
        view.contentSize = CGSize(width: -1, height: CGFloat.nan)
        #expect(view.contentSize == .zero && view.contentOffset == .zero)
    }

    @Test("A scrolled view lays out again, and points of subviews follow the offset")
    func layout() {
        let stage = Stage()
        let (view, _) = scroll()
        let inner = NotingView(frame: CGRect(0, 100, 50, 50))
        view.addSubview(inner)
        stage.root.view.addSubview(view)
        stage.settle()
        view.contentOffset.y = 60
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 40))
    }
}
