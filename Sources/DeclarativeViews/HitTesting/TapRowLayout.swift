import Foundation
import LayoutEngine

/// A row of few items that responds to taps as a whole, as that of a switch and its label does.
///
/// It is an `HStackLayout` that works out anew each time what that keeps between calls: items remember their sizes
/// themselves, and a short row is hardly ever asked twice.
struct TapRowLayout: EngineLayout {
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
