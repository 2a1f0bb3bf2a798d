import Foundation

/// Two fingers that are down, and how they have moved.
package final class PinchEvent: UIEvent {
    package private(set) var scale = CGFloat(1)
    package private(set) var rotation = CGFloat(0)

    package override var type: EventType { .transform }

    /// Takes over how far the fingers have moved. Numbers that no fingers have count as none.
    func follow(scale: CGFloat, rotation: CGFloat) {
        self.scale = scale.isFinite && scale > 0 ? min(max(scale, 1e-4), 1e4) : 1
        self.rotation = rotation.isFinite ? min(max(rotation, -1e4), 1e4) : 0
    }
}
