/// Follows touches of glass, and recognises nothing.
final class GlassTouchRecognizer: UIGestureRecognizer {
    /// Called with whether the glass is touched.
    private final let change: (Bool) -> Void

    init(_ change: @escaping (Bool) -> Void) {
        self.change = change
        super.init()
        cancelsTouchesInView = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { change(true) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { end() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { end() }

    private func end() {
        change(false)
        state = .failed
    }

    override func reset() { change(false) }
}
