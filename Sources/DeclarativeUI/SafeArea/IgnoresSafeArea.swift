import Foundation
import LayoutEngine

extension View {
    /// Extends this view beyond the safe area on some edges, where it touches the unsafe space.
    ///
    /// Its size is determined as before; where it touches the unsafe space, it is then placed in the extended area.
    /// There is no on-screen keyboard, so regions without `.container` have no effect.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(UnaryLayoutModifier(SafeAreaIgnoringLayout(edges: regions.contains(.container) ? edges : [])))
    }
}
