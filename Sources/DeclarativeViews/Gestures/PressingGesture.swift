/// A gesture that tells when it becomes possible, and when it is over for any reason.
struct PressingGesture<Content: Gesture> {
    let content: Content
    let change: ((Bool) -> Void)?
}

extension PressingGesture: Gesture {
    typealias Value = Content.Value
    typealias Body = Never

    static func _makeTracker(_ gesture: Self) -> _GestureTracker<Content.Value> { PressingTracker(gesture) }

    static func _updateTracker(_ tracker: _GestureTracker<Content.Value>, with gesture: Self) {
        (tracker as? PressingTracker<Content>)?.update(gesture)
    }
}

private final class PressingTracker<Content: Gesture>: PassingTracker<Content> {
    private var change: ((Bool) -> Void)?
    private var isPressing = false
    private var isOver = false

    init(_ gesture: PressingGesture<Content>) {
        change = gesture.change
        super.init(gesture.content)
    }

    func update(_ gesture: PressingGesture<Content>) {
        change = gesture.change
        updateBase(gesture.content)
    }

    override func deliver(isAccepted: Bool) {
        if isOver { return }
        base.deliver(isAccepted: isAccepted)
        if stage.isLast {
            if isAccepted || stage == .failed { end() }
        } else if !isPressing, phase.value != nil {
            isPressing = true
            change?(true)
        }
    }

    override func cancel() {
        base.cancel()
        end()
    }

    private func end() {
        if isOver { return }
        isOver = true
        if isPressing { change?(false) }
    }
}
