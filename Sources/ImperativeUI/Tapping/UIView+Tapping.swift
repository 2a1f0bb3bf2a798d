import Foundation
import UnifiedStorage

/// Taps, as a host, a program or a test brings them to the views of either world. Each updates and lays out what is due
/// first; what an action changes shows after the next update, as `layoutIfNeeded()` makes one.
extension UIView {
    /// Taps `count` times in a row at a point of this view. Returns whether something acted: a control, a recogniser, a
    /// responder that handled it, or something of another world.
    ///
    /// Each tap lands on the view that `hitTest(_:with:)` finds. Recognisers on it and on the views around it are told,
    /// the innermost first; the first to recognise acts. Unless it did, the tap goes to the view itself and up the
    /// responder chain. A recogniser that waits for another one to fail acts when no more taps come.
    @discardableResult
    public final func tap(at point: CGPoint, count: Int = 1) -> Bool {
        guard isTapCount(count) else { return false }
        layoutIfNeeded()
        let sequence = TouchSequence(in: self)
        return sequence.tap(at: point, count: count)
    }

    /// Taps what has an `accessibilityIdentifier`, at or below this view, wherever it is: the first control or view
    /// with a recogniser inside it, else the nearest around it. Returns whether that acted. What is hidden is not
    /// found.
    @discardableResult
    public final func tap(identifier: String, count: Int = 1) -> Bool {
        guard isTapCount(count) else { return false }
        layoutIfNeeded()
        return first { view in
            if view.accessibilityIdentifier == identifier {
                guard let target = view.firstTappable ?? view.nearestTappable else { return false }
                return target.takeTap(count)
            }
            return view.contents?.tap(identifier, count) == true ? true : nil
        } ?? false
    }

    /// Taps what a person would tap when told a label: the first control, cell, or view with a recogniser, at or below
    /// this view, whose `accessibilityLabel` is exactly this text. Returns whether it acted.
    ///
    /// Where no label was set, and the view has none by itself, the labels below it count, joined by ", "; any text in
    /// a cell stands for the cell. What is hidden is not found, nor what a presented controller or another view covers;
    /// what only has to be scrolled to is. If nothing is found, a report lists the labels there are.
    @discardableResult
    public final func tap(label: String, count: Int = 1) -> Bool {
        guard isTapCount(count) else { return false }
        layoutIfNeeded()
        var search = LabelSearch(below: self, label: label)
        return search.tap(count)
    }

    private func isTapCount(_ count: Int) -> Bool {
        if count > 0 { return true }
        RuntimeIssue.report("interaction", "A tap is at least one tap; \(count) taps do nothing.")
        return false
    }

    private func takeTap(_ count: Int) -> Bool {
        let sequence = TouchSequence(in: self)
        return sequence.tap(self, count: count)
    }

    // MARK: Finding

    /// Returns the first result of `find` for this view or one below it that is shown, depth first.
    private func first<Result>(_ find: (UIView) -> Result?) -> Result? {
        var stack: [UIView] = [self]
        while let view = stack.popLast() {
            if view.isHidden { continue }
            if let found = find(view) { return found }
            stack.append(contentsOf: view.subviewStorage.reversed())
        }
        return nil
    }

    /// Whether taps on the view do something by themselves.
    final var isTappable: Bool {
        self is UIControl || appearance?.gestureRecognizers.contains { $0 is UITapGestureRecognizer } == true
    }

    private var firstTappable: UIView? { first { $0.isTappable ? $0 : nil } }

    private var nearestTappable: UIView? {
        var view = superview
        while let here = view {
            if here.isTappable { return here }
            view = here.superview
        }
        return nil
    }

    // MARK: Names

    /// The view's label, or those below it, joined.
    final var spokenLabel: String {
        if let accessibilityLabel { return accessibilityLabel }
        var labels: [String] = []
        let _: Never? = first { view in
            if let label = view.accessibilityLabel, !label.isEmpty { labels.append(label) }
            labels += view.contents?.texts() ?? []
            return nil
        }
        return labels.joined(separator: ", ")
    }
}
