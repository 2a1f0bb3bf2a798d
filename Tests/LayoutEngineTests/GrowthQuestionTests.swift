import Foundation
import Testing

@testable import LayoutEngine

@Suite("Questions of growth") struct GrowthQuestionTests {
    @Test(
        "A stack's own question brings no report of an infinite size",
        arguments: [ContentMode.fill, .fit], [true, false])
    func growth(mode: ContentMode, isColumn: Bool) {
        let builder = TreeBuilder()
        let square = color.aspectRatio(1, mode).build(builder)
        let other = builder.leaf(.fixed(CGSize(width: 20, height: 20)))
        let top: LayoutNode =
            isColumn
            ? builder.container(VStackLayout(), [square, other]) : builder.container(HStackLayout(), [square, other])
        top.layOut(.by(300, 200))
        #expect(builder.reported.map(\.description) == [])
        #expect(square.placedSize.width == square.placedSize.height)
    }

    @Test("An infinite answer to a finite proposal is reported as before")
    func invalid() {
        let builder = TreeBuilder()
        let leaf = builder.leaf(.custom { _ in CGSize(width: CGFloat.infinity, height: 10) })
        #expect(leaf.sizeThatFits(.by(100, 100)) == CGSize(width: 100, height: 10))
        #expect(builder.reported.count == 1)
    }
}
