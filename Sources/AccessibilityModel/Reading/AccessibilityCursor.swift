/// The accessibility focus: the element that a screen reader reads at present.
@MainActor package final class AccessibilityCursor {
    /// The one of the program.
    package static let shared = AccessibilityCursor()

    /// The object that the focused element represents; `nil` for none.
    private(set) package weak var object: AnyObject?
    private var leave: () -> Void = {}
    /// Called after the focus has moved, with the previous object and the new one.
    package var didMove: (_ from: AnyObject?, _ to: AnyObject?) -> Void = { _, _ in }

    package init() {}

    /// Goes to an element, unless it is there already.
    ///
    /// - Parameters:
    ///   - new: The object of the element, held weakly; `nil` for none.
    ///   - enter: Called once it is there.
    ///   - leave: Called when it has gone elsewhere.
    package func move(to new: AnyObject?, enter: () -> Void = {}, leave: @escaping () -> Void = {}) {
        let old = object
        if new === old { return }
        let left = self.leave
        (object, self.leave) = (new, leave)
        left()
        // The handler may have moved the focus.
        guard object === new else { return }
        if new != nil { enter() }
        didMove(old, new)
    }
}

extension AccessibilityElement {
    /// Moves the accessibility focus to the element. The view it represents is informed, and states that track the
    /// focus change. Returns whether the object the element represents still exists and has the focus.
    @discardableResult
    public func focus() -> Bool {
        guard let object else { return false }
        AccessibilityCursor.shared.move(to: object) {
            _ = perform(.focus(true))
        } leave: {
            _ = perform(.focus(false))
        }
        return AccessibilityCursor.shared.object === object
    }

    /// A Boolean value that indicates whether the element has the accessibility focus.
    public var isFocused: Bool { object != nil && AccessibilityCursor.shared.object === object }
}
