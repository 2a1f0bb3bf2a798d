import Foundation

/// A type-erased layout. The subviews keep their identity and state when the layout changes.
public struct AnyLayout: Layout {
    private let box: AnyLayoutBox

    /// Creates a type-erased layout. An `AnyLayout` is not wrapped again.
    public init<L>(_ layout: L) where L: Layout {
        box = (layout as? AnyLayout)?.box ?? ConcreteLayoutBox(layout)
    }

    /// The wrapped layout's animatable data. It animates only between layouts of the same type.
    public var animatableData: _AnyAnimatableData {
        get { box.animatableData }
        set { self = AnyLayout(box: box.settingAnimatableData(newValue)) }
    }

    private init(box: AnyLayoutBox) { self.box = box }

    /// The cache of the wrapped layout. A layout of the same type updates it; a layout of another type replaces it.
    public struct Cache {
        fileprivate var storage: AnyLayoutCacheBox
    }

    /// The properties of the wrapped layout.
    package var wrappedProperties: LayoutProperties { box.properties }

    /// The type of the wrapped layout.
    package var wrappedType: Any.Type { box.type }

    /// Creates the cache of the wrapped layout.
    public func makeCache(subviews: Subviews) -> Cache { Cache(storage: box.makeCache(subviews)) }

    /// Updates the cache of the wrapped layout, or creates a new one if the type of the layout has changed.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        if cache.storage.layoutType == box.type {
            box.updateCache(cache.storage, subviews)
        } else {
            cache = makeCache(subviews: subviews)
        }
    }

    /// Returns the wrapped layout's spacing.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        box.spacing(subviews, cache.storage)
    }

    /// Returns the wrapped layout's size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        box.sizeThatFits(proposal, subviews, cache.storage)
    }

    /// Places the subviews as the wrapped layout does.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        box.placeSubviews(bounds, proposal, subviews, cache.storage)
    }

    /// Returns the explicit alignment of the wrapped layout.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box.explicitAlignment(guide, bounds, proposal, subviews, cache.storage)
    }

    /// Returns the explicit alignment of the wrapped layout.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box.explicitAlignment(guide, bounds, proposal, subviews, cache.storage)
    }
}

@available(*, unavailable)
extension AnyLayout.Cache: Sendable {}
