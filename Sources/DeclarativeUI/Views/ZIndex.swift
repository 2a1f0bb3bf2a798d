import Foundation
import LayoutEngine

/// Keeps a view's space, but hides its contents.
struct HiddenLayout: UnaryLayout {
    var hitRole: HitRole { .ignored }
    var contentVisibility: ContentVisibility { .hidden }
    var ownPriority: Double? { nil }
}

extension View {
    /// Sets the z-index of this view, 0 by default: it is in front of siblings with a lower one.
    ///
    /// Of siblings with the same z-index the later is in front. NaN counts as 0, and a z-index that is set further in
    /// wins.
    nonisolated public func zIndex(_ value: Double) -> some View {
        layoutValue(key: ZIndexKey.self, value: value.isNaN ? 0 : value)
    }

    /// Hides this view, so that it is not drawn and not hit, but keeps its space in the layout.
    nonisolated public func hidden() -> some View { modifier(UnaryLayoutModifier(HiddenLayout())) }
}
