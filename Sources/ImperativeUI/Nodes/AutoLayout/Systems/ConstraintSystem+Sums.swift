import ConstraintSolver
import Foundation

extension ConstraintSystem {
    /// The left side of a constraint, as terms of variables of the system.
    ///
    /// Positions are summed up to the common ancestor of the constraint's items, in whose coordinates they are compared.
    @MainActor struct Sum {
        let system: ConstraintSystem
        let ancestor: UIView
        /// Whether edges are compared in the reading direction, and that is from right to left.
        let isMirrored: Bool
        let readsDirection: Bool
        var terms: [Term] = []
        var placements: [Placement] = []

        init(system: ConstraintSystem, ancestor: UIView, of constraint: NSLayoutConstraint) {
            self.system = system
            self.ancestor = ancestor
            readsDirection = [constraint.first, constraint.second].contains { end in
                (end.attribute.withinMargins ?? end.attribute).kind == .readingDirection
            }
            isMirrored = readsDirection && constraint.first.item?.constrainedView?.isRightToLeft == true
        }

        /// Adds a multiple of an attribute.
        ///
        /// - Parameter other: The constraint's other item. Beside an item inside of it, a scroll view is its content.
        mutating func add(
            _ attribute: NSLayoutConstraint.Attribute, of item: any ConstrainedItem, _ factor: Double,
            beside other: (any ConstrainedItem)?
        ) {
            if let within = attribute.withinMargins, let view = item.constrainedView {
                return add(within, of: view.guide(.margins), factor, beside: other)
            }
            if item === ancestor, attribute.kind.isPosition, let other, other !== item,
                let content = ancestor.contentGuide
            {
                return add(attribute, of: content, factor, beside: other)
            }
            switch attribute {
            case .leading: isMirrored ? addRight(item, -factor) : addLeft(item, factor)
            case .trailing: isMirrored ? addLeft(item, -factor) : addRight(item, factor)
            case .left: addLeft(item, factor)
            case .right: addRight(item, factor)
            case .centerX:
                let factor = isMirrored ? -factor : factor
                addLeft(item, factor)
                add(system.sizePlacement(of: item), \.width, factor / 2)
            case .top: addTop(item, factor)
            case .bottom: addBottom(item, factor)
            case .centerY:
                addTop(item, factor)
                add(system.sizePlacement(of: item), \.height, factor / 2)
            case .firstBaseline:
                addTop(item, factor)
                addBaseline(of: item, isFirst: true, factor)
            case .lastBaseline:
                addBottom(item, factor)
                addBaseline(of: item, isFirst: false, -factor)
            case .width: add(system.sizePlacement(of: item), \.width, factor)
            case .height: add(system.sizePlacement(of: item), \.height, factor)
            default: break
            }
            if let guide = item as? UILayoutGuide, guide.kind == .content { noteEnd(attribute, of: guide) }
        }

        private mutating func addLeft(_ item: any ConstrainedItem, _ factor: Double) { addStart(item, \.x, factor) }
        private mutating func addTop(_ item: any ConstrainedItem, _ factor: Double) { addStart(item, \.y, factor) }

        private mutating func addRight(_ item: any ConstrainedItem, _ factor: Double) {
            addLeft(item, factor)
            add(system.sizePlacement(of: item), \.width, factor)
        }

        private mutating func addBottom(_ item: any ConstrainedItem, _ factor: Double) {
            addTop(item, factor)
            add(system.sizePlacement(of: item), \.height, factor)
        }

        /// Adds where an item begins: nowhere but at 0 for the ancestor itself.
        private mutating func addStart(
            _ item: any ConstrainedItem, _ variable: KeyPath<Placement, Variable>, _ factor: Double
        ) {
            if item === ancestor { return }
            add(system.placement(of: item), variable, factor)
            var around = item.coordinateView
            while let view = around, view !== ancestor {
                add(system.placement(of: view), variable, factor)
                // What is in a scroll view moves with its content.
                if view.contentGuide != nil { add(system.placement(of: view.guide(.frame)), variable, -factor) }
                around = view.superviewStorage
            }
        }

        private mutating func addBaseline(of item: any ConstrainedItem, isFirst: Bool, _ factor: Double) {
            guard let view = item as? UIView, view !== system.root, view is any BaselineView else { return }
            let placement = system.placement(of: view)
            terms.append(Term(system.baseline(of: placement, isFirst: isFirst), factor))
            placements.append(placement)
        }

        private mutating func add(
            _ placement: Placement, _ variable: KeyPath<Placement, Variable>, _ factor: Double
        ) {
            terms.append(Term(placement[keyPath: variable], factor))
            placements.append(placement)
        }

        private func noteEnd(_ attribute: NSLayoutConstraint.Attribute, of guide: UILayoutGuide) {
            let isStart =
                attribute == .left || attribute == .top || attribute == (isMirrored ? .trailing : .leading)
            if !isStart { guide.placement?.isEndUsed[attribute.isVertical ? 1 : 0] = true }
        }
    }

    /// Returns the variables of an item's size, as views inside of it see it.
    func sizePlacement(of item: any ConstrainedItem) -> Placement {
        item === root ? rootPlacement : placement(of: item)
    }

    /// Returns the variables of an item's frame, made when first needed.
    func placement(of item: any ConstrainedItem) -> Placement {
        if let known = item.placement, known.system === self { return known }
        let made = Placement(in: self)
        enter(made)
        item.placement = made
        if let view = item as? UIView {
            made.view = view
            begin(made, of: view)
        } else if let guide = item as? UILayoutGuide {
            made.guide = guide
            begin(made, of: guide)
        }
        return made
    }
}

extension NSLayoutConstraint.Attribute {
    var isVertical: Bool { kind == .vertical || self == .height }
}
