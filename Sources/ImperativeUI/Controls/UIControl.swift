import Drawing
import Foundation

/// A view that responds to user interaction by sending events: the base class of buttons, switches and other
/// controls.
///
/// Touches on a disabled control have no effect, and do not reach the views behind it.
@MainActor @preconcurrency open class UIControl: UIView, UIContextMenuInteractionDelegate {
    final var entries: [Entry] = []
    private final var stateStorage: State = []
    final var press = PressTracker()
    final var horizontalAlignmentStorage = ContentHorizontalAlignment.center

    /// Creates a control with the given frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control that runs an action when its primary action is triggered.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Creates a control of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UIControl.self)
    }

    // MARK: State

    /// The current state: enabled, selected, highlighted.
    open var state: State { stateStorage }

    /// A Boolean value that indicates whether the control is enabled; `true` by default.
    open var isEnabled: Bool {
        get { !stateStorage.contains(.disabled) }
        set { set(.disabled, !newValue) }
    }

    /// A Boolean value that indicates whether the control is selected; `false` by default.
    open var isSelected: Bool {
        get { stateStorage.contains(.selected) }
        set { set(.selected, newValue) }
    }

    /// A Boolean value that indicates whether the control is highlighted: true while a touch that began in the control
    /// is inside it.
    open var isHighlighted: Bool {
        get { stateStorage.contains(.highlighted) }
        set { set(.highlighted, newValue) }
    }

    private func set(_ part: State, _ isPart: Bool) {
        let before = stateStorage
        if isPart { stateStorage.insert(part) } else { stateStorage.remove(part) }
        if stateStorage == before { return }
        setNeedsDisplay()
        setNeedsLayout()
        stateDidChange()
    }

    /// Called after the state has changed.
    func stateDidChange() {}

    override var isPressable: Bool { isEnabled }
    override var keepsTouches: Bool { true }

    /// A Boolean value that indicates whether the control can become focused: true while it is enabled.
    open override var canBecomeFocused: Bool { isEnabled }

    /// A key acts as the end of a touch does, as that is the event most programs wait for.
    override func activateByKey() -> Bool {
        guard isEnabled else { return false }
        send(.touchUpInside, with: UIEvent())
        performPrimaryAction()
        return true
    }

    override func focusDidChange(_ isFocused: Bool) {
        set(.focused, isFocused)
        super.focusDidChange(isFocused)
    }

    /// A Boolean value that indicates whether the control is tracking a touch that began in it.
    open var isTracking: Bool { press.isTracking }
    /// A Boolean value that indicates whether the tracked touch is inside the control.
    open var isTouchInside: Bool { press.isInside }

    // MARK: Following a touch

    /// Called when a touch begins in the control. Returns whether to track the touch; `true` by default.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the tracked touch moves. Returns whether to continue tracking it; `true` by default.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the tracked touch ends.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the tracked touch is cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { begin(touches, event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { move(touches, event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches, event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancel(event) }

    /// Returns whether a gesture recogniser may begin. While the control is enabled, tap recognisers of its ancestors
    /// may not.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self else { return true }
        if gestureRecognizer.standing?.isTap == true { return false }
        return (gestureRecognizer as? UITapGestureRecognizer).map { $0.numberOfTapsRequired > 1 } ?? true
    }

    // MARK: Actions

    /// Runs an action on behalf of the control. Overrides can run another action, or none.
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

    /// Calls the method of a selector on behalf of the control. Overrides can call another method, or none.
    ///
    /// - Parameters:
    ///   - action: The selector of the method, which may take the control and the event.
    ///   - target: The object with the method; `nil` for the nearest responder that can perform it.
    ///   - event: The event that caused the call; `nil` if there is none.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Runs the actions and methods registered for any of the events, in the order in which they were added.
    ///
    /// This also works on a disabled control.
    open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

    /// Performs the control's primary action, as if the user had activated the control. Does nothing on a disabled
    /// control.
    open func performPrimaryAction() {
        if isEnabled { primaryEvent(UIEvent()) }
    }

    /// Opens the control's menu if that is its primary action; otherwise performs the action and sends its events.
    final func primaryEvent(_ event: UIEvent) {
        if !showsMenuAsPrimaryAction || !openMenu() { performPrimaryAction(with: event) }
    }

    /// Performs the control's primary action and sends its events.
    func performPrimaryAction(with event: UIEvent) { send(.primaryActionTriggered, with: event) }

    /// Called when a touch that began in the control has ended inside it, after the event for that was sent.
    func touchedUpInside(_ event: UIEvent) { if showsMenuAsPrimaryAction { _ = openMenu() } }

    // MARK: Menus

    /// A Boolean value that indicates whether using the control opens its menu; `false` by default.
    ///
    /// The menu is that of a button, or the one that an override of
    /// `contextMenuInteraction(_:configurationForMenuAtLocation:)` returns.
    open var showsMenuAsPrimaryAction = false { didSet { menuDidChange() } }

    /// Called when the menu, or the use that opens it, has changed.
    func menuDidChange() {}

    /// Called when an element of the menu was chosen, before its action runs.
    func menuElementWasChosen(_ element: UIMenuElement) {}

    /// A Boolean value that indicates whether the control's menu opens with a long press and the other gestures that
    /// open context menus.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set {
            if newValue == isContextMenuInteractionEnabled { return }
            if let known = contextMenuInteraction {
                removeInteraction(known)
            } else {
                addInteraction(ControlMenuInteraction(delegate: self))
            }
        }
    }

    /// The interaction that opens the control's menu; `nil` if it is not enabled.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

    private final var menuInteraction: ControlMenuInteraction? {
        interactions.lazy.compactMap { $0 as? ControlMenuInteraction }.first
    }

    /// Opens the menu beside the control. Returns whether there is one to open.
    final func openMenu() -> Bool { menuInteraction?.open(beside: self) ?? false }

    /// Shows another menu where one is open.
    final func updateOpenMenu(_ menu: UIMenu) { menuInteraction?.updateVisibleMenu { _ in menu } }

    /// Returns the configuration of the control's menu; by default, the configuration of a button's menu.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { menuConfiguration }

    /// Called before the control's menu appears.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called before the control's menu disappears.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called after the user chooses the preview of the control's menu.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    package override var ownAccessibility: OwnAccessibility { OwnAccessibility(traits: stateTraits) }

    /// Returns the accessibility of the control as an element of some kind.
    final func ownElement(
        _ role: AccessibilityRole, _ traits: UIAccessibilityTraits = .button, value: String? = nil
    ) -> OwnAccessibility {
        .element(role, traits.union(stateTraits), value: value)
    }

    private final var stateTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = isEnabled ? [] : .notEnabled
        if isSelected { traits.insert(.selected) }
        return traits
    }

    /// Adds the method of a selector to call when any of the events occurs. It may take the control, and the event.
    ///
    /// The control holds the target weakly. If it is `nil`, the method is called on the nearest responder that can
    /// perform it. A method that is there for the same target is not added again.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        defaultAddTarget(target, action: action, for: controlEvents)
    }

    /// Removes the methods of a target for the given events.
    ///
    /// - Parameters:
    ///   - target: The target; `nil` for all targets.
    ///   - action: The selector of the method; `nil`, the default, for all methods, also those without selectors.
    ///   - controlEvents: The events.
    open func removeTarget(_ target: Any?, action: Selector? = nil, for controlEvents: Event) {
        defaultRemoveTarget(target, action: action, for: controlEvents)
    }

    /// Returns the names of the selectors of a target's methods for an event; `nil` if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        actionsValue(forTarget: target, forControlEvent: controlEvent)
    }

    /// Adds an action to run when any of the events occurs. It replaces an action with the same identifier for the
    /// same event.
    open func addAction(_ action: UIAction, for controlEvents: Event) { defaultAddAction(action, for: controlEvents) }

    /// Removes the action with the given identifier for the given events.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        defaultRemoveAction(identifiedBy: identifier, for: controlEvents)
    }

    /// Removes an action for the given events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// The set of target objects that have methods registered with the control.
    open var allTargets: Set<AnyHashable> { allTargetsValue }

    /// The events for which at least one action or method is registered.
    open var allControlEvents: Event {
        entries.reduce(into: []) { if !$1.isOver { $0.formUnion($1.events) } }
    }

    /// The horizontal alignment of the content, in controls that have content; `.center` by default.
    open var contentHorizontalAlignment: ContentHorizontalAlignment {
        get { contentHorizontalAlignmentValue }
        set { contentHorizontalAlignmentValue = newValue }
    }
}
