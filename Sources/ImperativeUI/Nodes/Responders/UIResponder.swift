import Foundation

/// An object that can respond to events: the base of views, controllers, windows and scenes.
///
/// An event it does not handle goes on to the ``next``: from a view to its controller or superview, up to the
/// application.
@MainActor @preconcurrency open class UIResponder: NSObject {
    /// Makes a responder.
    public override init() {
        _ = DeviceTraits.predict
        super.init()
    }

    /// The responder asked after this one; `nil` at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: Touches

    /// Called when touches came down. Hands them on, as the other three do.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when touches moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when touches went up.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when touches no longer count, as a gesture was recognised.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys

    /// Called when keys went down. Hands them on, as the other three do.
    ///
    /// Keys go to the first responder, without one to the view that has the focus, else to the controller in front,
    /// and from there up. What nobody overrides does what keys do by themselves: they move the focus, press what has
    /// it, or scroll.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        hand(event) { $0.pressesBegan(presses, with: event) }
    }

    /// Called when the strength of a press changed.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        hand(event) { $0.pressesChanged(presses, with: event) }
    }

    /// Called when keys went up.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        hand(event) { $0.pressesEnded(presses, with: event) }
    }

    /// Called when presses no longer count.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        hand(event) { $0.pressesCancelled(presses, with: event) }
    }

    private func hand(_ event: UIPressesEvent?, on call: (UIResponder) -> Void) {
        // At the end of the chain nobody has wanted it.
        guard let next else {
            event?.reachedEnd = true
            return
        }
        event?.handedTo.append(next)
        call(next)
    }

    // MARK: Motion

    /// Called when the device began to be moved. Hands it on, as the other two do.
    ///
    /// Motions go to the first responder, without one to the view that has the focus, else to the controller in front,
    /// and from there up.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Called when the motion is over: the device was shaken.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Called when the motion does not count, as the application is no longer active.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// The commands that keys stand for while this is in the responder chain; none by default.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: First responder

    /// Whether this can become the first responder; false by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this can give up being the first responder; true by default.
    open var canResignFirstResponder: Bool { true }

    /// Whether this is the first responder of its window: the one that actions without a target go to first.
    open var isFirstResponder: Bool { windowHolding(self)?.firstResponder === self }

    /// Makes this the first responder of its window. Returns whether it is now: it must be able to, be in a window, and
    /// the one before must give up.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let window = windowHolding(self) else { return false }
        if window.firstResponder === self { return true }
        if let before = window.firstResponder, !before.resignFirstResponder() { return false }
        window.madeAppearance.firstResponder = self
        (window.focusStorage as? any FirstResponderFollower)?.firstResponderDidChange(to: self)
        return true
    }

    /// Gives up being the first responder. Returns whether it is no longer the first responder.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard let window = windowHolding(self), window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.madeAppearance.firstResponder = nil
        return true
    }

    /// Gives up being the first responder, whatever it wants. Returns whether it is no longer the first responder.
    func resignByForce() -> Bool {
        if resignFirstResponder() { return true }
        windowHolding(self)?.madeAppearance.firstResponder = nil
        return true
    }

    // MARK: Accessibility

    /// Where what code has set is kept; `nil` where nothing is.
    var accessibilityRecord: AccessibilityRecord? {
        get { AccessibilityRecords[self] }
        set { AccessibilityRecords[self] = newValue }
    }

    /// What holds where code has set nothing.
    package var ownAccessibility: OwnAccessibility { OwnAccessibility() }
    /// What `accessibilityLabel` returns where none was set.
    package var ownAccessibilityLabel: String? { nil }
    /// What `accessibilityFrame` returns where none was set.
    package var ownAccessibilityFrame: CGRect { .zero }
    /// Whether it responds where code has not said so.
    package var ownRespondsToUserInteraction: Bool { !accessibilityTraits.contains(.notEnabled) }
    /// Replaces the text, as the user would. Returns whether there is one that takes it.
    package func takeAccessibilityText(_ text: String) -> Bool { false }

    /// Whether this is an element, of whose contents nothing is told; true by default for labels, text and the standard
    /// controls, for others false.
    open var isAccessibilityElement: Bool {
        get { accessibilityRecord?.isElement ?? ownAccessibility.isElement }
        set { madeAccessibilityRecord.isElement = newValue }
    }

    /// What this is called; a label's text and a button's title where none was set.
    open var accessibilityLabel: String? {
        get { accessibilityRecord?.label ?? ownAccessibilityLabel }
        set { madeAccessibilityRecord.label = newValue }
    }

    /// What this is set to, or shows; that of a standard control where none was set.
    open var accessibilityValue: String? {
        get { accessibilityRecord?.value ?? ownAccessibility.value }
        set { madeAccessibilityRecord.value = newValue }
    }

    /// What using this leads to; `nil` by default.
    open var accessibilityHint: String? {
        get { accessibilityRecord?.hint }
        set { madeAccessibilityRecord.hint = newValue }
    }

    /// A name for tests and tools; `nil` by default.
    open var accessibilityIdentifier: String? {
        get { accessibilityRecord?.identifier }
        set { madeAccessibilityRecord.identifier = newValue }
    }

    /// What this is and does; those of a standard control where none were set.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityRecord?.traits ?? ownAccessibility.traits }
        set { madeAccessibilityRecord.traits = newValue }
    }

    /// Where this is, in the coordinates of the window, in points; a view's bounds where none was set.
    open var accessibilityFrame: CGRect {
        get { accessibilityRecord?.frame ?? accessibilityRecord?.path?.bounds ?? ownAccessibilityFrame }
        set { madeAccessibilityRecord.frame = newValue }
    }

    /// What outlines this, in the coordinates of the window, where that is no rectangle; `nil` by default.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityRecord?.path }
        set { madeAccessibilityRecord.path = newValue }
    }

    /// Where this is tapped when it is used, in the coordinates of the window; by default in the middle.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return accessibilityRecord?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { madeAccessibilityRecord.activationPoint = newValue }
    }

    /// Whether nothing is told of what this is made of; false by default.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityRecord?.hidesElements ?? false }
        set { madeAccessibilityRecord.hidesElements = newValue }
    }

    /// Whether nothing is told of the other views in the superview; false by default.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityRecord?.isModal ?? false }
        set { madeAccessibilityRecord.isModal = newValue }
    }

    /// Whether what this is made of stays together; false by default.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityRecord?.groupsChildren ?? false }
        set { madeAccessibilityRecord.groupsChildren = newValue }
    }

    /// What this is made of, in reading order: views and `UIAccessibilityElement`s. `nil`, the default, stands for the
    /// subviews. What is neither is reported and left out.
    open var accessibilityElements: [Any]? {
        get { accessibilityRecord?.elements }
        set { madeAccessibilityRecord.elements = newValue }
    }

    /// What can be done with this besides using it; `nil` by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityRecord?.customActions }
        set { madeAccessibilityRecord.customActions = newValue }
    }

    /// The ways through what this is made of; `nil` by default.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityRecord?.customRotors }
        set { madeAccessibilityRecord.customRotors = newValue }
    }

    /// Whether this responds to somebody who uses it; by default where it is enabled and can be used.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityRecord?.respondsToUser ?? ownRespondsToUserInteraction }
        set { madeAccessibilityRecord.respondsToUser = newValue }
    }

    /// What else this may be called by those who speak to it, the best name first; by default its label.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityRecord?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { madeAccessibilityRecord.inputLabels = newValue }
    }

    /// Returns the number of elements in `accessibilityElements`; `NSNotFound` while that is `nil`.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

    /// The element at a place in reading order; `nil` for a place that there is not.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The place of an element in reading order; `NSNotFound` for one that this is not made of.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Uses this. Returns whether it did something; where it did not, as by default, it is tapped at its activation
    /// point.
    open func accessibilityActivate() -> Bool { false }

    /// Makes the value larger by a step; called for what has the trait `adjustable`.
    open func accessibilityIncrement() {}

    /// Makes the value smaller by a step; called for what has the trait `adjustable`.
    open func accessibilityDecrement() {}

    /// Scrolls by a page. Returns whether it did; where it did not, what is around it is asked.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Leaves what is in front. Returns whether it did; where it did not, the next responder is asked.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Does what is done first of all. Returns whether it did; where it did not, the next responder is asked.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// Called after this has become what is read.
    open func accessibilityElementDidBecomeFocused() {}

    /// Called after this has ceased to be what is read.
    open func accessibilityElementDidLoseFocus() {}

    /// Whether this is what is read at present.
    open func accessibilityElementIsFocused() -> Bool { AccessibilityCursor.shared.object === self }
}

/// The window a responder belongs to.
@MainActor private func windowHolding(_ responder: UIResponder) -> UIWindow? {
    if let view = responder as? UIView { return view.window }
    if let controller = responder as? UIViewController { return controller.viewIfLoaded?.window }
    return nil
}

extension UIWindow {
    /// The first responder, as long as it is in this window.
    final var firstResponder: UIResponder? {
        guard let first = appearance?.firstResponder, windowHolding(first) === self else { return nil }
        return first
    }
}
