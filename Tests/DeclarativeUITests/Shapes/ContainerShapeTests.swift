import Drawing
import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Shapes that follow their container") struct ContainerShapeTests {
    private func svg(_ view: some View) -> String { view.snapshot(size: CGSize(width: 80, height: 64)).svg() }

    @Test("Inside a container the outline is inset by the distance to its nearest edge")
    func inset() {
        let relative = ContainerRelativeShape().fill(.red).padding(8).padding(.top, 8)
            .containerShape(RoundedRectangle(cornerRadius: 20))
        let rounded = RoundedRectangle(cornerRadius: 12).fill(.red).padding(8).padding(.top, 8)
        #expect(svg(relative) == svg(rounded))
        #expect(svg(relative) != svg(RoundedRectangle(cornerRadius: 20).fill(.red).padding(8).padding(.top, 8)))
    }

    @Test("At the edges it is the shape of the container, and the nearest container counts")
    func nearest() {
        let shape = ContainerRelativeShape().fill(.red).containerShape(Capsule())
            .containerShape(RoundedRectangle(cornerRadius: 4))
        #expect(svg(shape) == svg(Capsule().fill(.red)))
        #expect(
            svg(Color.clear.background(.red, in: .containerRelative).containerShape(Circle()))
                == svg(
                    Color.clear.background(.red, in: Circle())))
    }

    @Test("Without a container it is a rectangle")
    func alone() { #expect(svg(ContainerRelativeShape().fill(.red)) == svg(Rectangle().fill(.red))) }

    @Test("Its border is inset as that of the shape that it follows")
    func border() {
        let border = ContainerRelativeShape().strokeBorder(.red, lineWidth: 4).containerShape(
            RoundedRectangle(cornerRadius: 12))
        #expect(svg(border) == svg(RoundedRectangle(cornerRadius: 12).strokeBorder(.red, lineWidth: 4)))
    }

    @Test("It follows a container that changes its size or its shape")
    func follows() {
        let rig = AnimationRig { value in
            ContainerRelativeShape().fill(.red).frame(width: 20, height: 20)
                .frame(width: value == 0 ? 20 : 40, height: value == 0 ? 20 : 40)
                .containerShape(RoundedRectangle(cornerRadius: value == 2 ? 14 : 10))
        }
        rig.run {}
        func tree() -> DisplayList {
            var context = DrawingContext()
            rig.host.graph.drawViews(in: &context, scale: 1)
            return context.finish()
        }
        let first = tree()
        rig.set(1)
        let second = tree()
        rig.set(2)
        #expect(first != second && second != tree())
    }
}
