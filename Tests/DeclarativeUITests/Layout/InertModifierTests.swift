import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

@MainActor @Suite("Modifiers that come to do nothing") struct InertModifierTests {
    @Test("A view whose padding goes to 0 and comes back is still laid out when its size changes")
    func padding() {
        let handle = Handle<Binding<CGFloat>>()
        func page(_ padding: CGFloat) -> some View {
            VStack(spacing: 0) { Growing(handle: handle).padding(padding).frame(minWidth: 0) }
        }
        let host = ControlHost(page(5), 400, 400)
        var size: CGFloat = 10
        for padding in [0, 2, 0, 0, 3] {
            host.show(page(CGFloat(padding)))
            host.host.graph.checkInvariants()
            size += 10
            handle.value?.wrappedValue = size
            host.host.update()
            host.settle()
            #expect(host.colors[0].size == CGSize(width: size, height: size))
        }
    }
}

private struct Growing: View {
    let handle: Handle<Binding<CGFloat>>
    @State private var size: CGFloat = 10

    var body: some View {
        let _ = handle.value = $size
        Color.red.frame(width: size, height: size)
    }
}
