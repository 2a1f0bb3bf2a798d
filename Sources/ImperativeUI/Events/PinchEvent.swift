import Foundation

/// Two fingers that are down, and how they have moved.
package final class PinchEvent: UIEvent {
    package private(set) var scale = CGFloat(1)
    package private(set) var rotation = CGFloat(0)

    package override var type: EventType { .transform }

    init(_ pinch: HostPinch) {
        super.init()
        follow(pinch)
    }

    /// Takes over how far the fingers have moved.
    func follow(_ pinch: HostPinch) {
        scale = pinch.scale.isFinite && pinch.scale > 0 ? min(max(pinch.scale, 1e-4), 1e4) : 1
        rotation = pinch.rotation.isFinite ? min(max(pinch.rotation, -1e4), 1e4) : 0
    }
}
