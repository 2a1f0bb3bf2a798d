import Foundation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

private struct Cards: View {
    let log: Log
    let count: Int

    var body: some View {
        let _ = log.run("cards", "\(count)")
        ScrollView(.horizontal) {
            HStack(spacing: 10) {
                ForEach(0..<count) { _ in
                    Color.red.containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 10)
                }
            }
        }
    }
}

@MainActor @Suite("Frames relative to their container") struct ContainerRelativeFrameTests {
    @Test("The container is the safe part of the area where no scroll view is around")
    func area() {
        let view = Color.red.frame(width: 10, height: 20)
        let rig = LazyRig(view.containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing), 100, 200)
        #expect(rig.frames == [CGRect(x: 90, y: 180, width: 10, height: 20)])
        rig.host.host.graph.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 30)
        rig.settle()
        #expect(rig.frames == [CGRect(x: 60, y: 170, width: 10, height: 20)])
        let row = HStack(spacing: 0) { Color.red.containerRelativeFrame(.horizontal) }
        let wide = LazyRig(row.frame(width: 20), 100, 50)
        #expect(wide.frames == [CGRect(x: 0, y: 0, width: 100, height: 50)])
    }

    @Test("In a scroll view its visible part is shared out, with the distances between the parts")
    func shares() {
        let log = Log()
        let rig = LazyRig(log, Cards(log: log, count: 3), 200, 100)
        // (200 - 4 * 10) / 5 = 32 a part; two of them with the distance between.
        #expect(rig.frames.map(\.width) == [74, 74, 74])
        #expect(rig.frames.map(\.minX) == [0, 84, 168])
        #expect(log.values("cards").count == 1)
        rig.host.resize(290, 100)
        #expect(rig.frames.map(\.width) == [110, 110, 110])
        #expect(log.values("cards").count == 1)
    }

    @Test("A function makes the lengths of the container's, axis by axis")
    func function() {
        let rig = LazyRig(
            Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                axis == .horizontal ? length / 4 : length - 30
            }, 200, 100)
        #expect(rig.frames == [CGRect(x: 75, y: 15, width: 50, height: 70)])
    }

    @Test("Numbers that make no length are reported and leave the view as it is")
    func hostile() {
        var rig: LazyRig?
        let reports = issues(during: {
            rig = LazyRig(
                VStack(spacing: 0) {
                    Color.red.containerRelativeFrame(.horizontal, count: 0, span: -2, spacing: .nan)
                    Color.blue.containerRelativeFrame(.vertical) { _, _ in .nan }
                }, 100, 100)
        })
        #expect(reports.contains { $0.description.contains("count 0, span -2") })
        #expect(rig?.frames.map(\.minY) == [0, 50])
        #expect(rig?.frames.map(\.size) == [CGSize(width: 100, height: 50), CGSize(width: 100, height: 50)])
    }
}
