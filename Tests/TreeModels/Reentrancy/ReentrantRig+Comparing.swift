import DeclarativeUI

extension ReentrantRig {
    /// What is in force inside a place.
    private func state(of place: ReentrantPlace) -> MixedState {
        var state = inherited(by: place)
        state.override(place.controllerWrites)
        state.override(place.viewWrites)
        return state
    }

    private func inherited(by place: ReentrantPlace) -> MixedState {
        guard let above = place.above else { return MixedState() }
        if place.island == nil { return state(of: above) }
        return inside(above).boundary
    }

    /// The values at an island's readers, and what is in force in its slot.
    private func inside(_ island: ReentrantPlace) -> (values: [MixedValues], boundary: MixedState) {
        var state = state(of: island)
        var values = [state.values]
        for level in island.shown?.spec.levels ?? [] {
            state.write(state.resolving(level))
            values.append(state.values)
        }
        values.append(values[2])
        state.cross(state.boundaryWrites)
        return (values, state)
    }

    /// Whether the tasks of the islands have run for the values in force.
    var tasksHaveRun: Bool {
        for place in places where place.isIsland && place.isLive {
            if place.record?.taskID != inside(place).values[0].lossless { return false }
        }
        return true
    }

    /// Compares everything with the fold, and returns what differs.
    func compare() -> String? {
        let unexpected = issues.messages.filter { message in
            if let members = ReentrantLoop.members(in: message) {
                return !members.allSatisfy { $0.contains("Looping") }
            }
            return !message.contains("multiple times per frame")
                && !message.contains("while a view of its tree was being updated")
        }
        if let message = unexpected.first { return "reported: \(message)" }
        for place in everyPlace {
            if let fault = compare(place) { return "\(place.name): \(fault)" }
        }
        return nil
    }

    private func compare(_ place: ReentrantPlace) -> String? {
        if let fault = place.appearance.fault { return "appearance callbacks: \(fault)" }
        if let fault = compareStructure(place) { return fault }
        let isLive = place.isLive
        if place.isController, place.appearance.stage != (isLive ? .shown : .gone) {
            return "is \(isLive ? "shown" : "gone"), its callbacks are at \(place.appearance.stage)"
        }
        if place.isIsland, let fault = compareIsland(place, isLive: isLive) { return fault }
        if place.kind == .list, let fault = compareList(place, isLive: isLive) { return fault }
        guard isLive else { return nil }
        var outer = inherited(by: place)
        if let controller = place.controller {
            outer.override(place.controllerWrites)
            let got = MixedTraits(controller.traitCollection)
            if got != outer.traits { return "the controller has \(got), expected \(outer.traits)" }
        }
        let traits = state(of: place).traits
        if let view = place.view, MixedTraits(view.traitCollection) != traits {
            return "has \(MixedTraits(view.traitCollection)), expected \(traits)"
        }
        for registration in place.registrations {
            let expected = registration.isOfController ? outer.traits : traits
            if registration.known.differs(from: expected, in: registration.traits) {
                let whose = registration.isOfController ? "the controller's" : "the view's"
                return "\(whose) handler was told \(registration.known), expected \(expected)"
            }
        }
        return compareReads(place, outer.traits, traits)
    }

    private func compareReads(_ place: ReentrantPlace, _ outer: MixedTraits, _ inner: MixedTraits) -> String? {
        for (hook, seen) in place.seen {
            let isOfController = hook == .willLayout || hook == .didLayout
            let expected = isOfController ? outer : inner
            if seen != expected { return "\(hook) read \(seen), expected \(expected)" }
        }
        let isProbe = place.kind == .view || place.kind == .slot || place.kind == .controller
        if isProbe, place.seen[.layout] == nil { return "was never laid out" }
        if isProbe, place.seen[.properties] == nil { return "its properties were never updated" }
        return nil
    }

    private func compareStructure(_ place: ReentrantPlace) -> String? {
        if let navigation = place.controller as? UINavigationController {
            let got = navigation.viewControllers.map { controller in
                places.first { $0.controller === controller }?.number ?? -1
            }
            if got != place.stack.map(\.number) { return "holds \(got), expected \(place.stack.map(\.number))" }
            if navigation.isViewLoaded {
                for inner in place.stack {
                    let isIn = inner.view?.superview === navigation.view
                    if isIn != (inner === place.stack.last) { return "\(inner.name) is \(isIn ? "" : "not ")on screen" }
                }
                let items = navigation.navigationBar.items?.count ?? 0
                if items != place.stack.count { return "its bar has \(items) items, expected \(place.stack.count)" }
            }
        }
        if place.isController {
            let presented = place.presented?.controller
            if (place.isRoot || place.presenter != nil), place.controller?.presentedViewController !== presented {
                return "presents \(place.controller?.presentedViewController != nil), expected \(presented != nil)"
            }
            if place.isRoot, windowView?.rootViewController !== place.controller { return "is not the root" }
        }
        if place.isManaged || place.island != nil || place.kind == .scene || place.kind == .window { return nil }
        if let view = place.view {
            let expected = place.superplace?.view
            if view.superview !== expected {
                return "is in \(view.superview.map { "\(type(of: $0))" } ?? "nothing"), expected "
                    + "\(place.superplace?.name ?? "nothing")"
            }
        }
        return nil
    }

    private func compareIsland(_ place: ReentrantPlace, isLive: Bool) -> String? {
        guard let record = place.record else { return nil }
        if record.appearances != (isLive ? 1 : 0) {
            return "its views appeared \(record.appearances) times, expected \(isLive ? 1 : 0)"
        }
        guard isLive else { return nil }
        let values = inside(place).values
        for index in 0..<4 where record.seen[index] != values[index] {
            return "saw \(record.seen[index].map { "\($0)" } ?? "nothing") at \(index), expected \(values[index])"
        }
        if record.slots.count != 1 { return "has \(record.slots.count) slots" }
        if record.local != place.local { return "its state is \(record.local), expected \(place.local)" }
        if record.localGeneration != place.generation { return "shows the root view before" }
        if record.taskID != values[0].lossless {
            return "its task runs for \(record.taskID ?? -1), expected \(values[0].lossless)"
        }
        if record.changed != values[0].lossless,
            !issues.messages.contains(where: { $0.contains("multiple times per frame") })
        {
            return "onChange was told \(record.changed ?? -1), expected \(values[0].lossless)"
        }
        return nil
    }

    private func compareList(_ place: ReentrantPlace, isLive: Bool) -> String? {
        guard let list else { return nil }
        if list.itemsInSource != list.items { return "holds \(list.itemsInSource), expected \(list.items)" }
        let appearances = list.record.appearances.values.reduce(0, +)
        if !isLive { return appearances == 0 ? nil : "\(appearances) rows have not disappeared" }
        let expected = state(of: place).values
        let visible = list.visibleItems
        // Cells that wait to be used again stay where they are, hidden.
        let cells = list.view.subviews.count { $0 is UICollectionViewCell }
        if appearances != cells { return "\(appearances) rows have appeared in \(cells) cells" }
        let isScrolled = list.view.contentOffset.y != 0
        if !isScrolled, visible.sorted() != list.items.sorted() { return "shows \(visible), expected \(list.items)" }
        for item in visible where list.record.seen[item] != expected {
            return "row \(item) saw \(list.record.seen[item].map { "\($0)" } ?? "nothing"), expected \(expected)"
        }
        return nil
    }

    /// Prints what is done, where that is asked for.
    func trace(_ text: @autoclosure () -> String, _ place: ReentrantPlace? = nil, _ hook: ReentrantHook? = nil) {
        guard Self.isTracing else { return }
        let text = text().replacing("TreeModels.ReentrantOperation.", with: "")
        let site = [place.map { "in \($0.name)" }, hook.map { "\($0)" }].compactMap { $0 }
        print(String(repeating: "  ", count: depth) + ([text] + site).joined(separator: " "))
    }
}
