import Foundation

// A stack view sets the frames of its views by itself, until one of them has constraints of its own. From then on its
// arrangement consists of constraints, too, so that all of them are solved together.
extension UIStackView {
    /// The numbers and views that the constraints of an arrangement follow from.
    struct Arrangement: Equatable {
        var views: [ObjectIdentifier]
        var spaces: [CGFloat]
        /// The natural lengths of the views, where the views share the length in their proportion.
        var lengths: [CGFloat]
        /// Whether a view takes any length, where it matters.
        var flexible: [Bool]
        var margins: NSDirectionalEdgeInsets
        var axis: NSLayoutConstraint.Axis
        var distribution: Distribution
        var alignment: Alignment
    }

    /// Whether some arranged view has constraints besides those of the arrangement.
    private var hasConstrainedViews: Bool {
        arranged.contains { view in
            guard let record = view.constraintRecord, record.isConstrained else { return false }
            return record.sizeCount > 0
                || record.outgoing.values.contains { !($0.isArrangement && $0.holder === self) }
        }
    }

    /// Makes the constraints of the arrangement anew if anything about it has changed.
    final func updateArrangement() {
        let views = hasConstrainedViews ? shown : []
        let new = views.isEmpty ? nil : arrangement(of: views)
        if new == arrangementStorage { return }
        isArranging = true
        defer { isArranging = false }
        for constraint in arrangementConstraints { constraint.isActive = false }
        for guide in arrangementGuides { removeLayoutGuide(guide) }
        (arrangementConstraints, arrangementGuides) = ([], [])
        let isOther = (new == nil) != (arrangementStorage == nil)
        arrangementStorage = new
        if let new {
            for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
            var maker = ArrangementMaker(stack: self, views: views, arrangement: new)
            maker.make()
            arrangementGuides = maker.guides
            arrangementConstraints = maker.constraints
            for constraint in arrangementConstraints {
                constraint.isArrangement = true
                constraint.isActive = true
            }
        }
        if isOther { arrangementDidChange() }
    }

    private func arrangement(of views: [UIView]) -> Arrangement {
        var (lengths, flexible): ([CGFloat], [Bool]) = ([], [])
        switch distribution {
        case .fillEqually: break
        case .fillProportionally: lengths = views.map { naturalLength(of: $0) ?? 0 }
        case .fill, .equalSpacing, .equalCentering: flexible = views.map { isFlexible($0) }
        }
        return Arrangement(
            views: views.map { ObjectIdentifier($0) }, spaces: views.map { space(after: $0) }, lengths: lengths,
            flexible: flexible, margins: margins, axis: axis, distribution: distribution, alignment: alignment)
    }

    private func naturalLength(of view: UIView) -> CGFloat? {
        axis == .horizontal ? view.naturalWidth : view.naturalHeight(forWidth: nil)
    }

    /// Whether neither the content of a view nor its constraints have a length. The content is asked first, as measuring
    /// constraints takes much longer.
    private func isFlexible(_ view: UIView) -> Bool {
        (axis == .horizontal ? view.contentWidth : view.contentHeight(forWidth: nil)) == nil
            && naturalLength(of: view) == nil
    }
}

/// Makes the constraints of a stack view's arrangement.
@MainActor private struct ArrangementMaker {
    let stack: UIStackView
    let views: [UIView]
    let arrangement: UIStackView.Arrangement
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []

    typealias Attribute = NSLayoutConstraint.Attribute

    private var isRow: Bool { arrangement.axis == .horizontal }
    private var start: Attribute { isRow ? .leading : .top }
    private var end: Attribute { isRow ? .trailing : .bottom }
    private var length: Attribute { isRow ? .width : .height }
    private var center: Attribute { isRow ? .centerX : .centerY }

    /// How much less an arrangement's finer points matter than everything that programs say.
    private static let tieBreak: Float = 2

    /// How much equal distances between centres matter: least of all, as the lengths of views come first.
    private static let centering: Float = 0.5

    mutating func make() {
        guard let first = views.first, let last = views.last else { return }
        let margins = arrangement.margins
        add(first, start, .equal, stack, start, isRow ? margins.leading : margins.top)
        add(stack, end, .equal, last, end, isRow ? margins.trailing : margins.bottom)
        for (former, next) in zip(views.indices, views.indices.dropFirst()) { connect(former, next) }
        shareLengths()
        align()
    }

    private mutating func connect(_ former: Int, _ next: Int) {
        let space = arrangement.spaces[former]
        let (former, next) = (views[former], views[next])
        switch arrangement.distribution {
        case .fill, .fillEqually, .fillProportionally: add(next, start, .equal, former, end, space)
        case .equalSpacing:
            let guide = addGuide()
            add(guide, start, .equal, former, end)
            add(next, start, .equal, guide, end)
            add(guide, length, .greaterThanOrEqual, nil, .notAnAttribute, space)
            if let first = guides.first, first !== guide {
                add(guide, length, .equal, first, length, space - arrangement.spaces[0])
            }
        case .equalCentering:
            let guide = addGuide()
            add(guide, start, .equal, former, center)
            add(next, center, .equal, guide, end)
            add(next, start, .greaterThanOrEqual, former, end, space)
            if let first = guides.first, first !== guide {
                add(guide, length, .equal, first, length, priority: Self.centering)
            }
        }
    }

    private mutating func shareLengths() {
        switch arrangement.distribution {
        case .fillEqually:
            for view in views.dropFirst() { add(view, length, .equal, views[0], length) }
        case .fillProportionally:
            let lengths = arrangement.lengths
            guard let base = lengths.firstIndex(where: { $0 > 0 }) else { return }
            for index in views.indices where index != base {
                add(
                    views[index], length, .equal, views[base], length, multiplier: lengths[index] / lengths[base],
                    priority: 999)
            }
        case .fill, .equalSpacing, .equalCentering: breakTies()
        }
    }

    /// Of views that resist alike, the first is stretched and the last shrunk; those without a length share the rest.
    private mutating func breakTies() {
        let flexible = views.indices.filter { arrangement.flexible[$0] }
        for index in flexible.dropFirst() where arrangement.distribution == .fill {
            add(views[index], length, .equal, views[flexible[0]], length, priority: Self.tieBreak)
        }
        for index in views.indices.dropFirst() where !arrangement.flexible[index] {
            let isLast = index == views.count - 1
            add(
                views[index], length, .lessThanOrEqual, nil, .notAnAttribute, 0,
                priority: Self.tieBreak - (isLast ? 0 : 1))
        }
    }

    private mutating func align() {
        let margins = arrangement.margins
        let (top, bottom) = isRow ? (margins.top, margins.bottom) : (margins.leading, margins.trailing)
        let (near, far): (Attribute, Attribute) =
            isRow ? (.top, .bottom) : (.leading, .trailing)
        let (isFilled, isNear, isFar) = sides
        for view in views {
            add(view, near, isFilled || isNear ? .equal : .greaterThanOrEqual, stack, near, top)
            add(stack, far, isFilled || isFar ? .equal : .greaterThanOrEqual, view, far, bottom)
        }
        switch arrangement.alignment {
        case .center:
            let middle: Attribute = isRow ? .centerY : .centerX
            for view in views { add(view, middle, .equal, stack, middle, (top - bottom) / 2) }
        case .firstBaseline where isRow:
            for view in views.dropFirst() { add(view, .firstBaseline, .equal, views[0], .firstBaseline) }
        case .lastBaseline where isRow:
            for view in views.dropFirst() { add(view, .lastBaseline, .equal, views[0], .lastBaseline) }
        default: break
        }
        if !isFilled {
            let across: Attribute = isRow ? .height : .width
            add(stack, across, .equal, nil, .notAnAttribute, 0, priority: Self.tieBreak)
        }
    }

    /// Whether views reach from side to side, or are at the near or the far one.
    private var sides: (isFilled: Bool, isNear: Bool, isFar: Bool) {
        switch arrangement.alignment {
        case .fill: (true, false, false)
        case .leading: (false, true, false)
        case .trailing: (false, false, true)
        case .center: (false, false, false)
        case .firstBaseline, .lastBaseline: (false, !isRow, false)
        }
    }

    private mutating func addGuide() -> UILayoutGuide {
        let guide = UILayoutGuide()
        stack.addLayoutGuide(guide)
        guides.append(guide)
        return guide
    }

    private mutating func add(
        _ first: any ConstrainedItem, _ attribute: Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: (any ConstrainedItem)?,
        _ other: Attribute, _ constant: CGFloat = 0, multiplier: CGFloat = 1,
        priority: Float = 1_000
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
            multiplier: multiplier, constant: constant)
        constraint.priority = UILayoutPriority(priority)
        constraint.identifier = "stack"
        constraints.append(constraint)
    }
}
