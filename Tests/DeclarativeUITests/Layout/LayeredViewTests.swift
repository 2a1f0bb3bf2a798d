import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Views given as backgrounds and overlays") struct LayeredViewTests {
    @Test("A view as an argument is laid out as one in a builder is")
    func places() {
        let base = Color.red.frame(width: 60, height: 40)
        let dot = Color.blue.frame(width: 10, height: 10)
        let pairs = [
            (
                LazyRig(base.background(dot, alignment: .topLeading), 100, 100),
                LazyRig(base.background(alignment: .topLeading) { dot }, 100, 100)
            ),
            (
                LazyRig(base.overlay(dot, alignment: .bottomTrailing), 100, 100),
                LazyRig(base.overlay(alignment: .bottomTrailing) { dot }, 100, 100)
            ),
            (LazyRig(base.overlay(dot), 100, 100), LazyRig(base.overlay { dot }, 100, 100)),
        ]
        for (given, built) in pairs { #expect(given.frames == built.frames) }
    }

    @Test("A colour as an argument is a style, and reaches out of the safe area")
    func colours() {
        let rig = LazyRig(Color.red.background(Color.blue), 100, 200)
        rig.host.host.graph.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
        rig.settle()
        #expect(Set(rig.frames.map(\.minY)) == [0, 20])
    }
}
