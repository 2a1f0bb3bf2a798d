import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Where taps are") struct TapPlaceTests {
    @Test("A tap tells its place in the view, in the whole area and in a named space")
    func places() {
        var places: [CGPoint] = []
        func host<S: CoordinateSpaceProtocol>(_ space: S) -> ControlHost {
            ControlHost(
                Color.red.frame(width: 40, height: 20)
                    .onTapGesture(coordinateSpace: space) { places.append($0) }
                    .padding(10).coordinateSpace(name: "box"))
        }
        // The view is 40 by 20 in the middle of 100 by 100.
        #expect(host(LocalCoordinateSpace.local).tap(35, 45))
        #expect(host(GlobalCoordinateSpace.global).tap(35, 45))
        #expect(host(NamedCoordinateSpace.named("box")).tap(35, 45))
        #expect(places == [CGPoint(x: 5, y: 5), CGPoint(x: 35, y: 45), CGPoint(x: 15, y: 15)])
    }

    @Test("A tap by label is in the middle, and one of several items has its own space")
    func middle() {
        var places: [CGPoint] = []
        let host = ControlHost(
            Text(verbatim: "abcd").onTapGesture { place in places.append(place) })
        #expect(host.interaction.tap(label: "abcd"))
        #expect(places == [CGPoint(x: 16, y: 8)])
        let two = ControlHost(
            HStack(spacing: 0) {
                Group {
                    Color.red.frame(width: 50, height: 100)
                    Color.blue.frame(width: 50, height: 100)
                }
                .onTapGesture(count: 2) { places.append($0) }
            })
        #expect(two.interaction.tap(at: CGPoint(x: 60, y: 10), count: 2))
        #expect(places.last == CGPoint(x: 10, y: 10))
    }
}
