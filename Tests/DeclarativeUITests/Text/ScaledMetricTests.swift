import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

private struct Measures: View {
    let log: Log
    @ScaledMetric private var side = 17.0
    @ScaledMetric(relativeTo: .caption2) private var gap: CGFloat = 11
    @ScaledMetric(wrappedValue: .infinity) private var endless: Float

    var body: some View {
        let _ = log.run("measures", "\(side) \(gap) \(endless)")
        Color.red.frame(width: side, height: gap)
    }
}

@MainActor @Suite("Scaled metrics") struct ScaledMetricTests {
    @Test("A length grows as text of its style does, and the body runs again when the text size changes")
    func growing() {
        let log = Log()
        let rig = LazyRig(log, Measures(log: log), 200, 200)
        #expect(log.values("measures") == ["17.0 11.0 inf"])
        #expect(rig.frames.map(\.size) == [CGSize(width: 17, height: 11)])
        let large = Measures(log: log).dynamicTypeSize(.xxLarge).environment(\.displayScale, 2)
        let larger = LazyRig(log, large, 200, 200)
        #expect(larger.frames.map(\.size) == [CGSize(width: 21, height: 15)])
        larger.host.show(Measures(log: log).dynamicTypeSize(.xSmall).environment(\.displayScale, 2))
        #expect(larger.frames.map(\.size) == [CGSize(width: 14, height: 11)])
        larger.host.show(Measures(log: log).dynamicTypeSize(.xSmall).environment(\.displayScale, 2))
        #expect(log.values("measures").count == 3)
    }

    @Test("Lengths are in whole pixels")
    func pixels() {
        let log = Log()
        struct Third: View {
            let log: Log
            @ScaledMetric(relativeTo: .title) private var length = 10.0

            var body: some View {
                let _ = log.run("third", "\(length)")
                EmptyView()
            }
        }
        // 34 points where 28 are usual: 12.142… points.
        _ = LazyRig(Third(log: log).dynamicTypeSize(.xxxLarge).environment(\.displayScale, 2))
        _ = LazyRig(Third(log: log).dynamicTypeSize(.xxxLarge).environment(\.displayScale, 1))
        #expect(log.values("third") == ["12.0", "12.0"])
    }
}
