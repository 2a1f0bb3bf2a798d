import DeclarativeUI

extension ReentrantRig {
    /// Whether a controller can be shown by a container now: nothing else shows it.
    private func isFree(_ place: ReentrantPlace) -> Bool {
        // A presentation that is to end may not have ended yet.
        if place.controller?.parent == nil, place.controller?.presentedViewController != nil { return false }
        return isMovable(place) && !isInContainer(place) && place.presented == nil
    }

    /// Takes a controller out of where it is; returns whether it is free then.
    private func takeOut(_ place: ReentrantPlace) -> Bool {
        if !isFree(place) { return false }
        detach(place)
        return isOut(place)
    }

    private func isOut(_ place: ReentrantPlace) -> Bool {
        isFree(place) && place.superplace == nil && place.controller?.parent == nil
    }

    func setRoot(_ place: ReentrantPlace) {
        guard let windowView, takeOut(place), let controller = place.controller else { return }
        // Presentations end with the root they began at.
        if let old = places.first(where: { $0.isRoot }) {
            endPresentations(of: chain[...])
            old.isRoot = false
        }
        trace("  makes \(place.name) the root")
        place.isRoot = true
        windowView.rootViewController = controller
    }

    /// The controllers that are shown over each other, the root first.
    private var chain: [ReentrantPlace] {
        var result: [ReentrantPlace] = []
        var next = places.first { $0.isRoot }
        while let place = next {
            result.append(place)
            next = place.presented
        }
        return result
    }

    /// The controller of a place, or one inside of it that acts through it.
    private func source(_ place: ReentrantPlace, isInner: Bool) -> UIViewController? {
        guard isInner, let inner = place.stack.last?.controller, inner.parent === place.controller else {
            return place.controller
        }
        return inner
    }

    func present(_ place: ReentrantPlace, from number: Int) {
        guard let top = chain.last, takeOut(place), chain.last === top, let presenter = top.controller,
            let controller = place.controller, presenter.viewIfLoaded?.window != nil,
            presenter.presentedViewController == nil
        else { return }
        trace("  presents \(place.name) from \(top.name)")
        top.presented = place
        place.presenter = top
        place.isInPresentation = true
        top.isInPresentation = true
        source(top, isInner: number % 2 == 0)?.present(controller, animated: number % 3 == 0) {
            place.isInPresentation = false
            top.isInPresentation = false
            place.complete("presented")
        }
    }

    /// Ends what the last but one or an earlier controller presents, or the presentation of the last one, from there.
    func dismiss(from number: Int) {
        let chain = chain
        guard chain.count > 1 else { return }
        let index = number % chain.count
        trace("  dismisses from \(chain[index].name)")
        endPresentations(of: chain[min(index, chain.count - 2)...])
        source(chain[index], isInner: number % 2 == 0)?.dismiss(animated: number % 3 == 0) {
            chain[index].complete("dismissed")
        }
    }

    private func endPresentations(of presenters: ArraySlice<ReentrantPlace>) {
        for place in presenters {
            place.presented?.presenter = nil
            place.presented = nil
        }
    }

    func push(_ navigation: ReentrantPlace, _ place: ReentrantPlace) {
        guard place.kind != .navigation, !isAbove(place, navigation), takeOut(place),
            let controller = place.controller, let container = navigation.controller as? UINavigationController
        else { return }
        if isAbove(place, navigation) { return }
        trace("  pushes \(place.name) on \(navigation.name)")
        place.navigation = navigation
        navigation.stack.append(place)
        container.pushViewController(controller, animated: false)
    }

    func pop(_ navigation: ReentrantPlace) {
        guard let container = navigation.controller as? UINavigationController else { return }
        trace("  pops from \(navigation.name)")
        if navigation.stack.count > 1 { navigation.stack.removeLast().navigation = nil }
        container.popViewController(animated: false)
    }

    func setStack(_ navigation: ReentrantPlace, _ wanted: [ReentrantPlace]) {
        guard let container = navigation.controller as? UINavigationController else { return }
        var new: [ReentrantPlace] = []
        for place in wanted where place.kind != .navigation && !new.contains(where: { $0 === place }) {
            if place.navigation === navigation {
                new.append(place)
            } else if !isAbove(place, navigation), takeOut(place) {
                new.append(place)
            }
        }
        // Taking out may have done anything.
        for place in new where place.navigation !== navigation {
            if !isOut(place) || isAbove(place, navigation) { return }
        }
        trace("  sets \(new.map(\.name)) on \(navigation.name)")
        for place in navigation.stack where !new.contains(where: { $0 === place }) { place.navigation = nil }
        for place in new { place.navigation = navigation }
        navigation.stack = new
        container.setViewControllers(new.compactMap(\.controller), animated: false)
    }
}
