import Foundation
import ImperativeUI

extension Idiom {
    /// Views at edges, in the middle, and beside each other.
    static let edges: [Idiom] = [
        Idiom("pinned to all edges", CGRect(0, 0, 320, 480)) { root in
            let view = UIView().placed(in: root)
            view.fill(root)
            return [view]
        },
        Idiom("inset from all edges", CGRect(20, 20, 280, 440)) { root in
            let view = UIView().placed(in: root)
            view.fill(root, by: 20)
            return [view]
        },
        Idiom("a badge in the corner", CGRect(288, 8, 24, 24)) { root in
            let badge = UIView().placed(in: root)
            activate(
                badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
                root.trailingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 8),
                badge.widthAnchor.constraint(equalToConstant: 24),
                badge.heightAnchor.constraint(equalTo: badge.widthAnchor))
            return [badge]
        },
        Idiom("a centred dialog of at most 270 points", CGRect(25, 190, 270, 100)) { root in
            let dialog = UIView().placed(in: root)
            activate(
                dialog.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                dialog.centerYAnchor.constraint(equalTo: root.centerYAnchor),
                dialog.widthAnchor.constraint(lessThanOrEqualToConstant: 270),
                dialog.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -32).at(750),
                dialog.heightAnchor.constraint(equalToConstant: 100))
            return [dialog]
        },
        Idiom("a header and the rest below it", CGRect(0, 0, 320, 64), CGRect(0, 64, 320, 416)) { root in
            let (header, content) = (UIView().placed(in: root), UIView().placed(in: root))
            activate(
                header.topAnchor.constraint(equalTo: root.topAnchor),
                header.leftAnchor.constraint(equalTo: root.leftAnchor),
                header.rightAnchor.constraint(equalTo: root.rightAnchor),
                header.heightAnchor.constraint(equalToConstant: 64),
                content.topAnchor.constraint(equalTo: header.bottomAnchor),
                content.leftAnchor.constraint(equalTo: header.leftAnchor),
                content.rightAnchor.constraint(equalTo: header.rightAnchor),
                content.bottomAnchor.constraint(equalTo: root.bottomAnchor))
            return [header, content]
        },
        Idiom("a button at the bottom, 50 high", CGRect(16, 414, 288, 50)) { root in
            let button = BlockView(90, 30).placed(in: root)
            activate(
                button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                button.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
                button.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
                button.heightAnchor.constraint(equalToConstant: 50))
            return [button]
        },
        Idiom("a third of the height down", CGRect(135, 150, 50, 20)) { root in
            let view = BlockView(50, 20).placed(in: root)
            activate(
                view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                NSLayoutConstraint(
                    item: view, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .bottom,
                    multiplier: 1 / 3, constant: 0))
            return [view]
        },
        Idiom("a separator of one pixel", CGRect(16, 479.5, 304, 0.5)) { root in
            let line = UIView().placed(in: root)
            activate(
                line.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                line.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                line.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                line.heightAnchor.constraint(equalToConstant: 0.5))
            return [line]
        },
        Idiom("two halves", CGRect(0, 0, 155, 40), CGRect(165, 0, 155, 40)) { root in
            let (first, second) = (UIView().placed(in: root), UIView().placed(in: root))
            activate(
                first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
                second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                first.widthAnchor.constraint(equalTo: second.widthAnchor),
                first.topAnchor.constraint(equalTo: root.topAnchor),
                second.topAnchor.constraint(equalTo: root.topAnchor),
                first.heightAnchor.constraint(equalToConstant: 40),
                second.heightAnchor.constraint(equalTo: first.heightAnchor))
            return [first, second]
        },
        Idiom("one third and two", CGRect(0, 0, 100, 480), CGRect(120, 0, 200, 480)) { root in
            let (side, main) = (UIView().placed(in: root), UIView().placed(in: root))
            for view in [side, main] {
                activate(
                    view.topAnchor.constraint(equalTo: root.topAnchor),
                    view.bottomAnchor.constraint(equalTo: root.bottomAnchor))
            }
            activate(
                side.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                main.leadingAnchor.constraint(equalTo: side.trailingAnchor, constant: 20),
                main.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                main.widthAnchor.constraint(equalTo: side.widthAnchor, multiplier: 2))
            return [side, main]
        },
        Idiom("an overlay as large as another view", CGRect(10, 10, 60, 30), CGRect(10, 10, 60, 30)) { root in
            let (image, shade) = (BlockView(60, 30).placed(in: root), UIView().placed(in: root))
            activate(
                image.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
                image.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                shade.centerXAnchor.constraint(equalTo: image.centerXAnchor),
                shade.centerYAnchor.constraint(equalTo: image.centerYAnchor),
                shade.widthAnchor.constraint(equalTo: image.widthAnchor),
                shade.heightAnchor.constraint(equalTo: image.heightAnchor))
            return [image, shade]
        },
        Idiom("a floating button above a bar", CGRect(248, 360, 56, 56), CGRect(0, 432, 320, 48)) { root in
            let (button, bar) = (UIView().placed(in: root), UIView().placed(in: root))
            activate(
                bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                bar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                bar.heightAnchor.constraint(equalToConstant: 48),
                button.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
                button.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -16),
                button.widthAnchor.constraint(equalToConstant: 56), button.heightAnchor.constraint(equalToConstant: 56))
            return [button, bar]
        },
    ]
}
