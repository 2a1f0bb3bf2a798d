import Foundation
import LayoutEngine

/// The row of a label, a spacer and a switch, which responds to taps as a whole.
///
/// It is an `HStackLayout` that works out anew each time what that keeps between calls: items remember their sizes
/// themselves, and a row as short as this is hardly ever asked twice.
struct SwitchRowLayout: EngineLayout {
    let target: TapTarget

    typealias AnimatableData = EmptyAnimatableData

    static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        let row = HStackLayout()
        var cache = row.makeCache(subviews: subviews)
        return row.spacing(subviews: subviews, cache: &cache)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let row = HStackLayout()
        var cache = row.makeCache(subviews: subviews)
        return row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let row = HStackLayout()
        var cache = row.makeCache(subviews: subviews)
        row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
