import Foundation

/// A view that does something when it is used: the base of buttons and switches.
///
/// Touches on a control that is not enabled do nothing, and do not reach what is behind it.
@MainActor @preconcurrency open class UIControl: UIView {
    final var entries: [Entry] = []
    private final var stateStorage: State = []
    final var isTrackingStorage = false
    final var isTouchInsideStorage = false
    final var horizontalAlignmentStorage = ContentHorizontalAlignment.center

    /// Makes a control with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a control with a frame that runs an action when its primary event happens.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Makes a control from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: State

    /// How the control is: enabled, chosen, touched.
    open var state: State { stateStorage }

    /// Whether the control can be used; true by default.
    open var isEnabled: Bool {
        get { !stateStorage.contains(.disabled) }
        set { set(.disabled, !newValue) }
    }

    /// Whether the control is chosen; false by default.
    open var isSelected: Bool {
        get { stateStorage.contains(.selected) }
        set { set(.selected, newValue) }
    }

    /// Whether the control is drawn as touched. Set while a touch that came down on it is within it.
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

    /// Called after the state changed.
    func stateDidChange() {}

    /// Whether a touch that came down on the control is followed.
    public final var isTracking: Bool { isTrackingStorage }
    /// Whether the touch that is followed is within the control.
    public final var isTouchInside: Bool { isTouchInsideStorage }

    // MARK: Following a touch

    /// Called when a touch came down. Returns whether it is to be followed; true by default.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the touch moved. Returns whether it is to be followed further; true by default.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the touch went up.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the touch no longer counts.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { begin(touches, event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { move(touches, event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches, event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancel(event) }

    /// A control that is enabled keeps single taps to itself: recognisers of the views around it do not recognise them.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self else { return true }
        return (gestureRecognizer as? UITapGestureRecognizer).map { $0.numberOfTapsRequired > 1 } ?? true
    }

    // MARK: Actions

    /// Runs an action for this control. Overrides can run another one, or none.
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

    /// Runs the actions and methods kept for any of the events, in the order they were added. Works on a control that
    /// is not enabled too.
    open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

    /// Does what the control is there for, as if the user had used it. Does nothing on a control that is not enabled.
    open func performPrimaryAction() {
        if isEnabled { primaryEvent(UIEvent()) }
    }

    /// Does what the control is there for and sends the events of that.
    func primaryEvent(_ event: UIEvent) { send(.primaryActionTriggered, with: event) }

    /// Called when a touch that came down on the control went up within it, after the event of that was sent.
    func touchedUpInside(_ event: UIEvent) {}
}
