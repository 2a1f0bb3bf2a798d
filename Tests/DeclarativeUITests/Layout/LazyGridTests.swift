import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

@MainActor @Suite("Lazy grids") struct LazyGridTests {
    private func cells(_ widths: [CGFloat]) -> some View {
        ForEach(Array(widths.enumerated()), id: \.offset) { Color.red.frame(width: $0.element, height: 10) }
    }

    /// The size of a view proposed 200 x 200, and the frames of its colours in its space.
    private func laidOut<V: View>(_ view: V, _ width: CGFloat? = 200) -> (size: CGSize, frames: [CGRect]) {
        let rig = LazyRig(view, width ?? 200, 200)
        let size = rig.host.host.graph.sizeThatFits(ProposedViewSize(width: width, height: 200))
        let root = rig.host.host.graph.rootItems[0].frame.origin
        return (size, rig.frames.map { $0.offsetBy(dx: -root.x, dy: -root.y) })
    }

    private func expect(_ frames: [CGRect], _ origins: [(CGFloat, CGFloat)], _ text: Comment) {
        #expect(frames.count == origins.count, text)
        for (frame, origin) in zip(frames, origins) {
            #expect(abs(frame.minX - origin.0) < 0.01 && abs(frame.minY - origin.1) < 0.01, text)
        }
    }

    @Test("Case 83: LazyVGrid(fixed 50, fixed 40){F(30,10);F(20,10);F(100,10);F(20,10)} @200x200")
    func case83() {
        let result = laidOut(
            LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(40))]) { cells([30, 20, 100, 20]) })
        #expect(result.size == CGSize(width: 200, height: 28))
        expect(result.frames, [(61, 0), (119, 0), (26, 18), (119, 18)], "\(result.frames)")
    }

    @Test("Case 84: LazyVGrid(flexible x2), same cells @200x200; without a width, the first row's ideals")
    func case84() {
        let grid = LazyVGrid(columns: [GridItem(), GridItem()]) { cells([30, 20, 100, 20]) }
        let result = laidOut(grid)
        #expect(result.size == CGSize(width: 200, height: 28))
        expect(result.frames, [(33, 0), (142, 0), (-2, 18), (142, 18)], "\(result.frames)")
        let ideal = laidOut(grid.fixedSize(horizontal: true, vertical: false))
        #expect(ideal.size == CGSize(width: 58, height: 28))
        expect(ideal.frames, [(-2.5, 0), (35.5, 0), (-37.5, 18), (35.5, 18)], "\(ideal.frames)")
    }

    @Test("Case 85: LazyVGrid(adaptive min 45){F(10,10) x6} @200x200")
    func case85() {
        let result = laidOut(
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 45))]) { cells([10, 10, 10, 10, 10, 10]) })
        #expect(abs(result.size.width - 200) < 0.01 && result.size.height == 28)
        let columns: [CGFloat] = [25.67, 95, 164.33]
        expect(result.frames, columns.map { ($0, 0) } + columns.map { ($0, 18) }, "\(result.frames)")
    }

    @Test("Case 86: LazyVGrid(fixed 70, adaptive min 40) @200: columns 70, 57, 57 at 0, 78, 143")
    func case86() {
        let result = laidOut(
            LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
                ForEach(0..<3) { _ in Color.red.frame(height: 10) }
            })
        #expect(result.size.width == 200)
        expect(result.frames, [(0, 0), (78, 0), (143, 0)], "\(result.frames)")
        #expect(result.frames.map(\.width) == [70, 57, 57])
    }

    @Test("Flexible columns take their share within limits; a second pass at the answered width may widen them")
    func limits() {
        let capped = laidOut(
            LazyVGrid(columns: [GridItem(.flexible(maximum: 50)), GridItem()]) {
                ForEach(0..<2) { _ in Color.red.frame(height: 10) }
            }, 208)
        #expect(capped.frames.map(\.width) == [50, 150])
        let grid = LazyVGrid(columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]) {
            ForEach(0..<2) { _ in Color.red.frame(height: 10) }
        }
        let wide = laidOut(grid, 300)
        #expect(wide.size.width == 334)
        #expect(wide.frames.map(\.width) == [163, 180])
        #expect(wide.frames.map(\.minX) == [0, 171])
    }

    @Test("Columns have gaps and alignments of their own, the grid one for all; rows have a gap")
    func alignments() {
        let result = laidOut(
            LazyVGrid(
                columns: [
                    GridItem(.fixed(50), spacing: 20, alignment: .bottomTrailing), GridItem(.fixed(40)),
                ], alignment: .trailing, spacing: 5
            ) {
                Color.red.frame(width: 10, height: 10)
                Color.red.frame(width: 10, height: 30)
                Color.red.frame(width: 10, height: 10)
            })
        #expect(result.size == CGSize(width: 200, height: 45))
        expect(result.frames, [(130, 20), (190, 0), (130, 35)], "\(result.frames)")
    }

    @Test("LazyHGrid is the same turned around")
    func transposed() {
        let rig = LazyRig(
            LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(40))]) {
                ForEach([30, 20, 100, 20] as [CGFloat], id: \.self) { Color.red.frame(width: 10, height: $0) }
            })
        let root = rig.host.host.graph.rootItems[0]
        #expect(root.frame.size == CGSize(width: 28, height: 200))
        #expect(rig.frames.map { $0.minY - root.frame.minY }.prefix(3) == [61, 119, 26])
    }

    @Test("Of 1,000 cells of 20 points in two columns 16 are made for an area of 200 points")
    func laziness() {
        let log = Log()
        let rig = LazyRig(
            log,
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()]) {
                    ForEach(0..<1_000) { CountedRow(log: log, number: $0) }
                }
            })
        #expect(log("row") == 16)
        #expect(rig.length == 13_992)
        rig.scroll(280)
        #expect(rig.frames.first?.minY == 0)
        #expect(rig.frames.count == 16)
        #expect(log("row") == 32)
    }

    @Test("A grid in another width has other columns, and shows the same part of its contents or its end")
    func rotation() {
        struct Page: View {
            let width: CGFloat
            let log: Log
            var body: some View {
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))], spacing: 0) {
                        ForEach(0..<1_000) { CountedRow(log: log, number: $0) }
                    }
                }
                .frame(width: width)
            }
        }
        let log = Log()
        let rig = LazyRig(log, Page(width: 200, log: log))
        #expect(rig.length == 5_000)
        rig.scroll(1_000)
        rig.show(Page(width: 90, log: log))
        #expect(rig.length == 10_000)
        #expect(rig.frames.count == 20)
        rig.scroll(20_000)
        rig.show(Page(width: 200, log: log))
        #expect(rig.length == 5_000)
        #expect(rig.frames.last?.maxY == 200)
    }

    @Test("No columns, and lengths that are no lengths, are reported once and put right")
    func hostile() {
        let strange: [CGFloat] = [.nan, .infinity, -.infinity, -5, 0, 1e308]
        for length in strange {
            let sizes: [GridItem.Size] = [
                .fixed(length), .flexible(minimum: length), .flexible(minimum: 10, maximum: length),
                .adaptive(minimum: length), .adaptive(minimum: 10, maximum: length),
            ]
            for size in sizes {
                for spacing in [nil, length] {
                    let result = laidOut(
                        LazyVGrid(columns: [GridItem(size, spacing: spacing), GridItem()], spacing: spacing) {
                            cells([10, 20, 30])
                        })
                    #expect(result.frames.count == 3, "\(size) \(String(describing: spacing))")
                    for frame in result.frames {
                        #expect(frame.minX.isFinite && frame.minY.isFinite, "\(size) \(String(describing: spacing))")
                    }
                }
            }
        }
        let reported = issues {
            let rig = LazyRig(ScrollView { LazyVGrid(columns: []) { cells([10, 20, 30]) } })
            #expect(rig.frames.map(\.minY) == [0, 18, 36])
        }
        #expect(reported.count == 1)
        #expect(reported.first?.message.contains("LazyVGrid") == true)
    }
}
