import Foundation
import ImperativeUI
import Testing

@MainActor @Suite("Scrolling that ends at pages") struct ScrollPagingTests {
    private func view(width: CGFloat = 250, height: CGFloat = 300) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: width, height: height)
        view.isPagingEnabled = true
        return view
    }

    @Test("A short way leads to the next page, a long one to the nearest, and none beyond the end")
    func steps() {
        let view = view()
        #expect(view.scroll(by: CGVector(dx: 0, dy: 16)) && view.contentOffset == CGPoint(x: 0, y: 100))
        #expect(view.scroll(by: CGVector(dx: 16, dy: 0)) && view.contentOffset == CGPoint(x: 100, y: 100))
        #expect(view.scroll(by: CGVector(dx: 16, dy: 0)) && view.contentOffset == CGPoint(x: 150, y: 100))
        #expect(!view.scroll(by: CGVector(dx: 16, dy: 0)))
        #expect(view.scroll(by: CGVector(dx: -16, dy: 0)) && view.contentOffset == CGPoint(x: 100, y: 100))
        #expect(view.scroll(by: CGVector(dx: 0, dy: 9_000)) && view.contentOffset == CGPoint(x: 100, y: 200))
        #expect(view.scroll(by: CGVector(dx: 0, dy: -160)) && view.contentOffset == CGPoint(x: 100, y: 0))
        #expect(!view.scroll(by: CGVector(dx: 0, dy: CGFloat.nan)))
    }

    @Test("An offset that a program sets is used as it is, and the next scroll ends at a page")
    func program() {
        let view = view()
        view.setContentOffset(CGPoint(x: 0, y: 130), animated: false)
        #expect(view.contentOffset.y == 130)
        #expect(view.scroll(by: CGVector(dx: 0, dy: -1)) && view.contentOffset.y == 100)
    }
}
