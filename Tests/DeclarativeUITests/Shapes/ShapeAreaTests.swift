import Drawing
import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Shapes made of two, and of lines") struct ShapeAreaTests {
    private static let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    private static let left = Path(CGRect(x: 0, y: 0, width: 20, height: 40))

    @Test("Paths are combined by what they fill")
    func paths() {
        let square = Path(Self.rect)
        let right = CGPoint(x: 30, y: 20)
        let left = CGPoint(x: 10, y: 20)
        #expect(square.subtracting(Self.left).contains(right) && !square.subtracting(Self.left).contains(left))
        #expect(square.intersection(Self.left).boundingRect == Self.left.boundingRect)
        #expect(Self.left.union(square).boundingRect == Self.rect)
        #expect(!square.symmetricDifference(square).contains(left))
        let around = Path(CGRect(x: -10, y: -10, width: 30, height: 60))
        #expect(square.lineIntersection(around).boundingRect == Self.left.boundingRect)
        #expect(square.lineSubtraction(around).boundingRect == CGRect(x: 20, y: 0, width: 20, height: 40))
        var twice = square
        twice.addPath(Self.left)
        #expect(!twice.normalized().contains(left) && twice.normalized(eoFill: false).contains(left))
    }

    @Test("Paths of the drawing library have the same operations")
    func cgPaths() {
        let square = CGPath(rect: Self.rect, transform: nil)
        let left = Self.left.cgPath
        #expect(square.subtracting(left).boundingBox == CGRect(x: 20, y: 0, width: 20, height: 40))
        #expect(square.union(left) == square.normalized())
        #expect(square.intersects(left))
        #expect(!left.intersects(CGPath(rect: CGRect(x: 20, y: 0, width: 5, height: 5), transform: nil)))
        let stroked = square.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(stroked.boundingBox == CGRect(x: -2, y: -2, width: 44, height: 44))
        #expect(square.copy(dashingWithPhase: 0, lengths: [10, 10]).boundingBox == Self.rect)
    }

    @Test("A shape of two moves with both, and keeps the size of the first")
    func shapes() {
        var shape = Circle().subtracting(Rectangle().offset(x: 20))
        #expect(!shape.path(in: Self.rect).contains(CGPoint(x: 30, y: 20)))
        #expect(shape.sizeThatFits(ProposedViewSize(width: 40, height: 80)) == CGSize(width: 40, height: 40))
        var data = shape.animatableData
        data.scale(by: 2)
        shape.animatableData = data
        #expect(shape.path(in: Self.rect).contains(CGPoint(x: 30, y: 20)))
    }

    @Test("A line along a shape is a shape that is filled, and drawn as a line")
    func stroked() {
        let ring = Circle().stroke(lineWidth: 4)
        #expect(!ring.path(in: Self.rect).contains(CGPoint(x: 20, y: 20)))
        #expect(ring.path(in: Self.rect).contains(CGPoint(x: 1, y: 20)))
        for view in [
            AnyView(ring), AnyView(ring.fill(.red)), AnyView(Circle().stroke(style: StrokeStyle(lineWidth: 4))),
        ] {
            guard case .stroke(_, let pen, _)? = Pictured(view).items.first else {
                Issue.record("no line is drawn")
                continue
            }
            #expect(pen.width == 4)
        }
        let thick = Circle().strokedOutline(6).path(in: Self.rect)
        #expect(abs(thick.boundingRect.width - 46) < 0.01)
    }

    @Test("The shape for interaction says where taps land; one for other purposes does not")
    func contentShapes() {
        var taps = 0
        func host(_ kind: ContentShapeKinds) -> ControlHost {
            ControlHost(
                Color.red.frame(width: 100, height: 100).contentShape(kind, Circle()).onTapGesture { taps += 1 })
        }
        #expect(!host(.interaction).tap(2, 2))
        #expect(host(.interaction).tap(50, 50))
        #expect(host([.dragPreview, .hoverEffect]).tap(2, 2))
        #expect(taps == 2)
    }
}

extension Shape {
    /// As public code makes lines of shapes.
    fileprivate func strokedOutline(_ width: CGFloat) -> Path {
        path(in: CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(StrokeStyle(lineWidth: width))
    }
}
