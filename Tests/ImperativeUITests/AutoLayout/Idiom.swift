import Foundation
import ImperativeUI
import Testing

/// Constraints as applications write them, in a view of 320 by 480 points, with the frames that follow by hand.
struct Idiom: CustomTestStringConvertible, Sendable {
    let name: String
    let make: @MainActor @Sendable (UIView) -> [UIView]
    let frames: [CGRect]

    var testDescription: String { name }

    init(_ name: String, _ frames: CGRect..., make: @escaping @MainActor @Sendable (UIView) -> [UIView]) {
        self.name = name
        self.make = make
        self.frames = frames
    }
}

@MainActor func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

extension NSLayoutConstraint {
    func at(_ priority: Float) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        return self
    }
}
