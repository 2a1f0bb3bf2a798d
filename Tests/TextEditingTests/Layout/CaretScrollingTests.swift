import Foundation
import Testing

@testable import TextEditing

@Suite("Scrolling to a caret") struct CaretScrollingTests {
    private func offset(_ x: Double, caret: Double, content: Double, viewport: Double = 50) -> Double {
        CaretScrolling.offset(
            from: CGPoint(x: x, y: 0), showing: CGRect(x: caret, y: 0, width: 0, height: 16), caretWidth: 2,
            content: CGSize(width: content, height: 16), viewport: CGSize(width: viewport, height: 16)
        ).x
    }

    @Test("A caret in sight leaves the text where it is")
    func inSight() { #expect(offset(20, caret: 40, content: 200) == 20) }

    @Test("A caret beyond the right edge is shown at the right edge")
    func right() { #expect(offset(0, caret: 100, content: 200) == 52) }

    @Test("A caret beyond the left edge is shown at the left edge")
    func left() { #expect(offset(100, caret: 30, content: 200) == 30) }

    @Test("A text that became shorter fills the view from the right")
    func shorter() { #expect(offset(150, caret: 80, content: 80) == 32) }

    @Test("A text that fits is not scrolled")
    func fits() { #expect(offset(10, caret: 20, content: 20) == 0) }

    @Test("Numbers that are none do not scroll")
    func hostile() {
        #expect(offset(.nan, caret: 10, content: 100) == 0)
        #expect(offset(0, caret: .infinity, content: 100) == 0)
        #expect(offset(0, caret: 10, content: 100, viewport: 0) == 10)
    }

    @Test("A row below the view is scrolled to the bottom of the view")
    func vertically() {
        let offset = CaretScrolling.offset(
            from: .zero, showing: CGRect(x: 0, y: 160, width: 0, height: 16), caretWidth: 2,
            content: CGSize(width: 10, height: 320), viewport: CGSize(width: 50, height: 64))
        #expect(offset == CGPoint(x: 0, y: 112))
    }
}
