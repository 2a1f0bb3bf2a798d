import Foundation
import LayoutEngine

private func choice(_ axes: Axis.Set, _ candidates: Tree...) -> Tree {
    Tree { builder in
        let node = builder.finish(FittingLayoutNode(context: builder.context, axes: axes))
        node.setChildren(candidates.map { $0.build(builder) })
        return node
    }
}

private let both: Axis.Set = [.horizontal, .vertical]
/// A box whose frame is not looked at, as most have no place.
private func box(_ width: CGFloat, _ height: CGFloat) -> Tree { color.frame(width, height) }

extension LayoutCase {
    static let choices: [LayoutCase] = [
        .init(
            "87", "ViewThatFits{F(100,20);F(50,20)} @80x50", choice(both, box(100, 20), box(50, 20).marked()),
            .by(80, 50),
            [50, 20], [[0, 0, 50, 20]]),
        .init(
            "87n", "#87 @nil", choice(both, box(100, 20).marked(), box(50, 20)), .unspecified, [100, 20],
            [[0, 0, 100, 20]]),
        .init(
            "87e", "#87 @100x20", choice(both, box(100, 20).marked(), box(50, 20)), .by(100, 20), [100, 20],
            [[0, 0, 100, 20]]),
        .init(
            "88", "ViewThatFits(in:.horizontal){F(50,100);F(20,10)} @60x30",
            choice(.horizontal, box(50, 100).marked(), box(20, 10)), .by(60, 30), [50, 100], [[0, 0, 50, 100]]),
        .init(
            "89", "ViewThatFits{F(100,20);F(90,20)} @50x50", choice(both, box(100, 20), box(90, 20).marked()),
            .by(50, 50),
            [90, 20], [[0, 0, 90, 20]]),
        .init(
            "2.16.1", "on an axis that is free a candidate is asked with the proposal",
            choice(
                .vertical,
                Tree { $0.mark($0.leaf(.custom { CGSize(width: $0.width ?? 500, height: ($0.width ?? 500) / 2) })) },
                box(10, 10)), .by(60, 30), [60, 30], [[0, 0, 60, 30]]),
        .init("2.16.4", "ViewThatFits{} @50x50", choice(both), .by(50, 50), [0, 0], []),
        .init(
            "2.16.2",
            "HStack(sp0){ViewThatFits{K.layoutPriority(1);F(5,5)};K} @100x20: priority and size are the view's",
            H(0, .center, choice(both, K.priority(1), box(5, 5)), K), .by(100, 20), [100, 20],
            [[0, 0, 100, 20], [100, 0, 0, 20]]),
    ]
}
