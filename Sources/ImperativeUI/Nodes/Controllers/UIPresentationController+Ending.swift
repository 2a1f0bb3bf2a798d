import UnifiedStorage

extension UIPresentationController {
    /// The presentations that started in this one, directly or not, the lowest first.
    final var inside: [UIPresentationController] {
        guard let window else { return [] }
        return Self.following(window.presentations) { $0 === self }.filter { $0 !== self }
    }

    /// The presentations that a controller or those below it started, and those inside them, the lowest first.
    static func started(in controller: UIViewController) -> [UIPresentationController] {
        if activeCount == 0 { return [] }
        return UIApplication.shared.windows.flatMap { window in
            following(window.presentations) { presentation in
                var presenter = presentation.presenter
                while let here = presenter {
                    if here === controller { return true }
                    presenter = here.parentStorage
                }
                return false
            }
        }
    }

    /// Those of some presentations, the lowest first, that match or started inside one that does.
    private static func following(
        _ all: [UIPresentationController], _ matches: (UIPresentationController) -> Bool
    ) -> [UIPresentationController] {
        var found: [UIPresentationController] = []
        var ids: Set<ObjectIdentifier> = []
        for presentation in all {
            var top = presentation.presenter
            while let above = top?.parentStorage { top = above }
            let around = top?.presentation.map { ids.contains(ObjectIdentifier($0)) } ?? false
            if around || matches(presentation) {
                found.append(presentation)
                ids.insert(ObjectIdentifier(presentation))
            }
        }
        return found
    }

    /// Ends presentations, the last first. Part of a change.
    static func end(_ presentations: [UIPresentationController]) {
        for presentation in presentations.reversed() { presentation.end() }
    }

    /// Whoever started this presentation is there no more.
    final func presenterIsGone() {
        // From the end of an object's life nothing else may be changed at once.
        TransitionQueue.shared.performLater { [self] in
            if presenter == nil, window != nil { Self.end([self] + inside) }
        }
    }

    /// The window is there no more, nor is anything it showed.
    final func windowIsGone() {
        Self.activeCount -= 1
        leave()
    }
}
