import UnifiedStorage

/// Who answers the taps on one view.
@MainActor package final class TapTarget {
    /// The node of the view; `nil` once its life is over.
    weak var node: _ViewNode?
    /// How many taps in a row it waits for.
    var count = 1
    var action: @MainActor () -> Void = {}
    /// Told whether the view is held down; `nil` if it does not show it.
    var isPressed: Binding<Bool>?

    init() {}

    /// Whether the view is still there, not on its way out, and answers to the user.
    var isEnabled: Bool {
        guard let node, !node.isTornDown, !node.isLeaving else { return false }
        return EnvironmentValues(map: node.scope.map).isEnabled
    }

    /// Whether `taps` taps in a row are enough for it.
    func answers(_ taps: Int) -> Bool { count <= taps && isEnabled }

    /// Acts once for every full number of taps it waits for, unless it is disabled meanwhile.
    func tap(_ taps: Int) {
        for _ in 0..<(taps / count) where isEnabled { action() }
    }

    func setPressed(_ pressed: Bool) {
        guard let node, !node.isTornDown else { return }
        isPressed?.wrappedValue = pressed
    }
}
