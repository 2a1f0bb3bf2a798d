import Foundation

extension UIView {
    /// The guides that were added to the view, in order. Those that the view has by itself are not among them.
    public final var layoutGuides: [UILayoutGuide] { constraintRecord?.guides ?? [] }

    /// Adds a guide to the view. A guide of another view is removed from there, with its constraints.
    public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        require(
            layoutGuide.kind == .own,
            "A view's own guides stay with it: \(layoutGuide.nameInReports) was to be added to a \(type(of: self)). Make "
                + "a UILayoutGuide.")
        if layoutGuide.owner === self { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.owner = self
        madeConstraintRecord.guides.append(layoutGuide)
    }

    /// Removes a guide from the view, and all constraints that it is part of. Does nothing for a guide of another view.
    public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner === self, let constraints = constraintRecord, layoutGuide.kind == .own else { return }
        for constraint in constraints.held + Array(constraints.outgoing.values).inOrderOfActivation
        where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
            constraint.isActive = false
        }
        constraints.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owner = nil
    }

    /// The guide of the part of the view that no bar covers; see ``safeAreaInsets``.
    public final var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
    /// The guide of the part of the view within its margins; see ``directionalLayoutMargins``.
    ///
    /// The margins are inside of the safe area if ``insetsLayoutMarginsFromSafeArea`` is set.
    public final var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
    /// The guide of the part of the view within its margins, not wider than text that can be read with ease: 672 points.
    public final var readableContentGuide: UILayoutGuide { guide(.readableContent) }
    /// The guide of the part of the view that the host's on-screen keyboard covers. Without a keyboard it is at the
    /// bottom of the safe area and has no height; see ``HostSurroundings/keyboardHeight``.
    public final var keyboardLayoutGuide: UILayoutGuide { guide(.keyboard) }

    /// Returns the view's own guide of a kind, made when first asked for.
    final func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide { ownGuide(kind, UILayoutGuide.init) }

    /// Returns the view's own guide of a kind, made by a function when first asked for.
    final func ownGuide<Guide: UILayoutGuide>(
        _ kind: UILayoutGuide.Kind, _ make: (UILayoutGuide.Kind, UIView) -> Guide
    ) -> Guide {
        if let known = constraintRecord?.ownGuides[kind] as? Guide { return known }
        let made = make(kind, self)
        madeConstraintRecord.ownGuides[kind] = made
        return made
    }

    /// The default implementation of the public member of this name.
    final var insetsLayoutMarginsFromSafeAreaValue: Bool {
        get { constraintRecord?.insetsMarginsFromSafeArea ?? true }
        set {
            if newValue == insetsLayoutMarginsFromSafeAreaValue { return }
            madeConstraintRecord.insetsMarginsFromSafeArea = newValue
            marginsDidChange()
        }
    }

    /// Notes that the view's guides may lie elsewhere in it.
    final func ownGuidesMayHaveChanged() {
        constraintRecord?.ownGuides.values.forEach { $0.placement?.noteOutdated() }
    }
}
