import Foundation

/// Holds a cache whose type only the layout that made it knows.
class AnyLayoutCacheBox {
    var layoutType: Any.Type { AnyLayoutCacheBox.self }
}

private final class ConcreteCacheBox<L: Layout>: AnyLayoutCacheBox {
    var cache: L.Cache

    init(_ cache: L.Cache) { self.cache = cache }

    override var layoutType: Any.Type { L.self }
}

/// A layout boxed in a class, so that its methods can be called without knowing its type.
class AnyLayoutBox: @unchecked Sendable {
    // Unchecked, because it is a base class and cannot be final; each subclass stores nothing but a `Sendable` layout.

    var type: Any.Type { fatalError(Self.abstract) }
    var properties: LayoutProperties { fatalError(Self.abstract) }
    var animatableData: _AnyAnimatableData { fatalError(Self.abstract) }

    static var abstract: String { "AnyLayoutBox is abstract: its subclass overrides every method" }

    func settingAnimatableData(_ data: _AnyAnimatableData) -> AnyLayoutBox { fatalError(Self.abstract) }
    func makeCache(_ subviews: LayoutSubviews) -> AnyLayoutCacheBox { fatalError(Self.abstract) }
    func updateCache(_ cache: AnyLayoutCacheBox, _ subviews: LayoutSubviews) { fatalError(Self.abstract) }

    func spacing(_ subviews: LayoutSubviews, _ cache: AnyLayoutCacheBox) -> ViewSpacing {
        fatalError(Self.abstract)
    }

    func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: AnyLayoutCacheBox
    ) -> CGSize {
        fatalError(Self.abstract)
    }

    func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: AnyLayoutCacheBox
    ) {
        fatalError(Self.abstract)
    }

    func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: AnyLayoutCacheBox
    ) -> CGFloat? {
        fatalError(Self.abstract)
    }

    func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: AnyLayoutCacheBox
    ) -> CGFloat? {
        fatalError(Self.abstract)
    }
}

final class ConcreteLayoutBox<L: Layout>: AnyLayoutBox, @unchecked Sendable {
    // Unchecked like its superclass; the layout is `Sendable` and never changes.
    private let layout: L

    init(_ layout: L) { self.layout = layout }

    override var type: Any.Type { L.self }
    override var properties: LayoutProperties { L.layoutProperties }
    override var animatableData: _AnyAnimatableData { _AnyAnimatableData(layout.animatableData) }

    override func settingAnimatableData(_ data: _AnyAnimatableData) -> AnyLayoutBox {
        guard let data = data.value(as: L.AnimatableData.self) else { return self }
        var copy = layout
        copy.animatableData = data
        return ConcreteLayoutBox(copy)
    }

    private func concrete(_ cache: AnyLayoutCacheBox) -> ConcreteCacheBox<L> {
        guard let cache = cache as? ConcreteCacheBox<L> else {
            fatalError(
                """
                AnyLayout: a cache belongs to the layout that made it, but one of \(cache.layoutType) was given to \
                \(L.self). Call updateCache after exchanging the layout
                """)
        }
        return cache
    }

    override func makeCache(_ subviews: LayoutSubviews) -> AnyLayoutCacheBox {
        ConcreteCacheBox<L>(layout.makeCache(subviews: subviews))
    }

    override func updateCache(_ cache: AnyLayoutCacheBox, _ subviews: LayoutSubviews) {
        layout.updateCache(&concrete(cache).cache, subviews: subviews)
    }

    override func spacing(_ subviews: LayoutSubviews, _ cache: AnyLayoutCacheBox) -> ViewSpacing {
        layout.spacing(subviews: subviews, cache: &concrete(cache).cache)
    }

    override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: AnyLayoutCacheBox
    ) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &concrete(cache).cache)
    }

    override func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: AnyLayoutCacheBox
    ) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &concrete(cache).cache)
    }

    override func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: AnyLayoutCacheBox
    ) -> CGFloat? {
        layout.explicitAlignment(
            of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &concrete(cache).cache)
    }

    override func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: AnyLayoutCacheBox
    ) -> CGFloat? {
        layout.explicitAlignment(
            of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &concrete(cache).cache)
    }
}
