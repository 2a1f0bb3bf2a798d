import Drawing
import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

@MainActor private final class Place {
    var id: Int?
    var position = ScrollPosition(idType: Int.self)
    var setID: ((Int?) -> Void)?
    var setPosition: ((ScrollPosition) -> Void)?
}

/// Twenty rows, each 20 points high, in a scroll view of 100.
private struct Rows: View {
    let isLazy: Bool
    var isTarget = true
    var margin: CGFloat = 0

    var body: some View {
        ScrollView {
            if isLazy {
                LazyVStack(spacing: 0) { rows }.scrollTargetLayout(isEnabled: isTarget)
            } else {
                VStack(spacing: 0) { rows }.scrollTargetLayout(isEnabled: isTarget)
            }
        }
        .contentMargins(margin)
    }

    private var rows: some View { ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 20) } }
}

private struct ByID: View {
    let place: Place
    let isLazy: Bool
    var anchor: UnitPoint?
    var isTarget = true
    @State private var id: Int?

    var body: some View {
        let _ = place.id = id
        let _ = place.setID = { id = $0 }
        Rows(isLazy: isLazy, isTarget: isTarget).scrollPosition(id: $id, anchor: anchor)
    }
}

private struct ByPosition: View {
    let place: Place
    let start: ScrollPosition
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var isSet = false

    var body: some View {
        let _ = place.position = position
        let _ = place.setPosition = { position = $0 }
        Rows(isLazy: false).scrollPosition(isSet ? $position : .constant(start))
            .onAppear {
                position = start
                isSet = true
            }
    }
}

@MainActor @Suite("Positions and margins of scroll views") struct ScrollPositionTests {
    private func settle(_ host: TestHost) {
        for _ in 0..<3 {
            host.update()
            host.graph.place(in: CGSize(width: 100, height: 100))
            UpdateQueue.shared.flush()
        }
    }

    private func scroller(_ host: TestHost) -> ScrollingNode? {
        host.graph.rootNode?.first { $0 is ScrollingNode } as? ScrollingNode
    }

    private func offset(_ host: TestHost) -> CGFloat? { scroller(host)?.state.offset.y }

    @Test("Setting an identifier scrolls to its view, scrolling sets the identifier", arguments: [false, true])
    func ids(isLazy: Bool) {
        let place = Place()
        let host = TestHost(ByID(place: place, isLazy: isLazy))
        settle(host)
        #expect(place.id == nil && offset(host) == 0)
        place.setID?(10)
        settle(host)
        #expect(offset(host) == 120)
        #expect(place.id == 10)
        #expect(scroller(host)?.scroll(by: CGVector(dx: 0, dy: 15)) == true)
        settle(host)
        #expect(offset(host) == 135)
        #expect(place.id == 7)
        // What people scrolled to is not scrolled to again.
        settle(host)
        #expect(offset(host) == 135)
        place.setID?(0)
        settle(host)
        #expect(offset(host) == 0)
    }

    @Test("An anchor says where in the scroll view the view comes to be, and which one is there")
    func anchors() {
        let place = Place()
        let host = TestHost(ByID(place: place, isLazy: false, anchor: .center))
        settle(host)
        place.setID?(10)
        settle(host)
        #expect(offset(host) == 160)
        _ = scroller(host)?.scroll(by: CGVector(dx: 0, dy: -40))
        settle(host)
        #expect(place.id == 8)
    }

    @Test("Without targets nothing is said of where people scroll, and setting an identifier scrolls")
    func noTargets() {
        let place = Place()
        let host = TestHost(ByID(place: place, isLazy: false, isTarget: false))
        settle(host)
        _ = scroller(host)?.scroll(by: CGVector(dx: 0, dy: 40))
        settle(host)
        #expect(place.id == nil)
        place.setID?(15)
        settle(host)
        #expect(offset(host) == 220)
    }

    @Test("A position goes to edges, points and views, and says when people have scrolled")
    func positions() {
        let place = Place()
        let host = TestHost(ByPosition(place: place, start: ScrollPosition(idType: Int.self, edge: .bottom)))
        settle(host)
        #expect(offset(host) == 300)
        var new = place.position
        #expect(new.edge == .bottom && !new.isPositionedByUser)
        new.scrollTo(y: 50)
        place.setPosition?(new)
        settle(host)
        #expect(offset(host) == 50 && place.position.y == 50 && place.position.point == nil)
        new.scrollTo(id: 12, anchor: .top)
        place.setPosition?(new)
        settle(host)
        #expect(offset(host) == 240)
        _ = scroller(host)?.scroll(by: CGVector(dx: 0, dy: -60))
        settle(host)
        #expect(place.position.isPositionedByUser && place.position.viewID(type: Int.self) == 9)
        #expect(place.position.edge == nil && place.position.viewID as? Int == 9)
        new = place.position
        new.scrollTo(edge: .top)
        place.setPosition?(new)
        settle(host)
        #expect(offset(host) == 0 && !place.position.isPositionedByUser)
    }

    @Test("What is not finite, or not there, moves nothing")
    func hostile() {
        let place = Place()
        let host = TestHost(ByPosition(place: place, start: ScrollPosition(idType: Int.self, y: 40)))
        settle(host)
        for change in [
            { $0.scrollTo(y: .nan) }, { $0.scrollTo(point: CGPoint(x: CGFloat.infinity, y: .nan)) },
            { $0.scrollTo(id: 1_000) }, { $0.scrollTo(id: "no such type") },
        ] as [(inout ScrollPosition) -> Void] {
            var new = place.position
            change(&new)
            place.setPosition?(new)
            settle(host)
            #expect(offset(host) == 40)
        }
    }

    @Test("Margins are around the contents, which scroll through them and come to rest within")
    func margins() {
        let host = TestHost(Rows(isLazy: false, margin: 15))
        settle(host)
        let state = scroller(host)?.state
        #expect(state?.contentSize == CGSize(width: 100, height: 430))
        let leaves = (scroller(host)?.item).map { LayoutItemFrames(of: $0).frames } ?? []
        #expect(leaves.first == CGRect(x: 15, y: 15, width: 70, height: 20))
        let place = ScrollDestination(frame: CGRect(x: 15, y: 215, width: 70, height: 20), isFinal: true)
        scroller(host)?.bringIntoSight(anchor: .top) { place }
        settle(host)
        #expect(state?.offset.y == 200)
    }

    @Test("Margins that are not finite are reported and count as none")
    func unsoundMargins() {
        let reported = issues {
            let host = TestHost(Rows(isLazy: false, margin: .nan))
            settle(host)
            #expect(scroller(host)?.state.contentSize.height == 400)
        }
        #expect(reported.count == 4)
    }

    @Test("Contents are cut off at a scroll view, unless that is disabled")
    func clip() {
        func clips(_ isDisabled: Bool) -> Int {
            let picture = Pictured(Rows(isLazy: false).frame(height: 40).scrollClipDisabled(isDisabled))
            return DisplayListContents(picture.list()).groups.filter { $0.effects.clip != nil }.count
        }
        #expect(clips(false) == 1)
        #expect(clips(true) == 0)
    }
}

/// The frames of the items without children, in the coordinates of an item around.
@MainActor private struct LayoutItemFrames {
    var frames: [CGRect] = []

    init(of item: LayoutNode) {
        var stack: [(LayoutNode, CGPoint)] = [(item, .zero)]
        while let (node, origin) = stack.popLast() {
            var children: [LayoutNode] = []
            node.appendChildrenBackToFront(to: &children)
            for child in children.reversed() {
                let frame = child.frame.offsetBy(dx: origin.x, dy: origin.y)
                if child is LeafLayoutNode { frames.append(frame) }
                stack.append((child, frame.origin))
            }
        }
    }
}
