import Foundation
import ImperativeUI
import LayoutEngine
import BridgedEnvironment

/// The boundary from the declarative world to the imperative one: the view around a represented view or controller.
///
/// Its scope is a child of the scope in which the represented view is among the other views. It holds the traits made
/// from the bridged keys that were written since the last boundary, and behind it these keys count as not set.
@MainActor final class PlatformViewHost: UIView {
    private let outer: Scope
    private let boundary: Scope
    private let observer = EnvironmentObserver()
    /// For each trait, the key from which it was converted.
    private var origins: [KeyID: KeyID]
    /// The represented view's layout item.
    weak var item: LayoutNode?

    /// - Parameter node: The represented view's node.
    init(outer: Scope, node: any ScopeLabel) {
        self.outer = outer
        let conversion = TraitConversion(of: outer.map)
        boundary = Scope(parent: outer, writes: conversion.boundaryWrites)
        origins = conversion.traits.writers
        boundary.label = node
        super.init(frame: .zero)
        adopt(boundary, isBoundary: true)
        displayListObserver = { [weak self] in self?.item?.displayDidChange() }
        isShownByOtherWorld = { [weak self] area in
            self?.item?.isSeen(area, by: self?.superview as? any ViewGraphHost) ?? false
        }
        observer.keysChanged = { [weak self] in self?.convertAgain() }
        observer.runs(.conversion, of: self)
        observer.file(in: outer, keys: conversion.keys)
    }

    /// The environment of the views around it.
    var environment: EnvironmentValues { EnvironmentValues(map: outer.map) }

    required init?(coder: NSCoder) {
        fatalError("The view around a represented view cannot come from an archive.")
    }

    /// Removes the view from the tree. The views inside keep their last values.
    func leave() {
        observer.unfile()
        // First, because a callback about the removal may put surrounding views into it.
        boundary.freeze()
        removeFromSuperview()
        boundary.label = nil
    }

    private func convertAgain() {
        let conversion = TraitConversion(of: outer.map)
        observer.file(in: outer, keys: conversion.keys)
        origins = conversion.traits.writers
        let writes = conversion.boundaryWrites
        if !writes.isSame(as: boundary.writes) { boundary.stage(replacingAllWith: writes) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = bounds }
    }
}

extension PlatformViewHost: UnnamedPlace, BoundaryPlace {
    var worldBelow: Explanation.World { .imperative }

    func origin(of id: KeyID) -> KeyID? { origins[id] }
}
