import Foundation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

private struct ShapeReader: View {
    @Environment(\.buttonBorderShape) private var shape
    let found: (ButtonBorderShape) -> Void

    init(found: @escaping (ButtonBorderShape) -> Void) { self.found = found }

    var body: some View {
        found(shape)
        return Color.clear
    }
}

@MainActor @Suite("Shapes and sizes of buttons") struct ButtonShapeTests {
    private func plate(_ view: some View, _ size: CGFloat = 100) -> CGRect {
        ControlHost(view.buttonStyle(.borderedProminent), size, size)
            .frames(of: ShapeNode<ButtonBorderShape, AnyShapeStyle>.self)[0]
    }

    @Test("Each shape has the outline it is named after")
    func outlines() {
        let rect = CGRect(x: 0, y: 0, width: 60, height: 30)
        func outline(_ shape: ButtonBorderShape) -> Path { shape.path(in: rect) }
        #expect(outline(.automatic) == RoundedRectangle(cornerRadius: 8).path(in: rect))
        #expect(outline(.roundedRectangle) == RoundedRectangle(cornerRadius: 8).path(in: rect))
        #expect(outline(.roundedRectangle(radius: 3)) == RoundedRectangle(cornerRadius: 3).path(in: rect))
        #expect(outline(.capsule) == Capsule().path(in: rect))
        #expect(outline(.circle) == Circle().path(in: rect))
        #expect(outline(.capsule.inset(by: 4)) == Capsule().inset(by: 4).path(in: rect))
    }

    @Test("A radius that is no positive number makes square corners", arguments: [-3, .nan, .infinity] as [CGFloat])
    func hostileRadius(radius: CGFloat) {
        let rect = CGRect(x: 0, y: 0, width: 60, height: 30)
        #expect(
            ButtonBorderShape.roundedRectangle(radius: radius).path(in: rect)
                == RoundedRectangle(cornerRadius: 0).path(in: rect))
    }

    @Test("The shape nearest to a button wins, and `.automatic` is the default")
    func environment() {
        var found: [ButtonBorderShape] = []
        _ = ControlHost(ShapeReader { found.append($0) })
        _ = ControlHost(ShapeReader { found.append($0) }.buttonBorderShape(.capsule).buttonBorderShape(.circle))
        #expect(found == [.automatic, .capsule])
    }

    @Test("A round button is as wide as high, with its label in the middle")
    func circle() {
        let button = Button("abc") {}
        #expect(isClose(plate(button), 26, 35, 48, 30))
        #expect(isClose(plate(button.buttonBorderShape(.circle)), 31, 31, 38, 38))
        let host = ControlHost(button.buttonStyle(.bordered).buttonBorderShape(.circle))
        #expect(isClose(host.texts[0], 38, 42, 24, 16))
    }

    @Test("A button keeps what its label remembers when its shape changes")
    func change() {
        struct Count: View {
            @State private var count = 0
            var body: some View { Text(verbatim: "\(count)").onAppear { count += 1 } }
        }
        func view(_ shape: ButtonBorderShape) -> some View {
            Button {
            } label: {
                Count()
            }
            .buttonStyle(.bordered).buttonBorderShape(shape)
        }
        let host = ControlHost(view(.capsule))
        host.show(view(.circle))
        #expect(host.strings == ["1"])
    }

    @Test("The padding of a button follows the size of controls")
    func sizes() {
        let button = Button("abc") {}
        #expect(plate(button.controlSize(.large)).size == CGSize(width: 64, height: 46))
        #expect(plate(button.controlSize(.extraLarge)).size == CGSize(width: 64, height: 46))
        #expect(plate(button.controlSize(.regular)).size == CGSize(width: 48, height: 30))
        let (small, mini) = (plate(button.controlSize(.small)), plate(button.controlSize(.mini)))
        #expect(small.height < 30 && mini.height < small.height && mini.width < small.width)
    }
}
