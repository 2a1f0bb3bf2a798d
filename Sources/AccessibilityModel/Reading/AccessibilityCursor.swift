/// What is read at present by somebody who goes from element to element.
@MainActor package final class AccessibilityCursor {
    /// The one of the program.
    package static let shared = AccessibilityCursor()

    /// What stands for the element that is read; `nil` for none.
    private(set) package weak var object: AnyObject?
    private var leave: () -> Void = {}
    /// Called after another element has become what is read, with the former one and the new one.
    package var didMove: (_ from: AnyObject?, _ to: AnyObject?) -> Void = { _, _ in }

    package init() {}

    /// Goes to an element, unless it is there already.
    ///
    /// - Parameters:
    ///   - new: What stands for the element, held weakly; `nil` for none.
    ///   - enter: Called once it is there.
    ///   - leave: Called when it has gone elsewhere.
    package func move(to new: AnyObject?, enter: () -> Void = {}, leave: @escaping () -> Void = {}) {
        let old = object
        if new === old { return }
        let left = self.leave
        (object, self.leave) = (new, leave)
        left()
        // Whoever was told may have gone on.
        guard object === new else { return }
        if new != nil { enter() }
        didMove(old, new)
    }
}

extension AccessibilityElement {
    /// Goes to the element, which then is what is read: the view it stands for is told, and states that follow that
    /// change. Returns whether there still is what it stands for.
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

    /// Whether it is what is read at present.
    public var isFocused: Bool { object != nil && AccessibilityCursor.shared.object === object }
}
