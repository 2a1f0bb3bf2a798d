import DeclarativeUI

extension ReentrantRig {
    /// Does an operation on the tree and notes it; what makes no sense now is left out.
    /// - Parameters:
    ///   - place: where the callback is that it is done in, if any.
    func perform(_ operation: ReentrantOperation, at place: ReentrantPlace?, inside hook: ReentrantHook?) {
        if place != nil { firedCount += 1 }
        depth += 1
        trace("\(operation)", place, hook)
        defer { depth -= 1 }
        switch operation {
        case let .override(number, isController, trait, value):
            let all = everyPlace
            override(pick(number, all), isController: isController, trait: trait, value: value.map { $0 % 3 })
        case let .write(island, level, key, value):
            guard let shown = self.island(island).shown else { return }
            shown.spec.levels[level].removeAll { $0.key == key }
            if let value { shown.spec.levels[level].append(MixedWrite(key: key, value: value)) }
        case let .state(number, value):
            let island = island(number)
            guard let record = island.record, let set = record.setLocal, record.localGeneration == island.generation
            else { return }
            let count = issues.issues.count
            let before = island.local
            island.local = value
            set(value)
            // State that is written while its own tree is updated is reported and dropped.
            if issues.issues.count > count { island.local = before }
        case let .flip(number): island(number).shown?.spec.branch.toggle()
        case let .move(node, target): move(movable(node), to: container(target), asChild: node % 2 == 0)
        case let .detach(node): detach(movable(node))
        case .removeSelf:
            if let place { detach(place) }
        case .removeParent:
            if let above = place?.above { detach(above) }
        case let .replace(number): replace(pick(number, places.filter { $0.kind == .view }))
        case let .register(node, traits):
            let all = everyPlace
            register(pick(node, all), (0...traits % 3).map { $0 })
        case let .unregister(node): unregister(pick(node, everyPlace))
        default: force(operation, at: place)
        }
    }

    private func force(_ operation: ReentrantOperation, at place: ReentrantPlace?) {
        switch operation {
        case let .layOut(node): pick(node, everyPlace).view?.layoutIfNeeded()
        case let .updateTraits(node):
            let target = pick(node, everyPlace)
            if let controller = target.controller {
                controller.updateTraitsIfNeeded()
            } else {
                target.view?.updateTraitsIfNeeded()
            }
        case let .updateProperties(node): pick(node, everyPlace).view?.updatePropertiesIfNeeded()
        case let .setNeedsLayout(node): pick(node, everyPlace).view?.setNeedsLayout()
        case let .setNeedsProperties(node): pick(node, everyPlace).view?.setNeedsUpdateProperties()
        case let .rootView(number, isOther): setRootView(of: island(number), isOther: isOther)
        case let .rehost(number): rehost(island(number))
        case let .root(controller): setRoot(self.controller(controller))
        case let .present(controller, source): present(self.controller(controller), from: source)
        case let .dismiss(number): dismiss(from: number)
        case let .push(navigation, controller): push(self.navigation(navigation), self.controller(controller))
        case let .pop(navigation): pop(self.navigation(navigation))
        case let .setStack(navigation, controllers):
            setStack(self.navigation(navigation), controllers.map { self.controller($0) })
        case let .items(number):
            // A run of items that wraps around, so that most have been there before.
            list?.set((0..<(number % 5)).map { ($0 + number / 5) % 7 })
        case let .loop(kind, target): addLoop(kind, to: container(target))
        case let .scroll(number): list?.view.setContentOffset(CGPoint(x: 0, y: number % 60), animated: false)
        default: preconditionFailure("Not an operation that forces or contains: \(operation).")
        }
    }

    // MARK: Choices

    private func pick(_ number: Int, _ all: [ReentrantPlace]) -> ReentrantPlace { all[number % all.count] }

    private func island(_ number: Int) -> ReentrantPlace {
        let all = places.filter { $0.isIsland }
        return all[number % all.count]
    }

    private func controller(_ number: Int) -> ReentrantPlace {
        let all = places.filter { $0.isController }
        return all[number % all.count]
    }

    private func navigation(_ number: Int) -> ReentrantPlace {
        let all = places.filter { $0.kind == .navigation }
        return all[number % all.count]
    }

    private func movable(_ number: Int) -> ReentrantPlace {
        let all = places.filter { $0.kind != .scene && $0.kind != .window }
        return all[number / 2 % all.count]
    }

    /// What views can be put into: live places mostly, slots often.
    private func container(_ number: Int) -> ReentrantPlace {
        var all = everyPlace.filter { $0.kind == .controller || $0.kind == .view || $0.kind == .slot }
        if number % 8 != 0 {
            let live = all.filter { $0.isLive }
            all = live.isEmpty ? [window] : live
        }
        let slots = all.filter { $0.kind == .slot }
        if number % 8 > 3, !slots.isEmpty { all = slots }
        return all[number / 8 % all.count]
    }

    // MARK: Writes

    private func override(_ place: ReentrantPlace, isController: Bool, trait: Int, value: Int?) {
        func change(_ overrides: inout UITraitOverrides) {
            switch (trait, value) {
            case (0, let value?): overrides[MixedTraitA.self] = value
            case (1, let value?): overrides[MixedTraitB.self] = "\(value)"
            case (2, let value?): overrides[MixedTraitC.self] = value == 1
            case (0, nil): overrides.remove(MixedTraitA.self)
            case (1, nil): overrides.remove(MixedTraitB.self)
            default: overrides.remove(MixedTraitC.self)
            }
        }
        func note(_ writes: inout MixedOverrides) {
            switch trait {
            case 0: writes.a = value
            case 1: writes.b = value.map { "\($0)" }
            default: writes.c = value.map { $0 == 1 }
            }
        }
        if place.kind == .scene {
            guard let scene = sceneObject() else { return }
            note(&place.viewWrites)
            change(&scene.traitOverrides)
        } else if let controller = place.controller, isController || !controller.isViewLoaded {
            note(&place.controllerWrites)
            change(&controller.traitOverrides)
        } else if let view = place.view {
            note(&place.viewWrites)
            change(&view.traitOverrides)
        }
    }

    private func unregister(_ place: ReentrantPlace) {
        // The first ones stay, so that every object is asked whether it is told.
        guard place.registrations.count > 2, let last = place.registrations.popLast(), let token = last.token
        else { return }
        if last.isOfController {
            place.controller?.unregisterForTraitChanges(token)
        } else {
            place.view?.unregisterForTraitChanges(token)
        }
    }

    // MARK: Structure

    /// The view of a place, which is loaded for that.
    func loadedView(_ place: ReentrantPlace) -> UIView? { place.controller?.view ?? place.view }

    private func islandsAbove(_ place: ReentrantPlace) -> Int {
        var (count, here) = (0, Optional(place))
        while let place = here {
            if place.island != nil { count += 1 }
            here = place.above
        }
        return count
    }

    private func islandsWithin(_ place: ReentrantPlace) -> Int {
        let outside = islandsAbove(place)
        return everyPlace.reduce(0) { place.isAbove($1) ? max($0, islandsAbove($1) - outside) : $0 }
    }

    /// Whether `upper` is, or will be, above `lower`.
    func isAbove(_ upper: ReentrantPlace, _ lower: ReentrantPlace) -> Bool {
        if upper.isAbove(lower) { return true }
        // Containers may be behind: what they have not done yet counts as well, up both trees.
        var stack: [UIResponder] = [lower.view, lower.controller].compactMap { $0 }
        var visited: Set<ObjectIdentifier> = []
        while let here = stack.popLast() {
            if here === upper.view || here === upper.controller { return true }
            if !visited.insert(ObjectIdentifier(here)).inserted { continue }
            if let view = here as? UIView {
                if let superview = view.superview { stack.append(superview) }
                if let controller = view.next as? UIViewController { stack.append(controller) }
            } else if let controller = here as? UIViewController {
                if let parent = controller.parent { stack.append(parent) }
                // A presentation that ends with its presenter may still have to wait for its turn.
                if let presenter = controller.presentingViewController { stack.append(presenter) }
                if let view = controller.viewIfLoaded { stack.append(view) }
            }
        }
        return false
    }

    /// Whether a program may put the place elsewhere: no container shows it, and it is not on its way already.
    func isMovable(_ place: ReentrantPlace) -> Bool {
        !place.isManaged && !place.isChangingParent && !place.isInPresentation
    }

    func move(_ place: ReentrantPlace, to target: ReentrantPlace, asChild: Bool) {
        guard isMovable(place), !isAbove(place, target) else { return }
        if islandsAbove(target) + islandsWithin(place) > Self.islandsDeep { return }
        guard let view = loadedView(place), let outer = loadedView(target) else { return }
        // Loading may have done anything.
        guard view === loadedView(place), isMovable(place), !isAbove(place, target), view.superview !== outer,
            !isInContainer(place)
        else { return }
        trace("  moves \(place.name) to \(target.name)\(asChild ? " as a child" : "")")
        if asChild, let child = place.controller, let parent = target.controller {
            place.isChangingParent = true
            if child.parent != nil, child.parent !== parent { child.willMove(toParent: nil) }
            if !isAbove(place, target) {
                place.joining = target
                parent.addChild(child)
                place.joining = nil
            }
            place.isChangingParent = false
            // Its view may have been let go by what they were told.
            guard child.parent === parent, !isAbove(place, target), loadedView(target) === outer else { return }
            place.superplace = target
            outer.addSubview(view)
            if child.parent === parent { child.didMove(toParent: parent) }
            return
        }
        if let child = place.controller, child.parent != nil {
            leaveParent(place, child)
            guard view.superview !== outer, !isAbove(place, target), loadedView(target) === outer else { return }
        }
        place.superplace = target
        outer.addSubview(view)
    }

    private func leaveParent(_ place: ReentrantPlace, _ child: UIViewController) {
        place.isChangingParent = true
        child.willMove(toParent: nil)
        child.removeFromParent()
        place.isChangingParent = false
    }

    /// Whether a container has not let the controller go yet.
    func isInContainer(_ place: ReentrantPlace) -> Bool {
        guard let controller = place.controller else { return false }
        return controller.parent is UINavigationController || windowView?.rootViewController === controller
            || places.contains {
                ($0.controller as? UINavigationController)?.viewControllers.contains(controller) == true
            }
            || isPresented(controller)
    }

    private func isPresented(_ controller: UIViewController) -> Bool {
        places.contains { $0.controller !== controller && $0.controller?.presentedViewController === controller }
    }

    func detach(_ place: ReentrantPlace) {
        guard isMovable(place), !isInContainer(place), place.island == nil, place.kind != .window,
            let view = place.view, view.superview != nil
        else { return }
        trace("  detaches \(place.name)")
        if let child = place.controller, child.parent != nil {
            place.isChangingParent = true
            child.willMove(toParent: nil)
            place.superplace = nil
            view.removeFromSuperview()
            child.removeFromParent()
            place.isChangingParent = false
        } else {
            place.superplace = nil
            view.removeFromSuperview()
        }
    }

    /// Lets a view go; a new one takes its place, outside.
    private func replace(_ place: ReentrantPlace) {
        detach(place)
        if place.superplace != nil { return }
        for other in everyPlace where other.superplace === place {
            detach(other)
            other.superplace = nil
        }
        place.viewWrites = MixedOverrides()
        place.seen = [:]
        place.registrations = []
        keep(ReentrantView(place), at: place)
        register(place, [0, 1, 2])
    }

    // MARK: Islands

    private func setRootView(of place: ReentrantPlace, isOther: Bool) {
        guard let shown = place.shown, let record = place.record else { return }
        if isOther {
            place.generation += 1
            place.local = 0
        }
        let root = ReentrantRoot(shown: shown, record: record, generation: place.generation)
        if let controller = place.controller as? ReentrantHostingController {
            controller.rootView = root
        } else {
            (place.view as? ReentrantHostingView)?.rootView = root
        }
    }

    /// Another view or controller shows the island from now on, at the same place.
    private func rehost(_ place: ReentrantPlace) {
        guard !place.isManaged, !isInContainer(place) else { return }
        let target = place.superplace
        let isChild = place.controller?.parent != nil
        detach(place)
        guard place.superplace == nil, !place.isManaged, !isInContainer(place) else { return }
        makeHost(of: place)
        register(place, [0, 1, 2])
        if let target { move(place, to: target, asChild: isChild) }
    }
}
