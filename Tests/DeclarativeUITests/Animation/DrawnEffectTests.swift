import Drawing
import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

@MainActor @Suite("Effects on the picture as a whole") struct DrawnEffectTests {
    /// What is done to the first item, without what does nothing.
    private func treatments(_ rig: AnimationRig) -> [Treatment] {
        rig.leaf.displayEffects.compactMap(\.treatment)
    }

    @Test("A blur moves by its radius, and there is none at 0")
    func blur() {
        let radii = AnimationRig.five({ rig in
            guard case .blur(let radius, nil)? = treatments(rig).first else { return 0.0 }
            return radius
        }) { Tile().blur(radius: $0 == 0 ? 0 : 8) }
        #expect(zip(radii, [0, 2, 4, 6, 8]).allSatisfy { abs($0 - $1) < 0.001 }, "\(radii)")
    }

    @Test("Colours move by their amounts")
    func colors() {
        func amounts<V: View>(@ViewBuilder _ content: @escaping (Int) -> V) -> [Double] {
            AnimationRig.five(
                { rig in
                    guard case .colors(let filter)? = treatments(rig).first else { return -1 }
                    return filter.apply(to: ColorComponents(red: 0.5, green: 0.25, blue: 0)).red
                }, content)
        }
        let bright = amounts { Tile().brightness($0 == 0 ? 0 : 0.4) }
        #expect(zip(bright, [-1, 0.6, 0.7, 0.8, 0.9]).allSatisfy { abs($0 - $1) < 0.001 }, "\(bright)")
        let contrast = amounts { Tile().contrast($0 == 0 ? 0 : 2) }
        #expect(contrast.allSatisfy { abs($0 - 0.5) < 0.001 || $0 == -1 }, "\(contrast)")
        let grey = amounts { Tile().grayscale($0 == 0 ? 0 : 1) }
        let luma = 0.2126 * 0.5 + 0.7152 * 0.25
        for (index, value) in grey.enumerated().dropFirst() {
            #expect(abs(value - (0.5 + (luma - 0.5) * Double(index) / 4)) < 0.001)
        }
        let turned = AnimationRig.five({ rig in
            guard case .colors(let filter)? = treatments(rig).first else { return ColorFilter.hueRotation(0) }
            return filter
        }) { Tile().hueRotation(.degrees($0 == 0 ? 0 : 180)) }
        for (index, filter) in turned.enumerated() {
            let expected = ColorFilter.hueRotation(Double(index) * .pi / 4).apply(
                to: .init(red: 0.6, green: 0.4, blue: 0.5))
            #expect(abs(filter.apply(to: .init(red: 0.6, green: 0.4, blue: 0.5)).green - expected.green) < 0.001)
        }
    }

    @Test("A turn in space moves by its angle, and needs no matrix with a vanishing point without perspective")
    func turn() {
        let widths = AnimationRig.five({ $0.host.graph.rootItems[0].transform.a }) {
            Color.red.frame(width: 40, height: 40)
                .rotation3DEffect(.degrees($0 == 0 ? 0 : 60), axis: (x: 0, y: 1, z: 0), perspective: 0)
        }
        #expect(
            widths.enumerated().allSatisfy { abs($1 - cos(Double($0) * .pi / 12)) < 0.001 }, "\(widths)")
        let depths = AnimationRig.five({ $0.host.graph.rootItems[0].projection?.m13 ?? 0 }) {
            Color.red.frame(width: 40, height: 20)
                .rotation3DEffect(.degrees($0 == 0 ? 0 : 60), axis: (x: 0, y: 1, z: 0), anchor: .topLeading)
        }
        #expect(
            depths.enumerated().allSatisfy { abs($1 - sin(Double($0) * .pi / 12) / 40) < 0.0001 }, "\(depths)")
    }

    private struct Slide: GeometryEffect {
        var animatableData: CGFloat

        nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: animatableData * size.width, y: 0))
        }
    }

    @Test("An effect of one's own moves by its animatable data, and followers of the frame hear of it")
    func own() {
        let places = AnimationRig.five({ $0.leaf.absoluteFrame.minX }) {
            Color.red.frame(width: 40, height: 20).modifier(Slide(animatableData: $0 == 0 ? 0 : 1))
        }
        #expect(zip(places, [30, 40, 50, 60, 70]).allSatisfy { abs($0 - $1) < 0.001 }, "\(places)")
        let drawn = AnimationRig.five({ $0.host.graph.rootItems[0].transform.tx }) {
            Color.red.frame(width: 40, height: 20).modifier(Slide(animatableData: $0 == 0 ? 0 : 1).ignoredByLayout())
        }
        #expect(zip(drawn, [0, 10, 20, 30, 40]).allSatisfy { abs($0 - $1) < 0.001 }, "\(drawn)")
    }

    @Test("Of a turned view what is seen is hit, and nothing where it would be unturned")
    func hits() {
        let rig = AnimationRig {
            Color.red.frame(width: 80, height: 80)
                .rotation3DEffect(.degrees($0 == 0 ? 0 : 60), axis: (x: 0, y: 1, z: 0), perspective: 0)
        }
        func isHit(_ x: Double, _ y: Double) -> Bool {
            HitTest.item(at: CGPoint(x: x, y: y), below: rig.host.graph.rootItems[0]) != nil
        }
        #expect(isHit(15, 50) && isHit(85, 50))
        rig.set(1)
        // Half as wide, around the middle at 50.
        #expect(!isHit(25, 50) && isHit(35, 50) && isHit(65, 50) && !isHit(75, 50))
    }

    @Test("With a vanishing point the point of the item is that which is seen at the point that was hit")
    func perspective() {
        let rig = AnimationRig { _ in
            Color.red.frame(width: 80, height: 80).rotation3DEffect(.degrees(50), axis: (x: 1, y: 0.5, z: 0))
        }
        let (item, root) = (rig.leaf, rig.host.graph.rootItems[0])
        for point in [CGPoint(x: 10, y: 20), CGPoint(x: 40, y: 40), CGPoint(x: 70, y: 60)] {
            let seen = root.inParent(point)
            let hit = HitTest.hit(at: seen, below: root)
            #expect(hit?.item === item)
            #expect(hit.map { abs($0.point.x - point.x) < 0.001 && abs($0.point.y - point.y) < 0.001 } == true)
        }
    }

    @Test("A mask takes no taps, is not spoken of, and leaves taps where they land")
    func mask() {
        var taps = 0
        let rig = AnimationRig { _ in
            Color.red.frame(width: 60, height: 60).onTapGesture { taps += 1 }
                .mask { Button("Mask") { taps += 100 }.frame(width: 10, height: 10) }
        }
        let interaction = GraphInteraction(rig.host.graph)
        interaction.tap(at: CGPoint(x: 25, y: 25))
        interaction.tap(at: CGPoint(x: 50, y: 50))
        #expect(taps == 2)
        #expect(!interaction.tap(label: "Mask"))
        #expect(rig.host.graph.rootNode?.shownTexts == [])
    }

    @Test("What is masked is drawn only with its mask, and without any mask not at all")
    func masked() {
        let picture = Pictured(Color.red.mask { Circle() })
        let groups = DisplayListContents(picture.list()).groups.filter {
            $0.effects.treatment == .mask(isInverted: false)
        }
        #expect(groups.count == 1 && groups[0].list.items.count == 2)
        #expect(Pictured(Color.red.mask {}).list().isEmpty)
        #expect(Pictured(EmptyView().mask { Circle() }).list().isEmpty)
    }

    @Test("Numbers that cannot be are reported, and the view is as it was")
    func hostile() {
        let reported = issues {
            let list = Pictured(
                Color.red.blur(radius: .nan).blur(radius: .infinity).brightness(.nan).hueRotation(.radians(.infinity))
                    .rotation3DEffect(.degrees(.nan), axis: (x: .nan, y: 0, z: 1), perspective: .infinity)
                    .transformEffect(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))
                    .modifier(Slide(animatableData: .infinity))
            ).list()
            #expect(DisplayListContents(list).groups.allSatisfy { $0.effects.treatment == nil })
            #expect(DisplayListContents(list).items.count == 1)
        }
        #expect(reported.count == 9, "\(reported)")
    }

    @Test("Effects that do nothing are attached to no item")
    func inert() {
        let rig = AnimationRig { _ in
            Tile().blur(radius: 0).brightness(0).contrast(1).saturation(1).grayscale(0).hueRotation(.zero)
                .blendMode(.normal).rotation3DEffect(.zero, axis: (x: 0, y: 1, z: 0)).transformEffect(.identity)
        }
        #expect(rig.host.graph.layoutContext.effects.isEmpty)
    }

    @Test("A visual effect follows its view, and moves under an animation")
    func visual() {
        let rig = AnimationRig { value in
            VStack(spacing: 0) {
                Color.clear.frame(height: value == 0 ? 10 : 30)
                Tile().frame(width: 20, height: 20).visualEffect { effect, proxy in
                    effect.offset(x: proxy.frame(in: .global).minY).opacity(0.5)
                }
                Spacer(minLength: 0)
            }
        }
        let tile = rig.leaves[1]
        #expect(tile.parent?.transform.tx ?? tile.transform.tx == 10 || tile.transform.tx == 10)
        rig.set(1)
        let moved = [tile.transform.tx, tile.parent?.transform.tx ?? 0]
        #expect(moved.contains(30), "\(moved)")
        let faded = AnimationRig.five({ rig in rig.leaf.opacity }) { value in
            Tile().visualEffect { effect, _ in effect.opacity(value == 0 ? 1 : 0) }
        }
        #expect(zip(faded, [1, 0.75, 0.5, 0.25, 0]).allSatisfy { abs($0 - $1) < 0.001 }, "\(faded)")
    }
}
