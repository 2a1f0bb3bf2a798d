import Drawing
import Foundation
import BridgedEnvironment

/// Finds the element a person would tap when told a label.
@MainActor struct LabelSearch {
    private let top: UIView
    private let label: String
    /// The topmost view, whose hit testing decides which view is in front.
    private let root: UIView
    /// The view that everything must be in: the last presentation covers the rest.
    private let presented: UIView?
    private var foundCovered = false

    init(below top: UIView, label: String) {
        self.top = top
        self.label = label
        var root = top
        while let above = root.superview { root = above }
        self.root = root
        presented = (root as? UIWindow)?.presentations.last?.containerView
    }

    /// Taps the first that is found, in the order of the views, the innermost first. Returns whether it acted. If there
    /// is none, reports which labels there are.
    mutating func tap(_ count: Int) -> Bool {
        if let acted = search(count, by: Self.tapNamed) ?? search(count, by: Self.tapCellAround) { return acted }
        report()
        return false
    }

    /// Returns the first result of `tap` for a view that is shown; views inside a view come before it.
    private mutating func search(
        _ count: Int, by tap: (inout LabelSearch, UIView, Int) -> Bool?
    ) -> Bool? {
        var stack = [(view: top, isEntered: false)]
        while let (view, isEntered) = stack.popLast() {
            if isEntered {
                if let found = tap(&self, view, count) { return found }
                continue
            }
            if view.isHidden || view.alpha < 0.01 { continue }
            stack.append((view, true))
            for child in view.subviews.reversed() { stack.append((child, false)) }
        }
        return nil
    }

    private static func tapNamed(_ search: inout LabelSearch, _ view: UIView, _ count: Int) -> Bool? {
        if let contents = view.contents {
            for element in contents.elements(label: search.label) {
                if search.isReachable(element, in: view) { return element.tap(count) }
                search.foundCovered = true
            }
        }
        guard view.isNamedTarget, view.isCalled(search.label) else { return nil }
        return search.tap(view, near: view, count)
    }

    /// A text in a cell stands for the cell.
    private static func tapCellAround(_ search: inout LabelSearch, _ view: UIView, _ count: Int) -> Bool? {
        guard view.accessibilityLabel == search.label || view.contents?.contentTexts.contains(search.label) == true,
            let cell = view.nearestTarget as? any ReusableView, cell.accessibilityRecord?.label == nil
        else { return nil }
        return search.tap(cell, near: view, count)
    }

    // MARK: Reaching

    /// Taps a view where it, or a part of it, is in front; `nil` if there is no such point.
    private mutating func tap(_ target: UIView, near part: UIView, _ count: Int) -> Bool? {
        if let presented, !target.isDescendant(of: presented) {
            foundCovered = true
            return nil
        }
        for (x, y) in TapPoints.all {
            let point = CGPoint(
                x: part.bounds.minX + part.bounds.width * x, y: part.bounds.minY + part.bounds.height * y)
            guard let visible = visiblePoint(of: point, in: part) else {
                // A view out of sight is tapped as if it had been scrolled to.
                let sequence = TouchSequence(in: top)
                return sequence.tap(target, count: count)
            }
            guard let hit = root.hitTest(visible, with: nil), hit.nearestTarget === target else { continue }
            let sequence = TouchSequence(in: root)
            return sequence.tap(at: visible, count: count)
        }
        foundCovered = true
        return nil
    }

    /// A point of a view in the coordinates of the topmost view; `nil` if it is outside of a view around.
    private func visiblePoint(of point: CGPoint, in view: UIView) -> CGPoint? {
        var (here, local) = (view, point)
        while true {
            if here !== view, !here.point(inside: local, with: nil) { return nil }
            guard let above = here.superview else { return local }
            local = local.applying(here.transformToSuperview)
            here = above
        }
    }

    private func isReachable(_ element: ContentElement, in view: UIView) -> Bool {
        if let presented, !view.isDescendant(of: presented) { return false }
        guard element.isInSight, let visible = visiblePoint(of: element.point, in: view),
            view.point(inside: element.point, with: nil)
        else { return true }
        return root.hitTest(visible, with: nil)?.isDescendant(of: view) ?? false
    }

    // MARK: Reports

    private mutating func report() {
        if foundCovered {
            RuntimeIssue.report("interaction", "Nothing is tapped: what is called \"\(label)\" is covered.")
            return
        }
        var labels: [String] = []
        _ = search(0) { _, view, _ in
            labels += view.contents?.contentLabels ?? []
            if view.isNamedTarget { labels.append(view.spokenLabel) }
            return nil
        }
        let names = labels.filter { !$0.isEmpty }.prefix(20).map { "\"\($0)\"" }
        RuntimeIssue.report(
            "interaction",
            "Nothing that can be tapped is called \"\(label)\". "
                + (names.isEmpty ? "There is nothing else either." : "There is: \(names.joined(separator: ", ")).")
        )
    }
}

extension UIView {
    /// Whether a label is the view's, or one of its labels for voice input.
    fileprivate func isCalled(_ label: String) -> Bool {
        spokenLabel == label || accessibilityRecord?.inputLabels?.contains(label) == true
    }

    /// Whether taps on the view do something by themselves, or choose it.
    fileprivate var isNamedTarget: Bool { isTappable || self is any ContentCell }

    /// This view or the nearest around it that takes taps.
    fileprivate var nearestTarget: UIView? { selfAndSuperviews.first { $0.isNamedTarget } }
}
