import Foundation
import UnifiedStorage

/// What a stack view has found out about what is in it, since something last changed there.
struct StackMeasurements {
    /// The sizes, by the width they were asked for.
    var sizes: [CGFloat?: CGSize] = [:]
    /// The priorities by axis, against stretching and against shrinking; `nil` inside where there is no view.
    var priorities: [StackResistance: UILayoutPriority?] = [:]
}

/// What a view resists.
struct StackResistance: Hashable {
    let axis: NSLayoutConstraint.Axis
    let isAgainstStretching: Bool

    /// How strongly a view resists.
    @MainActor func priority(of view: UIView) -> UILayoutPriority {
        isAgainstStretching ? view.stretchPriority(for: axis) : view.shrinkPriority(for: axis)
    }
}

// A stack view measures the stack views in it by calls inside its own. Where they are nested deep, the innermost are
// measured first, so that calls find known results instead of calling further.
extension UIStackView {
    /// How many calls are inside one another.
    private static var depth = 0
    /// How many may be before those further in are asked first.
    static var depthLimit = 64

    private static func counting<Result>(_ run: () -> Result) -> Result {
        depth += 1
        defer { depth -= 1 }
        return run()
    }

    private var stacks: [UIStackView] { shown.compactMap { $0 as? UIStackView } }

    // MARK: Sizes

    /// The size that fits the views in a width, or without a limit; a negative length on an axis on which no view asks
    /// for any.
    final func size(forWidth width: CGFloat?) -> CGSize {
        if let known = measured.sizes[width] { return known }
        return Self.counting {
            if Self.depth == Self.depthLimit { measureInside(forWidth: width) }
            return measure(forWidth: width)
        }
    }

    private func measure(forWidth width: CGFloat?) -> CGSize {
        isAnnounced = false
        // A subclass may ask in ways of its own.
        if !CallStack.hasRoom(Self.reserve) { return leftOutSize(forWidth: width) }
        let (across, along) = (margins.leading + margins.trailing, margins.top + margins.bottom)
        let inner = innerSize(forWidth: width.map { max(0, $0 - across) })
        let size = CGSize(
            width: inner.width.map { max(0, $0 + across) } ?? UIView.noIntrinsicMetric,
            height: inner.height.map { max(0, $0 + along) } ?? UIView.noIntrinsicMetric)
        // Few widths are asked for between two changes. Where a caller tries many, none is kept.
        if measured.sizes.count > 16 { measured.sizes = [:] }
        measured.sizes[width] = size
        return size
    }

    /// Measures the stack views inside as far as a width needs them, the innermost first.
    private func measureInside(forWidth width: CGFloat?) {
        var pending = [Question(stack: self, width: width)]
        while let last = pending.last {
            // What is not known after two looks does not keep its sizes.
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

    /// A size that is to be known.
    private struct Question {
        let stack: UIStackView
        let width: CGFloat?
        var looks = 0
    }

    /// What has to be known of the stack views inside before a size: first their own widths, then the heights in those
    /// they get.
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

    /// The least room for calls, in bytes, that measuring takes.
    private static let reserve: UInt = 128 << 10

    /// The size of a view for which the stack holds no calls, which is reported.
    private func leftOutSize(forWidth width: CGFloat?) -> CGSize {
        var levels = 0
        var view: UIView? = self
        while let here = view {
            levels += 1
            view = here.superview
        }
        RuntimeIssue.report(
            "layout",
            "No stack is left to measure a \(type(of: self)) that is \(levels) views deep; it counts as a view without "
                + "a size. Do not nest views that ask each other for their sizes that deep.")
        let size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        measured.sizes[width] = size
        return size
    }

    // MARK: Priorities

    /// How strongly the whole resists, from how the views in it do; `nil` without any.
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

    /// Asks the stack views inside for their priorities, the innermost first.
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
