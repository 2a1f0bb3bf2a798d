import Foundation
import ImperativeUI
import LayoutEngine
import UnifiedStorage

/// The border from the declarative world into the imperative one: the view around a represented view or controller.
///
/// Its scope hangs below the scope of the represented view's place among the views, and holds what the bridged keys
/// written since the last border say in traits. Behind it the keys themselves are as if they had not been written.
@MainActor final class PlatformViewHost: UIView {
    private let outer: Scope
    private let border: Scope
    private let dependent = EnvironmentDependent()
    /// By trait: the key it was converted from.
    private var origins: [KeyID: KeyID]
    /// The represented view's place in the layout.
    weak var item: LayoutNode?

    /// - Parameter node: the represented view's place among the views.
    init(outer: Scope, node: any ScopeLabel) {
        self.outer = outer
        let conversion = TraitConversion(of: outer.map)
        border = Scope(parent: outer, writes: conversion.borderWrites)
        origins = conversion.traits.writers
        border.label = node
        super.init(frame: .zero)
        adopt(border, isBorder: true)
        dependent.keysChanged = { [weak self] in self?.convertAgain() }
        dependent.runs(.conversion, of: self)
        dependent.file(in: outer, keys: conversion.keys)
    }

    required init?(coder: NSCoder) {
        fatalError("The view around a represented view cannot come from an archive.")
    }

    /// Leaves the tree: what is inside keeps its last values and is no part of a live tree any more.
    func leave() {
        dependent.unfile()
        // First, as a callback about leaving may put what is around this view into it.
        border.freeze()
        removeFromSuperview()
    }

    private func convertAgain() {
        let conversion = TraitConversion(of: outer.map)
        dependent.file(in: outer, keys: conversion.keys)
        origins = conversion.traits.writers
        let writes = conversion.borderWrites
        if !writes.isSame(as: border.writes) { border.stage(replacingAllWith: writes) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = bounds }
    }
}

extension PlatformViewHost: UnnamedPlace, BorderPlace {
    var worldBelow: Explanation.World { .imperative }

    func origin(of id: KeyID) -> KeyID? { origins[id] }
}
