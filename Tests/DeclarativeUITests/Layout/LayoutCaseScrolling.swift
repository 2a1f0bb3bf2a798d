import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

@MainActor @Suite("Worked cases of layout: scroll views") struct LayoutCaseScrolling {
    @Test("Case 59: ScrollView{F(50,30);F(30,20)} @200x200")
    func case59() {
        let rig = LazyRig(
            ScrollView {
                Color.red.frame(width: 50, height: 30)
                Color.red.frame(width: 30, height: 20)
            })
        let root = rig.host.host.graph.rootItems[0].frame
        #expect(root.size == CGSize(width: 50, height: 200))
        let frames = rig.frames.map { $0.offsetBy(dx: -root.minX, dy: -root.minY) }
        #expect(frames.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 38)])
    }

    @Test("2.13: ScrollView{F(50,30)} @100x100 is as wide as its contents; they start at its top")
    func hugging() {
        let rig = LazyRig(ScrollView { Color.red.frame(width: 50, height: 30) }, 100, 100)
        #expect(rig.host.host.graph.rootItems[0].frame == CGRect(x: 25, y: 0, width: 50, height: 100))
        #expect(rig.frames == [CGRect(x: 25, y: 0, width: 50, height: 30)])
    }
}
