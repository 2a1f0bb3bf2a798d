import Foundation

/// An object that responds to events: the base class of views, controllers, windows and scenes.
///
/// An event that a responder does not handle is passed to its ``next`` responder: from a view to its controller or
/// superview, and finally to the application.
@MainActor @preconcurrency open class UIResponder: NSObject, _NibConnecting {
    /// Creates a new responder object.
    public override init() {
        _ = DeviceTraits.predict
        super.init()
    }

    // MARK: Interface files

    /// Called after the object was made of an interface file and all outlets and actions of the file are connected.
    /// Overrides call `super`.
    open func awakeFromNib() {}

    /// Called by Interface Builder on Apple's systems, to have an object show sample content. Never called here.
    open func prepareForInterfaceBuilder() {}

    /// Connects an outlet or an action by its name. Code that the plug-in `AppleSources` adds to classes overrides it.
    open func _connect(_ connection: _NibConnection) {}

    /// The next responder in the responder chain; `nil` at its end.
    open var next: UIResponder? { nil }

    // MARK: Actions

    /// Returns whether the responder can perform an action now; by default, whether it has the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isMethod(of: self) }

    /// Returns the object that performs an action: by default this responder, or else the nearest one in the responder
    /// chain that can; `nil` if none can.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if canPerformAction(action, withSender: sender) { return self }
        return next?.target(forAction: action, withSender: sender)
    }

    // MARK: Touches

    /// Called when touches begin. The default implementation of this and the other three methods passes them to the
    /// next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when touches move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when touches end.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when touches are cancelled, because a gesture was recognised.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys

    /// Called when keys are pressed. The default implementation of this and the other three methods passes them to
    /// the next responder.
    ///
    /// Presses are sent to the first responder, or else to the focused view, or else to the frontmost controller, and
    /// passed on from there. Presses that no responder overrides have their standard effect: they move the focus,
    /// activate the focused element, or scroll.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        hand(event) { $0.pressesBegan(presses, with: event) }
    }

    /// Called when the force of a press changes.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        hand(event) { $0.pressesChanged(presses, with: event) }
    }

    /// Called when keys are released.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        hand(event) { $0.pressesEnded(presses, with: event) }
    }

    /// Called when presses are cancelled.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        hand(event) { $0.pressesCancelled(presses, with: event) }
    }

    private func hand(_ event: UIPressesEvent?, on call: (UIResponder) -> Void) {
        // At the end of the chain the event is unhandled.
        guard let next else {
            event?.reachedEnd = true
            return
        }
        event?.handedTo.append(next)
        call(next)
    }

    // MARK: Motion

    /// Called when the device begins to be moved. The default implementation of this and the other two methods passes
    /// the motion to the next responder.
    ///
    /// Motions are sent to the first responder, or else to the focused view, or else to the frontmost controller, and
    /// passed on from there.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Called when a motion ends: the device was shaken.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Called when a motion is cancelled, because the application is no longer active.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// The key commands that are available while this object is in the responder chain; `nil` by default.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: First responder

    /// A Boolean value that indicates whether the object can become the first responder; `false` by default.
    open var canBecomeFirstResponder: Bool { false }

    /// A Boolean value that indicates whether the object can resign as first responder; `true` by default.
    open var canResignFirstResponder: Bool { true }

    /// A Boolean value that indicates whether the object is the first responder of its window, which receives actions
    /// without a target first.
    open var isFirstResponder: Bool { windowHolding(self)?.firstResponder === self }

    /// Makes the object the first responder of its window and returns whether it is now.
    ///
    /// Fails if the object cannot become the first responder, is in no window, or if the current first responder does
    /// not resign.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let window = windowHolding(self) else { return false }
        if window.firstResponder === self { return true }
        if let before = window.firstResponder, !before.resignFirstResponder() { return false }
        window.madeAppearance.firstResponder = self
        (window.focusStorage as? any FirstResponderFollower)?.firstResponderDidChange(to: self)
        window.inputViewsMayHaveChanged()
        return true
    }

    /// Resigns as first responder. Returns whether the object is no longer the first responder.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard let window = windowHolding(self), window.firstResponder === self else {
            // Its input views stay while something in them has the focus, and go when it is told once more.
            windowHolding(self)?.inputViewsStorage?.endUse(by: self)
            return true
        }
        guard canResignFirstResponder else { return false }
        window.madeAppearance.firstResponder = nil
        window.inputViewsMayHaveChanged()
        return true
    }

    /// Gives up being the first responder, even against its will. Returns whether it is no longer the first responder.
    func resignByForce() -> Bool {
        if resignFirstResponder() { return true }
        windowHolding(self)?.madeAppearance.firstResponder = nil
        windowHolding(self)?.inputViewsMayHaveChanged()
        return true
    }

    // MARK: Input views

    /// The view that takes input for the object in place of a keyboard; `nil`, the default, for none.
    ///
    /// It is shown at the bottom of the window while the object, or a responder below it in the chain without such a
    /// view, is the first responder. Notifications tell of it as of a keyboard; see ``UIResponder``.
    open var inputView: UIView? { nil }

    /// The view above the keyboard, or above the ``inputView``; `nil`, the default, for none. It is shown as that view is,
    /// also where there is no keyboard.
    open var inputAccessoryView: UIView? { nil }

    /// Shows the present input views of the object, if it is the first responder.
    open func reloadInputViews() { windowHolding(self)?.inputViewsMayHaveChanged() }

    // MARK: Accessibility

    /// The record of the properties that code has set; `nil` for none.
    var accessibilityRecord: AccessibilityRecord? {
        get { AccessibilityRecords[self] }
        set { AccessibilityRecords[self] = newValue }
    }

    /// The accessibility where code has set nothing.
    package var ownAccessibility: OwnAccessibility { OwnAccessibility() }
    /// The value of `accessibilityLabel` if none was set.
    package var ownAccessibilityLabel: String? { nil }
    /// The value of `accessibilityFrame` if none was set.
    package var ownAccessibilityFrame: CGRect { .zero }
    /// Whether it responds if code has not set that.
    package var ownRespondsToUserInteraction: Bool { !accessibilityTraits.contains(.notEnabled) }
    /// Replaces the text, as the user would. Returns whether there is one that takes it.
    package func takeAccessibilityText(_ text: String) -> Bool { false }

    /// A Boolean value that indicates whether the object is an accessibility element, which hides its contents from
    /// accessibility. `true` by default for labels, text and standard controls, and `false` for others.
    open var isAccessibilityElement: Bool {
        get { accessibilityRecord?.isElement ?? ownAccessibility.isElement }
        set { madeAccessibilityRecord.isElement = newValue }
    }

    /// The accessibility label, which names the element. By default, a label's text or a button's title.
    open var accessibilityLabel: String? {
        get { accessibilityRecord?.label ?? ownAccessibilityLabel }
        set { madeAccessibilityRecord.label = newValue }
    }

    /// The accessibility value of the element. By default, that of a standard control.
    open var accessibilityValue: String? {
        get { accessibilityRecord?.value ?? ownAccessibility.value }
        set { madeAccessibilityRecord.value = newValue }
    }

    /// The accessibility hint, which describes the result of using the element; `nil` by default.
    open var accessibilityHint: String? {
        get { accessibilityRecord?.hint }
        set { madeAccessibilityRecord.hint = newValue }
    }

    /// An identifier for tests and tools; `nil` by default.
    open var accessibilityIdentifier: String? {
        get { accessibilityRecord?.identifier }
        set { madeAccessibilityRecord.identifier = newValue }
    }

    /// The accessibility traits of the element. By default, those of a standard control.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityRecord?.traits ?? ownAccessibility.traits }
        set { madeAccessibilityRecord.traits = newValue }
    }

    /// The accessibility frame of the element in the coordinates of the window, in points. By default, a view's
    /// bounds.
    open var accessibilityFrame: CGRect {
        get { accessibilityRecord?.frame ?? accessibilityRecord?.path?.bounds ?? ownAccessibilityFrame }
        set { madeAccessibilityRecord.frame = newValue }
    }

    /// The outline of an element that is not rectangular, in the coordinates of the window; `nil` by default.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityRecord?.path }
        set { madeAccessibilityRecord.path = newValue }
    }

    /// The point that is tapped to activate the element, in the coordinates of the window; by default, the centre of
    /// `accessibilityFrame`.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return accessibilityRecord?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { madeAccessibilityRecord.activationPoint = newValue }
    }

    /// A Boolean value that indicates whether the contents of the object are hidden from accessibility; `false` by
    /// default.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityRecord?.hidesElements ?? false }
        set { madeAccessibilityRecord.hidesElements = newValue }
    }

    /// A Boolean value that indicates whether the sibling views are hidden from accessibility; `false` by default.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityRecord?.isModal ?? false }
        set { madeAccessibilityRecord.isModal = newValue }
    }

    /// A Boolean value that indicates whether the contents of the object are kept together in reading order; `false` by
    /// default.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityRecord?.groupsChildren ?? false }
        set { madeAccessibilityRecord.groupsChildren = newValue }
    }

    /// The accessibility elements of the object, in reading order: views and `UIAccessibilityElement`s. If `nil`, the
    /// default, the subviews are used. Other objects are reported and ignored.
    open var accessibilityElements: [Any]? {
        get { accessibilityRecord?.elements }
        set { madeAccessibilityRecord.elements = newValue }
    }

    /// The custom accessibility actions of the element; `nil` by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityRecord?.customActions }
        set { madeAccessibilityRecord.customActions = newValue }
    }

    /// The custom rotors for the contents of the object; `nil` by default.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityRecord?.customRotors }
        set { madeAccessibilityRecord.customRotors = newValue }
    }

    /// A Boolean value that indicates whether the element responds to user interaction; by default, whether it is
    /// enabled and interactive.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityRecord?.respondsToUser ?? ownRespondsToUserInteraction }
        set { madeAccessibilityRecord.respondsToUser = newValue }
    }

    /// Alternative names of the element for voice input, the most suitable first; by default, its label.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityRecord?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { madeAccessibilityRecord.inputLabels = newValue }
    }

    /// Returns the number of elements in `accessibilityElements`; `NSNotFound` if that is `nil`.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

    /// Returns the element at an index in reading order; `nil` if the index is out of range.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Returns the index of an element in reading order; `NSNotFound` if it is not one of the object's elements.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Activates the element. Returns whether it did; if not, as by default, the element is tapped at its activation
    /// point.
    open func accessibilityActivate() -> Bool { false }

    /// Increases the value by a step. Called for elements with the trait `adjustable`.
    open func accessibilityIncrement() {}

    /// Decreases the value by a step. Called for elements with the trait `adjustable`.
    open func accessibilityDecrement() {}

    /// Scrolls by a page. Returns whether it did; if not, the enclosing element is asked.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Dismisses the modal content in front. Returns whether it did; if not, the next responder is asked.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Performs the most important action of the moment. Returns whether it did; if not, the next responder is asked.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// Called after the element has received the accessibility focus.
    open func accessibilityElementDidBecomeFocused() {}

    /// Called after the element has lost the accessibility focus.
    open func accessibilityElementDidLoseFocus() {}

    /// Returns whether the element has the accessibility focus.
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
