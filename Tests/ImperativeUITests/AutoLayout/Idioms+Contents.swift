import Foundation
import ImperativeUI

extension Idiom {
    /// Views that are as large as their contents, and give way.
    static let contents: [Idiom] = [
        Idiom("a label and a field that takes the rest", CGRect(16, 5, 60, 20), CGRect(84, 0, 220, 30)) { root in
            let (label, field) = (BlockView(60, 20).placed(in: root), BlockView(40, 30).placed(in: root))
            label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
            activate(
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
                field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
                field.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
                field.topAnchor.constraint(equalTo: root.topAnchor))
            return [label, field]
        },
        Idiom("a long title that gives way to a value", CGRect(0, 0, 250, 20), CGRect(260, 0, 60, 20)) { root in
            let (title, value) = (BlockView(400, 20).placed(in: root), BlockView(60, 20).placed(in: root))
            title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            activate(
                title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                title.topAnchor.constraint(equalTo: root.topAnchor),
                value.topAnchor.constraint(equalTo: root.topAnchor),
                value.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 10),
                value.trailingAnchor.constraint(equalTo: root.trailingAnchor))
            return [title, value]
        },
        Idiom("a short title, and a value at the far end", CGRect(0, 0, 80, 20), CGRect(260, 0, 60, 20)) { root in
            let (title, value) = (BlockView(80, 20).placed(in: root), BlockView(60, 20).placed(in: root))
            activate(
                title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                title.topAnchor.constraint(equalTo: root.topAnchor),
                value.topAnchor.constraint(equalTo: root.topAnchor),
                value.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 10),
                value.trailingAnchor.constraint(equalTo: root.trailingAnchor))
            return [title, value]
        },
        Idiom("a card around its content", CGRect(100, 40, 120, 66), CGRect(12, 12, 96, 24), CGRect(12, 44, 60, 10)) {
            root in
            let card = UIView().placed(in: root)
            let (title, detail) = (BlockView(96, 24).placed(in: card), BlockView(60, 10).placed(in: card))
            activate(
                card.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                card.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
                title.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
                title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
                title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
                detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
                detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                detail.trailingAnchor.constraint(lessThanOrEqualTo: title.trailingAnchor),
                detail.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12))
            return [card, title, detail]
        },
        Idiom("an image of 16 to 9", CGRect(0, 0, 320, 180)) { root in
            let image = BlockView(1_000, 1_000).placed(in: root)
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                image.setContentCompressionResistancePriority(.defaultLow, for: axis)
            }
            activate(
                image.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                image.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                image.topAnchor.constraint(equalTo: root.topAnchor),
                image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 9 / 16))
            return [image]
        },
        Idiom("a square as large as fits", CGRect(0, 80, 320, 320)) { root in
            let square = UIView().placed(in: root)
            activate(
                square.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                square.centerYAnchor.constraint(equalTo: root.centerYAnchor),
                square.widthAnchor.constraint(equalTo: square.heightAnchor),
                square.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
                square.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor),
                square.widthAnchor.constraint(equalTo: root.widthAnchor).at(750),
                square.heightAnchor.constraint(equalTo: root.heightAnchor).at(749))
            return [square]
        },
        Idiom("labels of one width beside fields", CGRect(0, 0, 90, 20), CGRect(0, 30, 90, 20), CGRect(98, 0, 222, 20))
        {
            root in
            let (first, second) = (BlockView(50, 20).placed(in: root), BlockView(90, 20).placed(in: root))
            let field = UIView().placed(in: root)
            for label in [first, second] {
                label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            }
            activate(
                first.topAnchor.constraint(equalTo: root.topAnchor),
                second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 10),
                first.widthAnchor.constraint(equalTo: second.widthAnchor),
                field.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
                field.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                field.topAnchor.constraint(equalTo: first.topAnchor),
                field.bottomAnchor.constraint(equalTo: first.bottomAnchor))
            return [first, second, field]
        },
        Idiom("three equal gaps by guides", CGRect(55, 0, 50, 10), CGRect(160, 0, 50, 10)) { root in
            let (first, second) = (BlockView(50, 10).placed(in: root), BlockView(50, 10).placed(in: root))
            let guides = (0..<3).map { _ in UILayoutGuide() }
            for guide in guides {
                root.addLayoutGuide(guide)
                guide.widthAnchor.constraint(equalTo: guides[0].widthAnchor).at(999).isActive = guide !== guides[0]
            }
            activate(
                guides[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
                first.leadingAnchor.constraint(equalTo: guides[0].trailingAnchor),
                guides[1].leadingAnchor.constraint(equalTo: first.trailingAnchor),
                second.leadingAnchor.constraint(equalTo: guides[1].trailingAnchor),
                guides[2].leadingAnchor.constraint(equalTo: second.trailingAnchor),
                guides[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -55),
                first.topAnchor.constraint(equalTo: root.topAnchor),
                second.topAnchor.constraint(equalTo: root.topAnchor))
            return [first, second]
        },
        Idiom("a badge that is at least round", CGRect(0, 0, 20, 20), CGRect(30, 0, 44, 20)) { root in
            @MainActor func badge(_ width: CGFloat, _ x: CGFloat) -> UIView {
                let badge = UIView().placed(in: root)
                let text = BlockView(width, 14).placed(in: badge)
                activate(
                    badge.heightAnchor.constraint(equalToConstant: 20),
                    badge.widthAnchor.constraint(greaterThanOrEqualTo: badge.heightAnchor),
                    badge.widthAnchor.constraint(equalToConstant: 0).at(50),
                    text.centerXAnchor.constraint(equalTo: badge.centerXAnchor),
                    text.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
                    badge.widthAnchor.constraint(greaterThanOrEqualTo: text.widthAnchor, constant: 12),
                    badge.leftAnchor.constraint(equalTo: root.leftAnchor, constant: x),
                    badge.topAnchor.constraint(equalTo: root.topAnchor))
                return badge
            }
            return [badge(6, 0), badge(32, 30)]
        },
        Idiom("a view that collapses to nothing", CGRect(0, 0, 320, 0), CGRect(0, 0, 320, 30)) { root in
            let (banner, content) = (BlockView(100, 44).placed(in: root), BlockView(100, 30).placed(in: root))
            for view in [banner, content] {
                activate(
                    view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: root.trailingAnchor))
            }
            activate(
                banner.topAnchor.constraint(equalTo: root.topAnchor),
                banner.heightAnchor.constraint(equalToConstant: 0),
                content.topAnchor.constraint(equalTo: banner.bottomAnchor))
            return [banner, content]
        },
        Idiom("a sheet above the keyboard, at 999", CGRect(0, 380, 320, 100)) { root in
            let sheet = UIView().placed(in: root)
            activate(
                sheet.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                sheet.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                sheet.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
                sheet.heightAnchor.constraint(equalToConstant: 100).at(999),
                sheet.topAnchor.constraint(greaterThanOrEqualTo: root.safeAreaLayoutGuide.topAnchor, constant: 44))
            return [sheet]
        },
        Idiom("a system spacing, twice", CGRect(8, 16, 10, 10)) { root in
            let view = BlockView(10, 10).placed(in: root)
            activate(
                view.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1),
                view.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2))
            return [view]
        },
    ]
}
