/// What Escape leaves in a window.
@MainActor struct LeavingByKey {
    private let window: UIWindow
    private let first: UIResponder

    init(_ window: UIWindow, _ first: UIResponder) { (self.window, self.first) = (window, first) }

    /// The effect of Escape in a word; `nil` if it has none.
    var title: String? { wayBack ?? (canDismiss ? "close" : nil) }

    private var wayBack: String? {
        let last = window.presentations.last?.presentedViewController
        for responder in first.chain {
            if let navigation = responder as? UINavigationController, let title = navigation.leavingTitle {
                return title
            }
            if let split = responder as? UISplitViewController, split.canBeUncovered { return "close" }
            if responder === last { return nil }
        }
        return nil
    }

    private var canDismiss: Bool { window.presentations.last?.letsUserLeave ?? false }
}
