import Foundation
import BridgedEnvironment

/// Taps, as a host, a program or a test brings them to the views of either world. Each updates and lays out first;
/// changes of an action show after the next update, as `layoutIfNeeded()` makes one.
extension UIView {
    /// Taps a point of this view `count` times in a row. Returns whether anything acted: a control, a gesture
    /// recogniser, a responder that handled the tap, or content of another framework.
    ///
    /// Each tap lands on the view that `hitTest(_:with:)` returns. Gesture recognisers of that view and its ancestors
    /// receive the tap, the innermost first, and the first to recognise it acts. If none does, the tap goes to the
    /// view itself and up the responder chain. A recogniser that waits for another one to fail acts when no more taps
    /// follow.
    @discardableResult
    public final func tap(at point: CGPoint, count: Int = 1) -> Bool {
        guard isTapCount(count) else { return false }
        layoutIfNeeded()
        let sequence = TouchSequence(in: self)
        return sequence.tap(at: point, count: count)
    }

    /// Taps the element with an `accessibilityIdentifier`, at or below this view, wherever it is. The first control
    /// or view with a gesture recogniser inside the element receives the tap, or else the nearest one around it.
    /// Returns whether it acted. Hidden elements are not found.
    @discardableResult
    public final func tap(identifier: String, count: Int = 1) -> Bool {
        guard isTapCount(count) else { return false }
        layoutIfNeeded()
        return first { view in
            if view.accessibilityIdentifier == identifier {
                guard let target = view.firstTappable ?? view.nearestTappable else { return false }
                return target.takeTap(count)
            }
            return view.contents?.tapElement(identifier: identifier, count: count) == true ? true : nil
        } ?? false
    }

    /// Taps the element with a label, at or below this view: the first control, cell or view with a gesture
    /// recogniser whose `accessibilityLabel` is exactly this text. Returns whether it acted.
    ///
    /// If no label is set and the view has none of its own, its descendants' labels count, joined by ", ". Any text
    /// in a cell stands for the cell. Elements are not found if they are hidden, or covered by a presented controller
    /// or another view. Elements that only need scrolling into view are found. If nothing is found, a report lists
    /// the available labels.
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

    private var nearestTappable: UIView? { selfAndSuperviews.dropFirst().first { $0.isTappable } }

    // MARK: Names

    /// The view's label, or those below it, joined.
    final var spokenLabel: String {
        if let accessibilityLabel { return accessibilityLabel }
        var labels: [String] = []
        let _: Never? = first { view in
            if let label = view.accessibilityLabel, !label.isEmpty { labels.append(label) }
            labels += view.contents?.contentTexts ?? []
            return nil
        }
        return labels.joined(separator: ", ")
    }
}
