import DeclarativeViews
import Foundation
import ImperativeUI

extension _UIHostingView: GraphDragDelegate {
    package final func begin(_ drag: ViewDrag) -> (any ViewDragSession)? {
        window.map { WindowDrag(drag, in: $0) }
    }
}

/// A drag of a view's items over the windows of its scene, with its preview at the pointer.
@MainActor private final class WindowDrag: ViewDragSession {
    private let drag: ViewDrag
    private weak var window: UIWindow?
    private let delivery = DragDelivery()
    private let preview: ScopedHostingView<AnyView>
    private var point = CGPoint.zero

    init(_ drag: ViewDrag, in window: UIWindow) {
        (self.drag, self.window) = (drag, window)
        preview = ScopedHostingView(AnyView(drag.preview.opacity(0.8)), in: drag.origin.scope, label: drag.origin.node)
        preview.isUserInteractionEnabled = false
        preview.accessibilityElementsHidden = true
        let size = preview.sizeThatFits(window.bounds.size)
        preview.bounds.size = CGSize(
            width: min(size.width, window.bounds.width), height: min(size.height, window.bounds.height))
        window.addSubview(preview)
    }

    private func deliver(_ phase: HostDrag.Phase) {
        guard let window else { return }
        let place = CGPoint(x: point.x + window.frame.minX, y: point.y + window.frame.minY)
        delivery.deliver(
            HostDrag(phase, at: place, items: drag.providers), to: window.windowScene?.windows ?? [window])
    }

    func move(to point: CGPoint) {
        self.point = point
        preview.center = point
        deliver(.move)
    }

    func drop() {
        preview.leave()
        deliver(.drop)
    }

    func cancel() {
        preview.leave()
        deliver(.leave)
    }
}
