import Foundation
import ImperativeUI
import UnifiedStorage

/// The border from the declarative world into the imperative one: the view around a represented view or controller.
///
/// Its scope hangs below the scope of the represented view's place among the views, and holds what the bridged keys
/// written since the last border say in traits. It ends the list of those keys.
@MainActor final class PlatformViewHost: UIView {
    private let outer: Scope
    private let border: Scope
    private let dependent = EnvironmentDependent()
    /// The represented view's place in the layout.
    weak var item: LayoutNode?

    /// - Parameter node: the represented view's place among the views.
    init(outer: Scope, node: any ScopeLabel) {
        self.outer = outer
        let (writes, keys) = Self.convert(outer)
        border = Scope(parent: outer, writes: writes)
        border.label = node
        super.init(frame: .zero)
        adopt(border, isBorder: true)
        dependent.keysChanged = { [weak self] in self?.convertAgain() }
        dependent.runs(.conversion, of: self)
        dependent.file(in: outer, keys: keys)
    }

    required init?(coder: NSCoder) {
        fatalError("The view around a represented view cannot come from an archive.")
    }

    /// What the keys written since the last border say in traits, and everything that depends on.
    private static func convert(_ outer: Scope) -> (writes: [PropertyWrite], keys: [KeyID]) {
        let map = outer.map
        let listID = KeyID(BridgedWritesKey.self, in: .structure)
        let list = map.value(of: BridgedWritesKey.self, in: .structure) ?? nil
        guard let list else { return ([], [listID]) }
        let tracker = ReadTracker()
        var traits = MutableTraits(base: map, onRead: tracker)
        var keys = [listID]
        for bridge in BridgedWrites.inOrder(list) {
            keys.append(bridge.id)
            traits.origin = bridge.id
            traits.apply { bridge.write(map, &$0) }
        }
        tracker.finish()
        keys += tracker.keys
        return (traits.writes + [PropertyWrite(BridgedWritesKey.self, in: .structure, value: nil)], keys)
    }

    /// Leaves the tree: what is inside keeps its last values and is no part of a live tree any more.
    func leave() {
        dependent.unfile()
        // First, as a callback about leaving may put what is around this view into it.
        border.freeze()
        removeFromSuperview()
    }

    private func convertAgain() {
        let (writes, keys) = Self.convert(outer)
        dependent.file(in: outer, keys: keys)
        if !Self.areSame(writes, border.writes) { border.stage(replacingAllWith: writes) }
    }

    private static func areSame(_ a: [PropertyWrite], _ b: [PropertyWrite]) -> Bool {
        a.count == b.count
            && zip(a, b).allSatisfy {
                $0.id == $1.id && $0.record.origin == $1.record.origin
                    && $0.record.descriptor.areEqual($0.word, $1.word)
            }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = bounds }
    }
}
