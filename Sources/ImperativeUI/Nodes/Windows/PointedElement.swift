import Foundation

/// An element that a pointer is over and that can be pressed.
@MainActor package struct PointedElement {
    /// The identity of the element, the same for as long as it exists.
    package let object: AnyObject
    private weak var view: UIView?
    /// Where it is, in the view's coordinates; `nil` once it is gone, or cannot be pressed.
    private let place: () -> CGRect?
    /// Whether the pointer is down on it.
    var isPressed = false

    package init(_ object: AnyObject, in view: UIView, place: @escaping () -> CGRect?) {
        (self.object, self.view, self.place) = (object, view, place)
    }

    /// Where it is in a window; `nil` if it is not there any more.
    func frame(in window: UIWindow) -> CGRect? {
        guard let view, view.window === window, let frame = place() else { return nil }
        return view.convert(frame, to: window)
    }
}

/// Where an element under a pointer is, in points of a picture.
struct PointerMark: Hashable, Sendable {
    var frame: CGRect
    var isPressed: Bool
}
