/// Leaving, by a key, a place in a window, as Escape does.
@MainActor struct LeavingByKey {
    private let window: UIWindow
    private let first: UIResponder

    init(_ window: UIWindow, _ first: UIResponder) { (self.window, self.first) = (window, first) }

    /// The effect of `leave()` in a word or two; `nil` if it has none.
    var title: String? { wayBack?.title ?? (window.presentations.last?.letsUserLeave == true ? "close" : nil) }

    /// Goes back, or else dismisses the last presentation, if the user may. Returns whether it does either.
    func leave() -> Bool { goBack() || window.presentations.last?.userWantsToLeave() == true }

    /// Ends a search, goes back, or hides columns that cover others. Returns whether there is something to do.
    func goBack() -> Bool {
        guard let wayBack else { return false }
        wayBack.take()
        return true
    }

    /// The way back in the last presentation, or else in the window: around the first responder, else in the containers
    /// that are shown, the innermost first; `nil` if there is none.
    private var wayBack: WayBack? {
        let top = window.frontViewController
        for responder in first.chain {
            if let way = (responder as? any WayBackOffering)?.wayBack { return way }
            if responder === top { break }
        }
        return top?.innermostWayBack
    }
}
