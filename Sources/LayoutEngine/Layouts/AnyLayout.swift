import Foundation

/// A layout whose type is decided at run time; the subviews keep their identity when it changes.
public struct AnyLayout: Layout {
    private let box: AnyLayoutBox

    /// Wraps a layout. A wrapped `AnyLayout` is not wrapped twice.
    public init<L>(_ layout: L) where L: Layout {
        box = (layout as? AnyLayout)?.box ?? ConcreteLayoutBox(layout)
    }

    /// The wrapped layout's data; it moves only between layouts of the same type.
    public var animatableData: _AnyAnimatableData {
        get { box.animatableData }
        set { self = AnyLayout(box: box.settingAnimatableData(newValue)) }
    }

    private init(box: AnyLayoutBox) { self.box = box }

    /// The wrapped layout's type and its cache. A layout of the same type updates it, one of another makes a new one.
    public struct Cache {
        fileprivate var storage: AnyLayoutCacheBox
    }

    /// The properties of the layout wrapped at present.
    package var wrappedProperties: LayoutProperties { box.properties }

    /// The type of the layout wrapped at present.
    package var wrappedType: Any.Type { box.type }

    /// Makes the wrapped layout's cache.
    public func makeCache(subviews: Subviews) -> Cache { Cache(storage: box.makeCache(subviews)) }

    /// Updates the wrapped layout's cache, or makes a new one if it is of another layout type.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        if cache.storage.layoutType == box.type {
            box.updateCache(cache.storage, subviews)
        } else {
            cache = makeCache(subviews: subviews)
        }
    }

    /// The wrapped layout's spacing.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        box.spacing(subviews, cache.storage)
    }

    /// The wrapped layout's size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        box.sizeThatFits(proposal, subviews, cache.storage)
    }

    /// Places as the wrapped layout does.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        box.placeSubviews(bounds, proposal, subviews, cache.storage)
    }

    /// The wrapped layout's explicit guide.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box.explicitAlignment(guide, bounds, proposal, subviews, cache.storage)
    }

    /// The wrapped layout's explicit guide.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box.explicitAlignment(guide, bounds, proposal, subviews, cache.storage)
    }
}

@available(*, unavailable)
extension AnyLayout.Cache: Sendable {}
