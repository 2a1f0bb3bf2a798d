import CoreTransferable
import Foundation
import BridgedEnvironment

/// Lets people drag a view's items away. A touch that stays lifts them.
struct DragModifier {
    let provider: () -> NSItemProvider
    let preview: () -> AnyView
    private var reader = NodeReader()
    @State private var drag = DragInProgress()
    @State private var isLifted = false
    @GestureState private var isHeld = false

    nonisolated init(
        provider: @escaping () -> NSItemProvider, preview: @escaping () -> AnyView
    ) { (self.provider, self.preview) = (provider, preview) }
}

extension DragModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.opacity(isLifted ? 0.5 : 1)
            .gesture(gesture)
            .onChange(of: isHeld) {
                if isHeld { return }
                // It does nothing after a drop.
                drag.cancel()
                isLifted = false
            }
    }

    @MainActor private var gesture: some Gesture {
        LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { value in
                guard case .second(_, let movement) = value else { return }
                isLifted = true
                guard let movement else { return }
                if !drag.hasBegun { begin() }
                drag.move(to: movement.location)
            }
            .onEnded { _ in
                drag.drop()
                isLifted = false
            }
    }

    @MainActor private func begin() {
        guard let place = reader.place, let node = place.node, let origin = place.origin(.dragPreview),
            let delegate = node.graph.delegate as? any GraphDragDelegate
        else { return }
        drag.session = delegate.begin(ViewDrag(providers: [provider()], preview: preview(), origin: origin))
    }
}

/// The drag of one view.
@MainActor private final class DragInProgress {
    var session: (any ViewDragSession)?
    var hasBegun: Bool { session != nil }

    nonisolated init() {}

    func move(to point: CGPoint) { session?.move(to: point) }

    func drop() {
        let ended = session
        session = nil
        ended?.drop()
    }

    func cancel() {
        let ended = session
        session = nil
        ended?.cancel()
    }
}
