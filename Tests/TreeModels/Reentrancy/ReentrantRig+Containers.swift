import DeclarativeUI

extension ReentrantRig {
    /// Whether a controller can be shown by a container now: nothing else shows it.
    private func isFree(_ place: ReentrantPlace) -> Bool {
        !place.isManaged && !isInContainer(place) && place.presented == nil
    }

    /// Takes a controller out of where it is; returns whether it is free then.
    private func takeOut(_ place: ReentrantPlace) -> Bool {
        if !isFree(place) { return false }
        detach(place)
        return isFree(place) && place.superplace == nil && place.controller?.parent == nil
    }

    func setRoot(_ place: ReentrantPlace) {
        guard let windowView, takeOut(place), let controller = place.controller else { return }
        if let old = places.first(where: { $0.isRoot }) {
            if old.presented != nil { return }
            old.isRoot = false
        }
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

    func present(_ place: ReentrantPlace) {
        guard let top = chain.last, takeOut(place), chain.last === top, let presenter = top.controller,
            let controller = place.controller, presenter.viewIfLoaded?.window != nil,
            presenter.presentedViewController == nil
        else { return }
        top.presented = place
        place.presenter = top
        presenter.present(controller, animated: false)
    }

    func dismiss(above number: Int) {
        let chain = chain
        guard chain.count > 1 else { return }
        let index = number % (chain.count - 1)
        for place in chain[(index + 1)...] {
            place.presenter?.presented = nil
            place.presenter = nil
        }
        chain[index].controller?.dismiss(animated: false)
    }

    func push(_ navigation: ReentrantPlace, _ place: ReentrantPlace) {
        guard place.kind != .navigation, !isAbove(place, navigation), takeOut(place),
            let controller = place.controller, let container = navigation.controller as? UINavigationController
        else { return }
        if isAbove(place, navigation) { return }
        place.navigation = navigation
        navigation.stack.append(place)
        container.pushViewController(controller, animated: false)
    }

    func pop(_ navigation: ReentrantPlace) {
        guard let container = navigation.controller as? UINavigationController else { return }
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
        for place in new where place.navigation !== navigation && (place.isManaged || isAbove(place, navigation)) {
            return
        }
        for place in navigation.stack where !new.contains(where: { $0 === place }) { place.navigation = nil }
        for place in new { place.navigation = navigation }
        navigation.stack = new
        container.setViewControllers(new.compactMap(\.controller), animated: false)
    }
}
