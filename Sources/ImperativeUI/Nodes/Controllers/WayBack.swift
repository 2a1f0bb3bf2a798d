/// A step back that a container offers to keys.
@MainActor struct WayBack {
    /// The effect in a word or two.
    let title: String
    /// Takes the step.
    let take: () -> Void
}

/// A container that offers a step back.
@MainActor protocol WayBackOffering: UIViewController {
    /// The step back; `nil` if there is none now.
    var wayBack: WayBack? { get }
}

extension UIViewController {
    /// The step back of the innermost container in the window, at or below this controller; of several, of the last.
    final var innermostWayBack: WayBack? {
        for child in childStorage.reversed() where child.isInWindow {
            if let found = child.innermostWayBack { return found }
        }
        return (self as? any WayBackOffering)?.wayBack
    }
}
