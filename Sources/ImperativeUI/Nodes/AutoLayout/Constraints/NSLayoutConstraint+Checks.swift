import Foundation

extension NSLayoutConstraint {
    /// Traps unless two attributes can be compared.
    static func check(_ first: Attribute, _ second: Attribute, isCompared: Bool) {
        require(
            first != .notAnAttribute,
            "A constraint has an attribute of its first item: it was given .notAnAttribute. Name an edge, a centre or a "
                + "length.")
        if !isCompared {
            require(
                first.kind == .length,
                "An edge is compared with another edge: \(first) was to be a constant. Name a second item, or "
                    + "constrain the width or the height.")
            return
        }
        let (kind, other) = (first.kind, second.kind)
        let areAlike =
            kind == other || (first.isCenterX && other == .readingDirection)
            || (second.isCenterX && kind == .readingDirection)
        require(
            areAlike,
            "A constraint compares attributes of one kind: \(first) was to be compared with \(second). Use "
                + "two horizontal edges, two of the reading direction, two vertical ones, or two lengths.")
    }

    /// The constraint in words, as reports have it.
    final var words: String {
        func name(_ end: End) -> String {
            let item = end.item.map { $0.nameInReports } ?? "(gone)"
            return "\(item).\(end.attribute)"
        }
        func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
        let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
        var text = "\(name(first)) \(sign) "
        if second.attribute == .notAnAttribute || factor == 0 {
            text += number(constant)
        } else {
            if factor != 1 { text += "\(number(factor)) * " }
            text += name(second)
            if constant != 0 { text += constant < 0 ? " - \(number(-constant))" : " + \(number(constant))" }
        }
        if priority != .required { text += " @\(number(CGFloat(priority.rawValue)))" }
        if let identifier { text += " '\(identifier)'" }
        return text
    }
}

/// Numbers of constraints as a solver takes them.
@MainActor enum LayoutNumber {
    /// The largest distance, in points. Programs write the largest number of all for "no limit".
    static let most: CGFloat = 10_000_000
    private static let factors: ClosedRange<CGFloat> = 0.0001...10_000

    /// Returns a constant within bounds. Reports one that is not finite.
    static func constant(_ value: CGFloat) -> CGFloat {
        if !value.isFinite {
            RuntimeIssue.report(
                "constraints", "The constant of a constraint must be finite: it was \(value); 0 is used instead.")
            return 0
        }
        return min(max(value, -most), most)
    }

    /// Returns a factor within bounds. Reports one that is not.
    static func factor(_ value: CGFloat) -> CGFloat {
        if value == 0 || factors.contains(abs(value)) { return value }
        let used: CGFloat = value.isNaN ? 1 : abs(value) < 1 ? 0 : value < 0 ? -10_000 : 10_000
        RuntimeIssue.report(
            "constraints",
            "The multiplier of a constraint must be 0, or between 0.0001 and 10,000: it was \(value); \(used) is used "
                + "instead.")
        return used
    }

    /// Returns a priority within bounds. Reports one that is not.
    static func priority(_ value: UILayoutPriority) -> UILayoutPriority {
        if value.rawValue > 0, value.rawValue <= 1_000 { return value }
        let used: UILayoutPriority = value.rawValue > 1_000 ? .required : UILayoutPriority(1)
        RuntimeIssue.report(
            "constraints",
            "The priority of a constraint must be above 0 and at most 1,000: it was \(value.rawValue); "
                + "\(used.rawValue) is used instead.")
        return used
    }
}
