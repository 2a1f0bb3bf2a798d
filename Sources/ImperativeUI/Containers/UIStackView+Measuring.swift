import Foundation
import BridgedEnvironment

/// A stack view's cached measurements, valid until something in it changes.
struct StackMeasurements {
    /// The sizes by the width for which they were computed.
    var sizes: [CGFloat?: CGSize] = [:]
    /// The priorities by axis and direction; the inner optional is `nil` if there are no views.
    var priorities: [StackResistance: UILayoutPriority?] = [:]
}

/// The axis and the direction, stretching or shrinking, for which a priority counts.
struct StackResistance: Hashable {
    let axis: NSLayoutConstraint.Axis
    let isAgainstStretching: Bool

    /// Returns the priority with which a view resists.
    @MainActor func priority(of view: UIView) -> UILayoutPriority {
        isAgainstStretching ? view.stretchPriority(for: axis) : view.shrinkPriority(for: axis)
    }
}

// A stack view measures the stack views inside it in nested calls. If the nesting is deep, the innermost are measured
// first, so that calls find cached results instead of nesting further.
extension UIStackView {
    /// The current nesting of calls.
    private static var depth = 0
    /// The nesting at which the stack views further in are measured first.
    static var depthLimit = 64

    private static func counting<Result>(_ run: () -> Result) -> Result {
        depth += 1
        defer { depth -= 1 }
        return run()
    }

    private var stacks: [UIStackView] { shown.compactMap { $0 as? UIStackView } }

    // MARK: Sizes

    /// Returns the size that fits the views in a width, or without a limit. A length is negative if no view asks for
    /// one.
    final func size(forWidth width: CGFloat?) -> CGSize {
        if let known = measured.sizes[width] { return known }
        return Self.counting {
            if Self.depth == Self.depthLimit { measureInside(forWidth: width) }
            return measure(forWidth: width)
        }
    }

    private func measure(forWidth width: CGFloat?) -> CGSize {
        isAnnounced = false
        // A subclass may measure in its own way.
        if !CallStack.hasRoom(Self.reserve) { return leftOutSize(forWidth: width) }
        let (across, along) = (margins.leading + margins.trailing, margins.top + margins.bottom)
        let inner = innerSize(forWidth: width.map { max(0, $0 - across) })
        let size = CGSize(
            width: inner.width.map { max(0, $0 + across) } ?? UIView.noIntrinsicMetric,
            height: inner.height.map { max(0, $0 + along) } ?? UIView.noIntrinsicMetric)
        // Few widths are needed between two changes. If a caller tries many, none are kept.
        if measured.sizes.count > 16 { measured.sizes = [:] }
        measured.sizes[width] = size
        return size
    }

    /// Measures the stack views inside, as far as a width requires it, the innermost first.
    private func measureInside(forWidth width: CGFloat?) {
        var pending = [Question(stack: self, width: width)]
        while let last = pending.last {
            // A size still unknown after two attempts belongs to a subclass that does not cache.
            if last.looks < 2, last.stack.measured.sizes[last.width] == nil {
                pending[pending.count - 1].looks += 1
                let open = last.stack.openQuestions(forWidth: last.width)
                if !open.isEmpty {
                    pending += open
                    continue
                }
            }
            pending.removeLast()
            if last.stack !== self, last.stack.measured.sizes[last.width] == nil {
                _ = last.stack.measure(forWidth: last.width)
            }
        }
    }

    /// A size that has to be known.
    private struct Question {
        let stack: UIStackView
        let width: CGFloat?
        var looks = 0
    }

    /// Returns the measurements of inner stack views needed for a size: first their widths, then their heights for
    /// these.
    private func openQuestions(forWidth width: CGFloat?) -> [Question] {
        let stacks = stacks
        if stacks.isEmpty { return [] }
        let unknown = stacks.filter { $0.measured.sizes[.none] == nil }
        if !unknown.isEmpty { return unknown.map { Question(stack: $0, width: nil) } }
        let views = shown
        let limit = width.map { max(0, $0 - margins.leading - margins.trailing) }
        return zip(views, widths(of: views, in: limit).asked).compactMap { view, width in
            guard let stack = view as? UIStackView else { return nil }
            let width = width.flatMap { UIView.limit($0) }
            return stack.measured.sizes[width] == nil ? Question(stack: stack, width: width) : nil
        }
    }

    /// The minimum stack space that measuring needs, in bytes.
    private static let reserve: UInt = 128 << 10

    /// Returns the size of a view for which no stack space is left, and reports that.
    private func leftOutSize(forWidth width: CGFloat?) -> CGSize {
        let levels = selfAndSuperviews.reduce(0) { count, _ in count + 1 }
        RuntimeIssue.report(
            "layout",
            "No stack is left to measure a \(type(of: self)) that is \(levels) views deep; it counts as a view without "
                + "a size. Do not nest views that ask each other for their sizes that deep.")
        let size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        measured.sizes[width] = size
        return size
    }

    // MARK: Priorities

    /// Returns the priority of the whole from those of its views; `nil` if there are none.
    final func innerPriority(_ resistance: StackResistance) -> UILayoutPriority? {
        if let known = measured.priorities[resistance] { return known }
        return Self.counting {
            if Self.depth == Self.depthLimit { findPrioritiesInside(resistance) }
            return findPriority(resistance)
        }
    }

    private func findPriority(_ resistance: StackResistance) -> UILayoutPriority? {
        isAnnounced = false
        let priorities = shown.map { resistance.priority(of: $0) }
        let priority = resistance.axis == axis ? priorities.min() : priorities.max()
        measured.priorities[resistance] = .some(priority)
        return priority
    }

    /// Computes the priorities of the stack views inside, the innermost first.
    private func findPrioritiesInside(_ resistance: StackResistance) {
        var order = [self]
        var next = 0
        while next < order.count {
            order += order[next].stacks.filter { $0.measured.priorities[resistance] == nil }
            next += 1
        }
        for stack in order.dropFirst().reversed() { _ = stack.findPriority(resistance) }
    }
}
