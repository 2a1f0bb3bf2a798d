import SwiftUI

// Scroll views that come to rest at targets, as programs write them.

struct ClientCarousel: View {
    var body: some View {
        VStack {
            ScrollView(.horizontal, showsIndicators: false) {
                LazyHStack(spacing: 16) {
                    ForEach(0..<20) { Text("Card \($0)").containerRelativeFrame(.horizontal, count: 3, spacing: 16) }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<5) { Text("Page \($0)").containerRelativeFrame([.horizontal, .vertical]) }
                }
            }
            .scrollTargetBehavior(.paging)
            ScrollView {
                Text("Header").scrollTarget()
                VStack { ForEach(0..<20) { Text("Row \($0)") } }.scrollTargetLayout(isEnabled: true)
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
            ScrollView { Text("Thirds") }
                .scrollTargetBehavior(ThirdsBehavior())
        }
    }
}

struct ThirdsBehavior: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let third = context.containerSize.height / 3
        guard third > 0, context.axes.contains(.vertical), abs(context.velocity.dy) < 1_000 else {
            ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByOne).updateTarget(&target, context: context)
            return
        }
        target.rect.origin.y = (target.rect.minY / third).rounded() * third
        if context.layoutDirection == .rightToLeft { target.anchor = .top }
    }
}
