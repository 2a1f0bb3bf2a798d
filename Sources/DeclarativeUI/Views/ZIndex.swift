import Foundation
import LayoutEngine

/// Keeps a view's room, but shows nothing there.
struct HiddenLayout: UnaryLayout {
    var hitRole: HitRole { .ignored }
    var contentVisibility: ContentVisibility { .hidden }
    var ownPriority: Double? { nil }
}

extension View {
    /// Puts this view in front of siblings of a lower value and behind those of a higher one; 0 unless set. Of equals,
    /// the later is in front. NaN counts as 0.
    nonisolated public func zIndex(_ value: Double) -> some View {
        layoutValue(key: ZIndexKey.self, value: value.isNaN ? 0 : value)
    }

    /// Keeps this view's room in the layout, but shows nothing there and lets no tap land on it.
    nonisolated public func hidden() -> some View { modifier(UnaryLayoutModifier(HiddenLayout())) }
}
