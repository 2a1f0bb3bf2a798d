import ConstraintSolver
import Foundation

// What the system knows of items beside constraints: given frames, the sizes of contents, and where guides are.
extension ConstraintSystem {
    func begin(_ placement: Placement, of view: UIView) {
        placement.noteChange()
        if view.translatesAutoresizingMaskIntoConstraints {
            placement.isGiven = true
            for variable in placement.variables {
                try? solver.edit(variable, strength: Strength(priority: Self.given.rawValue))
            }
            suggestFrame(of: placement, view)
            return
        }
        addNonnegative(placement)
        // Client code says how large the content is, so it is asked once the constraints are in place.
        placement.isOutdated = true
    }

    /// Has an item begin anew whose frame is given now, or is not any more.
    func beginAnew(_ placement: Placement, of view: UIView) {
        removeOwnConstraints(of: placement)
        placement.isMisfitReported = false
        begin(placement, of: view)
    }

    /// Removes the constraints that the system has added for an item.
    func removeOwnConstraints(of placement: Placement) {
        for id in placement.own { solver.remove(id) }
        placement.own = []
        for axis in 0...1 { removeContent(of: placement, axis) }
        if placement.isGiven { for variable in placement.variables { solver.endEditing(variable) } }
        placement.isGiven = false
    }

    func begin(_ placement: Placement, of guide: UILayoutGuide) {
        let strength = Strength(priority: Self.guides.rawValue)
        func fix(_ terms: [Term]) { add(Constraint(terms, .equal, 0, strength: strength), to: placement) }
        switch guide.kind {
        case .own: return addNonnegative(placement)
        case .content:
            fix([Term(placement.x)])
            fix([Term(placement.y)])
            return addNonnegative(placement)
        case .safeArea, .margins, .readableContent, .keyboard, .topBars, .bottomBars, .frame: break
        }
        guard let owner = guide.owner else { return }
        let size = sizePlacement(of: owner)
        size.useCount += 1
        placement.base = size
        fix([Term(placement.x)])
        fix([Term(placement.y)])
        fix([Term(placement.width), Term(size.width, -1)])
        fix([Term(placement.height), Term(size.height, -1)])
        placement.isMeasured = guide.kind == .readableContent || guide.followsHeight
        placement.isOutdated = true
    }

    /// Looks at the items of which something has changed.
    func updateItems() {
        let items = outdated
        outdated = []
        for placement in items where placement.system === self {
            placement.isOutdated = false
            if let view = placement.view {
                if placement.isGiven { suggestFrame(of: placement, view) } else { updateContent(of: placement, view) }
            } else if let guide = placement.guide {
                placeGuide(placement, guide)
            }
        }
    }

    private func suggestFrame(of placement: Placement, _ view: UIView) {
        let frame = view.geometry.frame
        for (variable, value) in zip(placement.variables, [frame.minX, frame.minY, frame.width, frame.height]) {
            try? solver.suggest(Double(min(max(value, -LayoutNumber.most), LayoutNumber.most)), for: variable)
        }
    }

    /// Sets the numbers of a guide's equations.
    private func placeGuide(_ placement: Placement, _ guide: UILayoutGuide) {
        guard let owner = guide.owner, placement.own.count == 4 else { return }
        let numbers: [CGFloat]
        if guide.kind == .frame {
            numbers = [owner.bounds.origin.x, owner.bounds.origin.y, 0, 0]
        } else {
            let size = placement.base.map { sizeNow(of: $0, owner) } ?? owner.bounds.size
            placement.measuredSize = size
            let insets = guide.insets(in: owner, size: size)
            if placement.system !== self { return }
            numbers = [insets.left, insets.top, -(insets.left + insets.right), -(insets.top + insets.bottom)]
        }
        for (id, number) in zip(placement.own, numbers) { try? solver.setConstant(Double(number), of: id) }
    }

    /// The size of a view: of the last solution, or before the first the one it has.
    private func sizeNow(of placement: Placement, _ view: UIView) -> CGSize {
        let rect = placement.rect
        return rect.size == .zero ? view.bounds.size : rect.size
    }

    // MARK: Contents

    /// Compares the size of a view's content with the constraints of it.
    private func updateContent(of placement: Placement, _ view: UIView) {
        placement.isMeasured = placement.followsHeight || view.heightFollowsWidth
        let size = view.intrinsicContentSize
        var height = UIView.meaningful(size.height)
        if height != nil, let width = placement.measuredSize?.width, view.heightFollowsWidth {
            height = view.contentHeight(forWidth: width) ?? height
        }
        // Client code may have changed the constraints.
        if placement.system !== self { return }
        setContent(of: placement, view, UIView.meaningful(size.width), .horizontal)
        setContent(of: placement, view, height, .vertical)
        placeBaselines(of: placement, view)
    }

    private func setContent(
        of placement: Placement, _ view: UIView, _ length: CGFloat?, _ axis: NSLayoutConstraint.Axis
    ) {
        let hugging = LayoutNumber.priority(view.stretchPriority(for: axis))
        let resistance = LayoutNumber.priority(view.shrinkPriority(for: axis))
        guard let length else { return removeContent(of: placement, axis.rawValue) }
        if var known = placement.content[axis.rawValue], known.hugging == hugging, known.resistance == resistance {
            if known.length == length { return }
            try? solver.setConstant(Double(length), of: known.most)
            try? solver.setConstant(Double(length), of: known.least)
            known.length = length
            placement.content[axis.rawValue] = known
            return
        }
        removeContent(of: placement, axis.rawValue)
        let variable = axis == .horizontal ? placement.width : placement.height
        func add(_ relation: ConstraintSolver.Relation, _ priority: UILayoutPriority) -> ConstraintID? {
            func constraint(_ priority: UILayoutPriority) -> Constraint {
                Constraint([Term(variable)], relation, Double(length), strength: Strength(priority: priority.rawValue))
            }
            // A required one may contradict constraints, which then count.
            return (try? solver.add(constraint(priority))) ?? (try? solver.add(constraint(Self.broken)))
        }
        guard let most = add(.lessThanOrEqual, hugging), let least = add(.greaterThanOrEqual, resistance) else {
            return
        }
        placement.content[axis.rawValue] = Placement.ContentLength(
            length: length, hugging: hugging, resistance: resistance, most: most, least: least)
    }

    /// Has the root's own content count, for its size that fits.
    func updateRootContent() {
        // A view may say that its content is as large as its constraints ask for.
        guard let root, Self.rootsAsked.insert(ObjectIdentifier(root)).inserted else { return }
        updateContent(of: rootPlacement, root)
        Self.rootsAsked.remove(ObjectIdentifier(root))
    }

    /// The roots that are being asked for their contents.
    private static var rootsAsked: Set<ObjectIdentifier> = []

    private func removeContent(of placement: Placement, _ axis: Int) {
        guard let content = placement.content[axis] else { return }
        solver.remove(content.most)
        solver.remove(content.least)
        placement.content[axis] = nil
    }

    /// Measures those of some items again whose content's height, insets or baselines follow from a size that is another
    /// one now. Returns whether there is anything to solve.
    func measure(_ placements: [Placement]) -> Bool {
        var isOther = false
        for placement in placements where placement.isMeasured && placement.system === self {
            let size = (placement.base ?? placement).rect.size
            if let known = placement.measuredSize, known.width == size.width {
                if known.height == size.height || !placement.followsHeight { continue }
            }
            if let view = placement.view {
                placement.measuredSize = size
                updateContent(of: placement, view)
            } else if let guide = placement.guide {
                placeGuide(placement, guide)
            }
            isOther = true
        }
        return isOther && !solver.isSolved
    }

    // MARK: Baselines

    /// Returns the variable of a baseline's distance from the top or the bottom of a view.
    func baseline(of placement: Placement, isFirst: Bool) -> Variable {
        if let known = isFirst ? placement.firstBaseline : placement.lastBaseline { return known.variable }
        let variable = solver.makeVariable()
        setItem(placement, of: variable)
        // A variable that nothing else has is free to be anything.
        guard let id = try? solver.add(Constraint([Term(variable)], .equal, 0)) else { return variable }
        let made = Placement.Baseline(variable: variable, constraint: id)
        if isFirst { placement.firstBaseline = made } else { placement.lastBaseline = made }
        placement.isMeasured = true
        if let view = placement.view { placeBaselines(of: placement, view) }
        return variable
    }

    private func placeBaselines(of placement: Placement, _ view: UIView) {
        if placement.firstBaseline == nil, placement.lastBaseline == nil { return }
        guard let text = view as? any BaselineView else { return }
        let solved = placement.rect.height
        let height = solved > 0 ? solved : placement.content[1]?.length ?? 0
        if let first = placement.firstBaseline {
            try? solver.setConstant(Double(text.firstBaseline(inHeight: height)), of: first.constraint)
        }
        if let last = placement.lastBaseline {
            try? solver.setConstant(Double(text.lastBaseline(inHeight: height)), of: last.constraint)
        }
    }
}
