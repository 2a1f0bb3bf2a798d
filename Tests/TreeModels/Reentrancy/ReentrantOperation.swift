/// A callback of the frameworks inside of which operations can be done.
enum ReentrantHook: Int, CaseIterable {
    // Of views and controllers.
    case traits, layout, properties, draw, willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow
    // Of controllers.
    case didLoad, willAppear, isAppearing, didAppear, willDisappear, didDisappear, willLayout, didLayout
    case willMoveToParent, didMoveToParent
    // Of presentations and navigation stacks.
    case completion, willShow, didShow
    // Of islands and their slots.
    case body, appear, disappear, change, task, make, update, dismantle
}

/// Something a program does to a tree of both worlds. Numbers are taken modulo what there is at that moment.
package enum ReentrantOperation {
    // Writes.
    case override(at: Int, isController: Bool, trait: Int, value: Int?)
    case write(island: Int, level: Int, key: Int, value: Int?)
    case state(island: Int, value: Int)
    case flip(island: Int)
    // Structure.
    case move(node: Int, to: Int)
    case detach(node: Int)
    case removeSelf
    case removeParent
    case replace(view: Int)
    // Registrations.
    case register(node: Int, traits: Int)
    case unregister(node: Int)
    // Updates that are forced.
    case layOut(node: Int)
    case updateTraits(node: Int)
    case updateProperties(node: Int)
    case setNeedsLayout(node: Int)
    case setNeedsProperties(node: Int)
    // Islands.
    case rootView(island: Int, isOther: Bool)
    case rehost(island: Int)
    // Containers.
    case root(controller: Int)
    case present(controller: Int, from: Int)
    case dismiss(from: Int)
    case push(navigation: Int, controller: Int)
    case pop(navigation: Int)
    case setStack(navigation: Int, controllers: [Int])
    // Lists.
    case items(Int)
    case scroll(Int)
    /// Adds what keeps the next update awake for ever.
    case loop(kind: Int, at: Int)
}

/// One command of a sequence.
package enum ReentrantCommand {
    /// Does an operation now.
    case now(ReentrantOperation)
    /// Has an operation done inside the next call of a hook.
    case inside(node: Int, hook: Int, ReentrantOperation)
    /// Brings everything to its end and compares.
    case settle
}
