import Foundation
import LayoutEngine

/// Keeps a view's space, but hides its contents.
struct HiddenLayout: UnaryLayout {
    var hitRole: HitRole { .ignored }
    var contentVisibility: ContentVisibility { .hidden }
    var ownPriority: Double? { nil }
}

extension View {
    /// Sets the z-index of this view; 0 by default. The view is in front of siblings with a lower z-index.
    ///
    /// Among siblings with the same z-index, later ones are in front. NaN counts as 0. An inner z-index wins.
    nonisolated public func zIndex(_ value: Double) -> some View {
        layoutValue(key: ZIndexKey.self, value: value.isNaN ? 0 : value)
    }

    /// Hides this view, which is not drawn and receives no taps, but keeps its space in the layout.
    nonisolated public func hidden() -> some View { modifier(UnaryLayoutModifier(HiddenLayout())) }
}
