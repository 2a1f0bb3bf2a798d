import Foundation
import BridgedEnvironment

extension UIView {
    /// The view that contains this view; `nil` if there is none.
    public final var superview: UIView? { superviewStorage }
    /// The direct subviews, from back to front.
    public final var subviews: [UIView] { subviewStorage }

    /// The window that contains this view, or the view itself if it is a window; `nil` if there is none.
    public final var window: UIWindow? { windowStorage }

    /// This view, its superview, the superview of that, and so on.
    final var selfAndSuperviews: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.superviewStorage } }

    /// Returns whether this view is `view` or one of its descendants.
    public final func isDescendant(of view: UIView) -> Bool { selfAndSuperviews.contains { $0 === view } }

    /// The default implementation of the public member of this name.
    final func addInFront(_ view: UIView) { insert(view, at: subviewStorage.count) }

    /// Puts views in front of the other subviews, in their order. The work is linear in the number of subviews, however
    /// many are moved.
    final func addInFront(_ views: [UIView]) {
        for view in views where view.superviewStorage !== self || isMask(view) { addSubview(view) }
        var moved: Set<ObjectIdentifier> = []
        // Of a view that is there twice, the last index counts.
        let front = Array(
            views.reversed().filter { view in
                view.superviewStorage === self && !isMask(view) && moved.insert(ObjectIdentifier(view)).inserted
            }.reversed())
        if subviewStorage.suffix(front.count).elementsEqual(front, by: ===) { return }
        appearance?.layer?.subviewsWillLeave { moved.contains(ObjectIdentifier($0)) }
        subviewStorage = subviewStorage.filter { !moved.contains(ObjectIdentifier($0)) } + front
        setNeedsLayout()
        subviewsDidChange()
    }

    /// Takes subviews out. The work is linear in the number of subviews, however many leave.
    final func removeSubviews(_ views: [UIView]) {
        let leaving = views.filter { $0.superviewStorage === self && !isMask($0) }
        // The frontmost one is found at once.
        addInFront(leaving)
        for view in leaving.reversed() where view.superviewStorage === self { view.removeFromSuperview() }
    }

    final func insert(_ view: UIView, at index: Int) {
        if view.superviewStorage === self, !isMask(view) {
            if isPlaced(view, at: index) { return }
            appearance?.layer?.subviewsWillLeave { $0 === view }
            if let old = self.index(of: view) { subviewStorage.remove(at: old) }
            subviewStorage.insert(view, at: min(max(index, 0), subviewStorage.count))
            setNeedsLayout()
            subviewsDidChange()
            return
        }
        Containment.require(self, mayHold: view)
        move(view, to: self, at: index)
    }

    /// How many indices `index(of:)` has looked at from the back. For tests.
    static private(set) var searchedCount = 0

    /// Returns the index of a subview; `nil` for another view.
    private func index(of view: UIView) -> Int? {
        let index = subviewStorage.indexFromEnds(of: view)
        UIView.searchedCount &+= index.map { min($0, subviewStorage.count - 1 - $0) + 1 } ?? subviewStorage.count / 2
        return index
    }

    /// Whether taking a subview out and putting it in at `index` would leave the order as it is.
    private func isPlaced(_ view: UIView, at index: Int) -> Bool {
        let last = subviewStorage.count - 1
        return subviewStorage[min(max(index, 0), last)] === view
    }

    /// The one function in which a view changes its superview.
    ///
    /// - Parameter index: The index among the subviews; `nil` for the mask.
    final func move(_ view: UIView, to newSuperview: UIView?, at index: Int?) {
        let isNested = view.flags.contains(.isMoving)
        view.flags.insert(.isMoving)
        view.flags.remove(.isMovedOn)
        makeMove(of: view, to: newSuperview, at: index)
        if isNested { view.flags.insert(.isMovedOn) } else { view.flags.remove([.isMoving, .isMovedOn]) }
    }

    private func makeMove(of view: UIView, to newSuperview: UIView?, at index: Int?) {
        view.leaveLostSuperview()
        // A callback moves the view again before it was told of an earlier move: first it is told of that one.
        if view.flags.contains(.owesArrival) { view.deliverArrivals() }
        if view.flags.contains(.isMovedOn) { return }
        let oldSuperview = view.superviewStorage
        let announced = newSuperview?.windowStorage
        let isAnnounced = view.window !== announced
        let changeCount = Containment.changeCount
        view.willMove(toSuperview: newSuperview)
        let told = isAnnounced ? view.announce(announced) : []
        let wasMask = oldSuperview?.isMask(view) ?? false
        if !wasMask { oldSuperview?.willRemoveSubview(view) }
        if view.flags.contains(.isMovedOn) {
            UIViewController.matchAppearances(of: told, announced: announced)
            return
        }
        if let newSuperview, Containment.changeCount != changeCount { Containment.require(newSuperview, mayHold: view) }
        Containment.changeCount += 1
        // A callback may have moved its surroundings, too.
        let oldWindow = view.window
        let newWindow = newSuperview?.windowStorage

        let top = view.traitTop
        let inherited = top.inheritedScope
        let hadParent = top.scopeParent != nil
        if let oldSuperview {
            if oldSuperview.isMask(view) {
                oldSuperview.appearance?.mask = nil
            } else {
                oldSuperview.appearance?.layer?.subviewsWillLeave { $0 === view }
                if let old = oldSuperview.index(of: view) { oldSuperview.subviewStorage.remove(at: old) }
                oldSuperview.setNeedsLayout()
            }
            oldSuperview.subviewsDidChange()
        }
        view.leaveConstraints()
        view.superviewStorage = newSuperview
        if view.flags.contains(.ownedByController) { view.viewController?.viewDidMove(toSuperview: newSuperview) }
        if let newSuperview {
            if let index {
                newSuperview.subviewStorage.insert(view, at: min(max(index, 0), newSuperview.subviewStorage.count))
                if !view.autoresizingMask.isEmpty { newSuperview.flags.insert(.hasResizingSubviews) }
                if let layer = view.appearance?.layer, layer.zPosition != 0 { layer.depthDidChange() }
                newSuperview.setNeedsLayout()
            } else {
                newSuperview.madeAppearance.mask = view
            }
            // A view that is added during an update may be the next of any number.
            CycleDetector.shared.countRound()
            UpdateWork.count(5)
            newSuperview.subviewsDidChange()
            view.markSubtreeInvalid()
            view.safeAreaMayHaveChanged()
            view.joinConstraints()
            view.markConstraintUpdatesAbove()
        }
        StepWatch.shared.pictureDidChange()
        UIView.positionObserver?()
        top.scopeParentDidChange(from: inherited, hadParent: hadParent)
        if oldWindow !== newWindow { view.enter(newWindow) }

        view.didMoveToSuperview()
        if oldWindow !== newWindow { view.deliverArrivals() }
        UIViewController.matchAppearances(of: told, announced: announced)
        if index != nil { newSuperview?.didAddSubview(view) }
    }

    /// Tells this view and those below that the window is about to change. Returns the controllers that were told, as
    /// their responses may take others elsewhere.
    private func announce(_ newWindow: UIWindow?) -> [UIViewController] {
        var told: [UIViewController] = []
        forEachStayingInSubtree { view in
            view.willMove(toWindow: newWindow)
            if view.flags.contains(.ownedByController), let controller = view.viewController {
                told.append(controller)
                controller.viewWillMove(to: newWindow)
            }
        }
        return told
    }

    /// The window of this view and its descendants has changed, and they are to be told.
    private func enter(_ window: UIWindow?) {
        forEachInSubtree { view in
            view.windowStorage = window
            view.endMovement()
            view.appearance?.layer?.windowDidChange()
            view.flags.insert(.owesArrival)
            // Nothing is drawn outside of windows, and the queue keeps its waiting participants.
            if window == nil { UpdateQueue.shared.withdraw(view, from: .display) }
        }
    }

    /// Tells this view and those below that the window has changed, where they were not told yet.
    private func deliverArrivals() {
        forEachInSubtree { view in
            guard view.flags.contains(.owesArrival) else { return }
            view.flags.remove(.owesArrival)
            let window = view.windowStorage
            if window != nil { view.textMediumMayHaveChanged() }
            view.didMoveToWindow()
            // Its callbacks may have taken it elsewhere, which it was told too.
            guard view.windowStorage === window else { return }
            if view.flags.contains(.ownedByController) { view.viewController?.viewDidMove(to: window) }
            if window != nil, view.flags.contains(.needsDisplay) { view.enqueueDisplay() }
        }
    }

    /// Calls `body` with this view and every view below, parents first, without recursion.
    final func forEachInSubtree(_ body: (UIView) -> Void) {
        body(self)
        if !hasViewsBelow { return }
        var stack: [UIView] = []
        pushViewsBelow(to: &stack)
        while let view = stack.popLast() {
            body(view)
            view.pushViewsBelow(to: &stack)
        }
    }

    /// Requests a layout of this view and all its descendants that lay out something.
    final func setNeedsLayoutThroughout() { forEachInSubtree { view in view.setNeedsLayoutIfAny() } }

    /// Requests a layout of this view if it lays out something.
    final func setNeedsLayoutIfAny() {
        if hasViewsBelow || flags.contains(.overridesLayout) { setNeedsLayout() }
    }

    /// Like `forEachInSubtree`, but skips the views that `body` takes out of the subtree before their turn comes.
    final func forEachStayingInSubtree(_ body: (UIView) -> Void) {
        let first = Containment.changeCount
        var latest = first
        // Views known to be in the subtree since the latest change, so that deep trees are not climbed for each view.
        var staying: Set<ObjectIdentifier> = []
        forEachInSubtree { view in
            if Containment.changeCount != latest {
                latest = Containment.changeCount
                staying = [ObjectIdentifier(self)]
            }
            if latest == first || view.reaches(&staying) { body(view) }
        }
    }

    /// How many steps up `reaches(_:)` took. For tests.
    static private(set) var climbedCount = 0

    /// Whether this view or one above it is among `known`. Adds the views on the way there.
    private func reaches(_ known: inout Set<ObjectIdentifier>) -> Bool {
        var path: [ObjectIdentifier] = []
        var here: UIView? = self
        while let view = here {
            let id = ObjectIdentifier(view)
            if known.contains(id) {
                known.formUnion(path)
                return true
            }
            path.append(id)
            here = view.superviewStorage
            UIView.climbedCount += 1
        }
        return false
    }

    /// The number that identifies the view for `viewWithTag(_:)`; 0 by default.
    public final var tag: Int {
        get { appearance?.tag ?? 0 }
        set { madeAppearance.tag = newValue }
    }

    /// The default implementation of the public member of this name.
    final func viewWithTagValue(_ tag: Int) -> UIView? {
        var found: UIView?
        forEachInSubtree { view in if found == nil, view.tag == tag { found = view } }
        return found
    }
}
