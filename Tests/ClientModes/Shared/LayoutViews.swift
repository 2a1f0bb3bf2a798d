import SwiftUI

// A type that is a view of some content and, where it has none, a layout, as public libraries have it.

nonisolated struct ColumnLayout: Layout {
    let distance: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: sizes.map(\.width).max() ?? 0,
            height: sizes.map(\.height).reduce(0, +) + distance * CGFloat(max(0, subviews.count - 1)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
            y += subview.sizeThatFits(.unspecified).height + distance
        }
    }
}

struct Column<Content: View>: View {
    nonisolated let layout: ColumnLayout
    let content: Content

    init(distance: CGFloat, @ViewBuilder content: () -> Content) {
        layout = ColumnLayout(distance: distance)
        self.content = content()
    }

    var body: some View { layout { content } }
}

extension Column where Content == EmptyView {
    init(distance: CGFloat) { self.init(distance: distance) { EmptyView() } }
}

extension Column: Animatable, Layout, Sendable where Content == EmptyView {
    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    nonisolated func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

struct ColumnScreen: View {
    let isErased: Bool

    var body: some View {
        if isErased {
            AnyLayout(Column(distance: 4)) { parts }
        } else {
            Column(distance: 4) { parts }
        }
    }

    @ViewBuilder private var parts: some View {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 20, height: 10)
    }
}

@MainActor func makeColumn() -> Column<Color> { Column(distance: 1) { Color.red } }
@MainActor func makeEmptyColumn() -> Column<EmptyView> { Column(distance: 1) }

// A guide and a layout that follow a state which no body reads.

struct GuideScreen: View {
    @State private var distance: CGFloat = 0

    var body: some View {
        HStack(alignment: .top) {
            Text("a").alignmentGuide(.top) { [distance = $distance] in $0[.top] - distance.wrappedValue }
            Text("b").alignmentGuide(VerticalAlignment.top) { dimensions in dimensions[VerticalAlignment.center] }
        }
        .onTapGesture { distance += 5 }
    }
}
