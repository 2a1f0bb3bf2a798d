import Foundation
import TestSupport
import Testing

@testable import ImperativeUI

@MainActor @Suite("Constraints as views come and go") struct ConstraintHierarchyTests {
    private let root = UIView(frame: CGRect(0, 0, 100, 100))

    @Test("An active constraint is held by the nearest view that has both items")
    func holders() {
        let (box, side) = (UIView().placed(in: root), UIView().placed(in: root))
        let inner = UIView().placed(in: box)
        let size = inner.widthAnchor.constraint(equalToConstant: 1)
        let inside = inner.leftAnchor.constraint(equalTo: box.leftAnchor)
        let across = inner.topAnchor.constraint(equalTo: side.topAnchor)
        NSLayoutConstraint.activate([size, inside, across])
        #expect(inner.constraints == [size] && box.constraints == [inside] && root.constraints == [across])
        NSLayoutConstraint.deactivate([size, across])
        #expect(inner.constraints.isEmpty && root.constraints.isEmpty && inside.isActive)
    }

    @Test("A view can be asked to hold a constraint of views below it, and to let it go")
    func adding() {
        let view = UIView().placed(in: root)
        let width = view.widthAnchor.constraint(equalToConstant: 30)
        root.addConstraint(width)
        #expect(root.constraints == [width] && width.isActive)
        root.layoutIfNeeded()
        #expect(view.frame.width == 30)
        view.removeConstraint(width)
        #expect(width.isActive)
        root.removeConstraints([width])
        #expect(!width.isActive)
    }

    @Test("Constraints that lead out of a view end when it leaves, and those within stay")
    func leaving() {
        let (box, side) = (UIView().placed(in: root), BlockView(10, 10).placed(in: root))
        let inner = BlockView(20, 20).placed(in: box)
        inner.fill(box, by: 3)
        let own = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
        let across = inner.topAnchor.constraint(equalTo: side.bottomAnchor)
        root.layOut(with: own, across, side.topAnchor.constraint(equalTo: root.topAnchor))
        box.removeFromSuperview()
        #expect(own.isActive && !across.isActive && box.constraints.count == 5 && root.constraints.count == 1)
        root.addSubview(box)
        root.layOut(
            with: box.topAnchor.constraint(equalTo: root.topAnchor, constant: 1),
            box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 2))
        #expect(box.frame == CGRect(2, 1, 30, 26) && inner.frame == CGRect(3, 3, 24, 20))
    }

    @Test("A view moves to another superview with what it contains")
    func moving() {
        let (first, second) = (UIView(frame: CGRect(0, 0, 50, 50)), UIView(frame: CGRect(0, 50, 50, 30)))
        for view in [first, second] { root.addSubview(view) }
        let box = UIView().placed(in: first)
        let inner = BlockView(10, 10).placed(in: box)
        inner.fill(box, by: 1)
        box.bottomAnchor.constraint(equalTo: first.bottomAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(0, 38, 12, 12))
        second.addSubview(box)
        root.layOut(with: box.bottomAnchor.constraint(equalTo: second.bottomAnchor))
        #expect(box.frame == CGRect(0, 18, 12, 12) && inner.frame == CGRect(1, 1, 10, 10))
    }

    @Test("A view without constraints keeps its frame, whatever it translates")
    func unconstrained() {
        let view = UIView(frame: CGRect(1, 2, 3, 4)).placed(in: root)
        BlockView(5, 5).placed(in: view).leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(1, 2, 3, 4) && view.hasAmbiguousLayout)
    }

    @Test("A view whose last constraint ends keeps its frame, and its subviews are placed in it")
    func loosened() {
        let box = UIView().placed(in: root)
        let inner = UIView().placed(in: box)
        inner.fill(box, by: 2)
        let own = [
            box.widthAnchor.constraint(equalToConstant: 40), box.heightAnchor.constraint(equalToConstant: 40),
            box.leftAnchor.constraint(equalTo: root.leftAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
        ]
        NSLayoutConstraint.activate(own)
        root.layoutIfNeeded()
        NSLayoutConstraint.deactivate(own)
        box.frame = CGRect(5, 5, 20, 20)
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(5, 5, 20, 20) && inner.frame == CGRect(2, 2, 16, 16))
        NSLayoutConstraint.activate(own)
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(2, 2, 36, 36))
    }

    @Test("Views and constraints go when nothing else has them")
    func lifetimes() {
        weak var view: UIView?
        weak var constraint: NSLayoutConstraint?
        do {
            let top = UIView(frame: CGRect(0, 0, 10, 10))
            let inner = UIView().placed(in: top)
            inner.fill(top)
            top.layoutIfNeeded()
            (view, constraint) = (inner, top.constraints.first)
            #expect(constraint != nil)
        }
        #expect(view == nil && constraint == nil)
    }

    @Test("Views that were never laid out go, too, as do those that left before")
    func lifetimesWithoutLayout() {
        weak var view: UIView?
        weak var left: UIView?
        do {
            let top = UIView(frame: CGRect(0, 0, 10, 10))
            let inner = UIView().placed(in: top)
            inner.fill(top)
            view = top
        }
        do {
            let inner = UIView().placed(in: root)
            UIView().placed(in: inner).fill(inner)
            inner.fill(root)
            inner.removeFromSuperview()
            left = inner
        }
        #expect(view == nil && left == nil)
    }

    @Test("A constraint of a view that is gone is reported when it is activated")
    func goneItems() {
        var gone: UIView? = UIView()
        let constraint = root.widthAnchor.constraint(equalTo: gone!.widthAnchor)
        gone = nil
        let reports = issues {
            constraint.isActive = true
            root.addConstraint(constraint)
        }
        #expect(reports.count == 2 && !constraint.isActive && root.constraints.isEmpty)
    }

    @Test("A view that outlives its superview can be constrained elsewhere")
    func outliving() {
        let view = BlockView(5, 5)
        var kept: NSLayoutConstraint?
        do {
            let top = UIView(frame: CGRect(0, 0, 10, 10))
            view.placed(in: top)
            kept = view.leftAnchor.constraint(equalTo: top.leftAnchor, constant: 3)
            top.layOut(with: kept!)
            #expect(view.frame.minX == 3)
        }
        root.addSubview(view)
        root.layOut(with: view.rightAnchor.constraint(equalTo: root.rightAnchor))
        #expect(view.frame == CGRect(95, 0, 5, 5) && kept?.isActive == false)
    }

    @Test("A view that outlives its superview keeps the constraints within it")
    func outlivingWithContent() {
        let view = UIView()
        let inner = BlockView(5, 5).placed(in: view)
        inner.fill(view, by: 1)
        do {
            let top = UIView(frame: CGRect(0, 0, 10, 10))
            view.placed(in: top)
            top.layOut(with: view.leftAnchor.constraint(equalTo: top.leftAnchor, constant: 3))
            #expect(view.frame == CGRect(3, 0, 7, 7))
        }
        inner.content.width = 8
        root.addSubview(view)
        root.layOut(with: view.rightAnchor.constraint(equalTo: root.rightAnchor))
        #expect(view.frame == CGRect(90, 0, 10, 7) && inner.frame == CGRect(1, 1, 8, 5))
    }

    @Test("Code that is asked for a size can change constraints meanwhile")
    func changesWhileAsked() {
        let view = MeddlingView().placed(in: root)
        view.left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4)
        root.layOut(with: view.left!, view.topAnchor.constraint(equalTo: root.topAnchor, constant: 2))
        root.layoutIfNeeded()
        #expect(view.constraints.isEmpty && root.constraints.count == 1 && view.frame.origin.y == 2)
    }

    @Test("A layout that changes its own constraints each time is stopped and reported")
    func loops() {
        let window = UIWindow(frame: CGRect(0, 0, 100, 100))
        window.isHidden = false
        let view = RestlessView()
        window.addSubview(view)
        let reports = issues { window.layoutIfNeeded() }
        #expect(reports.count == 1 && reports.first?.category == "update-cycle")
        view.isStopped = true
        window.isHidden = true
    }

    @Test("Constraints are updated before the layout, the innermost views first, and once for several requests")
    func updates() {
        let log = UpdateLog()
        let (outer, inner) = (UpdatingView("outer", log), UpdatingView("inner", log))
        outer.addSubview(inner)
        root.addSubview(outer)
        root.layoutIfNeeded()
        #expect(log.names == ["inner", "outer"])
        inner.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        #expect(inner.needsUpdateConstraints())
        root.layoutIfNeeded()
        #expect(log.names == ["inner", "outer", "inner"] && !inner.needsUpdateConstraints())
    }

    @Test("A controller updates the constraints of its view")
    func controllers() {
        let controller = UpdatingController()
        root.addSubview(controller.view)
        root.layoutIfNeeded()
        #expect(controller.count == 1)
        controller.view.setNeedsUpdateConstraints()
        controller.view.updateConstraintsIfNeeded()
        #expect(controller.count == 2)
    }

    @Test("The traits that updateConstraints() reads ask for another call when they change")
    func traits() {
        let log = UpdateLog()
        let window = UIWindow(frame: CGRect(0, 0, 100, 100))
        window.isHidden = false
        let view = UpdatingView("view", log)
        window.addSubview(view)
        window.layoutIfNeeded()
        window.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(log.names == ["view", "view"])
        window.isHidden = true
    }
}

@MainActor private final class UpdateLog { var names: [String] = [] }

private final class UpdatingView: UIView {
    let name: String
    let log: UpdateLog

    init(_ name: String, _ log: UpdateLog) {
        (self.name, self.log) = (name, log)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
        _ = traitCollection.userInterfaceStyle
        log.names.append(name)
        super.updateConstraints()
    }
}

private final class MeddlingView: UIView {
    var left: NSLayoutConstraint?
    override var intrinsicContentSize: CGSize {
        left?.isActive = false
        removeFromSuperviewOnce()
        return CGSize(width: 7, height: 7)
    }
    private var count = 0

    /// Leaves and comes back, with the constraints that it had above.
    private func removeFromSuperviewOnce() {
        count += 1
        guard count == 1, let superview else { return }
        let top = topAnchor.constraint(equalTo: superview.topAnchor, constant: 2)
        removeFromSuperview()
        superview.addSubview(self)
        top.isActive = true
    }
}

private final class RestlessView: UIView {
    let inner = UIView()
    var isStopped = false
    private lazy var width = inner.widthAnchor.constraint(equalToConstant: 1)

    override func layoutSubviews() {
        super.layoutSubviews()
        if isStopped { return }
        if inner.superview == nil { inner.placed(in: self) }
        width.isActive = true
        width.constant = width.constant > 100 ? 1 : width.constant + 1
    }
}

private final class UpdatingController: UIViewController {
    var count = 0

    override func updateViewConstraints() {
        count += 1
        super.updateViewConstraints()
    }
}
