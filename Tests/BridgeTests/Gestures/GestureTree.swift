import DeclarativeUI
import Foundation
import Observation

/// What a part of the tree is like.
struct GestureSlot {
    var isShown = true
    var isDisabled = false
    var mask = GestureMask.all
    /// The kind of gesture.
    var kind = 0
}

/// Views of both worlds with gestures, and what came of these.
@MainActor @Observable final class GestureTree {
    static let count = 5
    /// The kinds of gestures of views.
    static let kinds = 9
    /// The gestures: two of each part, and two recognisers around all.
    static let gestures = 2 * count + 2

    var slots = [GestureSlot](repeating: GestureSlot(), count: count)

    /// What the parts were like after the last update.
    @ObservationIgnored var applied: [GestureSlot] = []
    /// Which gestures go on, and which the views show as going on.
    @ObservationIgnored private(set) var active = Set<Int>()
    @ObservationIgnored private(set) var shown = Set<Int>()
    @ObservationIgnored private(set) var fault: String?
    /// What recognisers call.
    @ObservationIgnored var targets: [AnyObject] = []
    /// An edit to be done by the next callback.
    @ObservationIgnored var armed: (() -> Void)?

    private func fail(_ text: String) { fault = fault ?? text }

    /// A gesture has begun, or goes on.
    func goesOn(_ gesture: Int) {
        active.insert(gesture)
        checkAllowed(gesture)
        runArmed()
    }

    /// A gesture is over, in whatever way.
    func isOver(_ gesture: Int) {
        if active.remove(gesture) == nil { fail("gesture \(gesture) is over twice, or had not begun") }
    }

    /// A gesture has ended, and is not cancelled.
    func ended(_ gesture: Int) {
        checkAllowed(gesture)
        runArmed()
    }

    func show(_ gesture: Int, _ isActive: Bool) {
        if isActive { shown.insert(gesture) } else { shown.remove(gesture) }
    }

    func follow(_ state: UIGestureRecognizer.State, of gesture: Int) {
        switch state {
        case .began:
            if active.contains(gesture) { fail("recogniser \(gesture) begins twice") }
            goesOn(gesture)
        case .changed:
            if !active.contains(gesture) { fail("recogniser \(gesture) changes without having begun") }
        case .ended, .cancelled: isOver(gesture)
        default: break
        }
    }

    private func checkAllowed(_ gesture: Int) {
        let index = gesture / 2
        guard applied.indices.contains(index) else { return }
        let slot = applied[index]
        if !slot.isShown { fail("gesture \(gesture) acts on what is gone") }
        // What is further in is not disabled by it if it is of the other world.
        if slot.isDisabled, index % 3 != 2 || gesture.isMultiple(of: 2) { fail("gesture \(gesture) acts, disabled") }
        if gesture.isMultiple(of: 2), !slot.mask.contains(.gesture) { fail("gesture \(gesture) acts, masked") }
        // Recognisers of the other world further in are left out by the mask as touches come down.
        if !gesture.isMultiple(of: 2), index % 3 != 2, !slot.mask.contains(.subviews) {
            fail("gesture \(gesture) acts, masked around")
        }
    }

    private func runArmed() {
        let edit = armed
        armed = nil
        edit?()
    }

    /// Returns a gesture of a kind.
    func gesture(_ kind: Int) -> AnyGesture<Int> {
        let (press, drag) = (LongPressGesture(minimumDuration: 0.3), DragGesture())
        let (once, twice) = (TapGesture(), TapGesture(count: 2))
        return switch kind {
        case 0: AnyGesture(once.map { 0 })
        case 1: AnyGesture(twice.map { 1 })
        case 2: AnyGesture(press.map { _ in 2 })
        case 3: AnyGesture(drag.map { _ in 3 })
        case 4: AnyGesture(DragGesture(minimumDistance: 0).map { _ in 4 })
        case 5: AnyGesture(press.sequenced(before: drag).map { _ in 5 })
        case 6: AnyGesture(twice.exclusively(before: once).map { _ in 6 })
        case 7: AnyGesture(press.simultaneously(with: drag).map { _ in 7 })
        default: AnyGesture(once.sequenced(before: drag).map { _ in 8 })
        }
    }
}

/// A gesture of the tree that sets a state.
private struct Noted: Gesture {
    let tree: GestureTree
    let index: Int
    let kind: Int
    let state: GestureState<Int?>

    var body: some Gesture<Int> {
        let (tree, index) = (tree, index)
        return tree.gesture(kind)
            .updating(state) { value, state, _ in
                state = value
                tree.goesOn(index)
            }
            .onEnded { _ in tree.ended(index) }
    }
}

/// A view of the other world with recognisers.
private struct Represented: UIViewRepresentable {
    let tree: GestureTree
    let index: Int

    @MainActor final class Coordinator {
        let tree: GestureTree
        let index: Int
        init(_ tree: GestureTree, _ index: Int) { (self.tree, self.index) = (tree, index) }
        func pan(_ pan: UIPanGestureRecognizer) { tree.follow(pan.state, of: index) }
    }

    func makeCoordinator() -> Coordinator {
        let coordinator = Coordinator(tree, index)
        // A recogniser whose view has gone is cancelled with the next event, and holds its target weakly.
        tree.targets.append(coordinator)
        return coordinator
    }

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.addGestureRecognizer(UIPanGestureRecognizer(target: context.coordinator, action: Coordinator.pan))
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {}
}

/// A part of the tree: a gesture around another one, a button or a represented view.
private struct Part: View {
    let tree: GestureTree
    let index: Int
    @GestureState private var outer: Int?
    @GestureState private var inner: Int?

    init(tree: GestureTree, index: Int) {
        self.tree = tree
        self.index = index
        _outer = GestureState(initialValue: nil) { _, _ in tree.isOver(2 * index) }
        _inner = GestureState(initialValue: nil) { _, _ in tree.isOver(2 * index + 1) }
    }

    var body: some View {
        let slot = tree.slots[index]
        tree.show(2 * index, outer != nil)
        tree.show(2 * index + 1, inner != nil)
        return HStack {
            if slot.isShown {
                let around = Noted(tree: tree, index: 2 * index, kind: slot.kind, state: $outer)
                switch index % 3 {
                case 0: content(slot).gesture(around, including: slot.mask).disabled(slot.isDisabled)
                case 1: content(slot).highPriorityGesture(around, including: slot.mask).disabled(slot.isDisabled)
                default: content(slot).simultaneousGesture(around, including: slot.mask).disabled(slot.isDisabled)
                }
            } else {
                Color.clear
            }
        }
        .frame(height: 50)
    }

    @ViewBuilder private func content(_ slot: GestureSlot) -> some View {
        let (tree, index) = (tree, index)
        switch index % 3 {
        case 0:
            let kind = (slot.kind + index) % GestureTree.kinds
            Color.red.gesture(Noted(tree: tree, index: 2 * index + 1, kind: kind, state: $inner))
        case 1:
            Button {
                tree.ended(2 * index + 1)
            } label: {
                Color.blue
            }
        default: Represented(tree: tree, index: 2 * index + 1)
        }
    }
}

/// All parts, the last ones in a view that scrolls.
private struct Parts: View {
    let tree: GestureTree

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<3) { Part(tree: tree, index: $0) }
            ScrollView {
                VStack(spacing: 0) { ForEach(3..<GestureTree.count, id: \.self) { Part(tree: tree, index: $0) } }
            }
            .frame(height: 60)
        }
    }
}

/// The tree in a window, below a view with recognisers.
@MainActor final class GestureTreeStage {
    let tree = GestureTree()
    let application = GestureApplication(UIViewController())
    let pan = UIPanGestureRecognizer()
    private let press = UILongPressGestureRecognizer()
    private let hosting: UIViewController

    init() {
        hosting = UIHostingController(rootView: Parts(tree: tree))
        hosting.view.frame = CGRect(x: 0, y: 0, width: 200, height: 210)
        pan.addTarget(self, action: GestureTreeStage.panned)
        press.addTarget(self, action: GestureTreeStage.pressed)
        let view: UIView = application.controller.view
        view.addGestureRecognizer(pan)
        view.addGestureRecognizer(press)
        view.addSubview(hosting.view)
        settle()
    }

    private func panned(_ pan: UIPanGestureRecognizer) { tree.follow(pan.state, of: 2 * GestureTree.count) }
    private func pressed(_ press: UILongPressGestureRecognizer) {
        tree.follow(press.state, of: 2 * GestureTree.count + 1)
    }

    /// Does the updates that are due.
    func settle() {
        application.host.wait(0)
        tree.applied = tree.slots
    }

    /// Whether the views are in the window, and so are updated.
    var isHosting: Bool { hosting.view.superview != nil }

    /// Takes the views out of the window, or puts them back.
    func toggleHosting() {
        if !isHosting {
            application.controller.view.addSubview(hosting.view)
        } else {
            hosting.view.removeFromSuperview()
        }
    }
}
