import Foundation
import ImperativeUI
import LayoutEngine
import UnifiedStorage

/// The boundary from the declarative world into the imperative one: the view around a represented view or controller.
///
/// Its scope hangs below the scope of the represented view's place among the views, and holds what the bridged keys
/// written since the last boundary say in traits. Behind it the keys themselves are as if they had not been written.
@MainActor final class PlatformViewHost: UIView {
    private let outer: Scope
    private let boundary: Scope
    private let observer = EnvironmentObserver()
    /// By trait: the key it was converted from.
    private var origins: [KeyID: KeyID]
    /// The represented view's place in the layout.
    weak var item: LayoutNode?

    /// - Parameter node: the represented view's place among the views.
    init(outer: Scope, node: any ScopeLabel) {
        self.outer = outer
        let conversion = TraitConversion(of: outer.map)
        boundary = Scope(parent: outer, writes: conversion.boundaryWrites)
        origins = conversion.traits.writers
        boundary.label = node
        super.init(frame: .zero)
        adopt(boundary, isBoundary: true)
        observer.keysChanged = { [weak self] in self?.convertAgain() }
        observer.runs(.conversion, of: self)
        observer.file(in: outer, keys: conversion.keys)
    }

    required init?(coder: NSCoder) {
        fatalError("The view around a represented view cannot come from an archive.")
    }

    /// Leaves the tree: what is inside keeps its last values and is no part of a live tree any more.
    func leave() {
        observer.unfile()
        // First, as a callback about leaving may put what is around this view into it.
        boundary.freeze()
        removeFromSuperview()
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
