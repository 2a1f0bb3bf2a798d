import Foundation
import LayoutEngine

extension View {
    /// Extends this view beyond the safe area on the given edges where it touches the unsafe space.
    ///
    /// The view's size is determined as before. Where the view touches the unsafe space, it is then placed in the
    /// extended area. Regions without `.container` have no effect, because there is no on-screen keyboard.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(UnaryLayoutModifier(SafeAreaIgnoringLayout(edges: regions.contains(.container) ? edges : [])))
    }
}
