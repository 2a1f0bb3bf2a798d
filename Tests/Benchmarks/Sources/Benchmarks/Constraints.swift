import Foundation
import ImperativeUI

/// What constraints of views cost.
@MainActor func benchmarkConstraints(_ report: Report) {
    report.begin("Cells of 12 constraints and four views with contents")
    let count = 1_000
    for text in [false, true] {
        let kind = text ? "text that wraps" : "blocks"
        let cells = (0..<count).map { _ in ConstrainedCell(hasText: text) }
        let first = once { for cell in cells { _ = cell.height(320) } }
        report.row("the first height, \(kind)", first / Double(count), limit: 60_000)
        var width: CGFloat = 320
        let next = best(of: 7, steps: count) {
            width = width == 320 ? 300 : 320
            for cell in cells { _ = cell.height(width) }
        }
        report.row("a height in another width, \(kind)", next)
        let layout = best(of: 7, steps: count) {
            width = width == 320 ? 300 : 320
            for cell in cells {
                cell.frame = CGRect(x: 0, y: 0, width: width, height: 120)
                cell.layoutIfNeeded()
            }
        }
        report.row("a layout in another width, \(kind)", layout)
    }
    report.begin("A window of N cards with 9 constraints each, in columns")
    var reference: Double?
    for count in Options.sizes([100, 1_000, 10_000]) {
        let board = ConstrainedBoard(count)
        let first = once { board.window.layoutIfNeeded() }
        report.row("the first layout of a card, N = \(grouped(count))", first / Double(count))
        let steps = 50
        let change = best(of: 7, steps: steps) {
            for _ in 0..<steps {
                board.change.constant = board.change.constant == 4 ? 6 : 4
                board.window.layoutIfNeeded()
            }
        }
        report.row("a constant within a card, N = \(grouped(count))", change, reference: reference, ratioLimit: 3)
        reference = reference ?? change
    }
}

private final class SizedBlock: UIView {
    let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}

/// A cell as applications have them: an image, a title, a detail and a mark.
private final class ConstrainedCell: UIView {
    init(hasText: Bool) {
        super.init(frame: .zero)
        func text(_ string: String) -> UIView {
            let label = UILabel()
            label.text = string
            label.numberOfLines = 0
            return label
        }
        let image = SizedBlock(40, 40)
        let title = hasText ? text("A title that may take two lines") : SizedBlock(90, 20)
        let detail = hasText ? text("A detail below it with more words, which takes some lines") : SizedBlock(120, 16)
        let mark = SizedBlock(12, 20)
        for view in [image, title, detail, mark] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        mark.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        NSLayoutConstraint.activate([
            image.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            image.centerYAnchor.constraint(equalTo: centerYAnchor),
            image.widthAnchor.constraint(equalToConstant: 40),
            image.heightAnchor.constraint(equalTo: image.widthAnchor),
            title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 12),
            title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            detail.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            mark.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
            mark.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func height(_ width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

/// Cards in columns, all of one system.
@MainActor private final class ConstrainedBoard {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 4_000, height: 4_000))
    private(set) var change: NSLayoutConstraint!

    init(_ count: Int) {
        let root = UIView(frame: window.bounds)
        window.addSubview(root)
        window.isHidden = false
        var (column, above): (UIView, UIView?) = (root, nil)
        for index in 0..<count {
            if index % 50 == 0 {
                (column, above) = (UIView(), nil)
                column.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(column)
                NSLayoutConstraint.activate([
                    column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(index / 50 * 40)),
                    column.topAnchor.constraint(equalTo: root.topAnchor),
                    column.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                    column.widthAnchor.constraint(equalToConstant: 40),
                ])
            }
            let (card, block) = (UIView(), SizedBlock(30, 10))
            for view in [card, block] { view.translatesAutoresizingMaskIntoConstraints = false }
            column.addSubview(card)
            card.addSubview(block)
            let top = above.map { card.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 2) }
            let start = block.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 4)
            change = change ?? start
            NSLayoutConstraint.activate([
                card.leadingAnchor.constraint(equalTo: column.leadingAnchor),
                top ?? card.topAnchor.constraint(equalTo: column.topAnchor),
                card.widthAnchor.constraint(equalTo: column.widthAnchor), start,
                block.topAnchor.constraint(equalTo: card.topAnchor, constant: 1),
                block.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -1),
                block.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor),
                card.heightAnchor.constraint(greaterThanOrEqualToConstant: 8),
                block.widthAnchor.constraint(greaterThanOrEqualTo: block.heightAnchor),
            ])
            above = card
        }
    }
}
