import Drawing
import Foundation

/// Groups of rows with keys at one side and their effects at the other.
final class KeySheetView: UIView {
    var groups: [(title: String, rows: [(title: String, keys: String)])] = [] {
        didSet {
            for view in subviews { view.removeFromSuperview() }
            lines = groups.enumerated().flatMap { index, group in
                (index > 0 ? [Line.space] : []) + [.heading(label(group.title, isBold: true))]
                    + group.rows.map { .row(keys: label($0.keys, isBold: true), title: label($0.title)) }
            }
            for line in lines { line.labels.forEach(addSubview) }
            setNeedsLayout()
        }
    }

    private enum Line {
        case space
        case heading(UILabel)
        case row(keys: UILabel, title: UILabel)

        var labels: [UILabel] {
            switch self {
            case .space: []
            case .heading(let label): [label]
            case .row(let keys, let title): [keys, title]
            }
        }
    }

    private var lines: [Line] = []
    private let font = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    private func label(_ text: String, isBold: Bool = false) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = isBold ? UIFont.boldSystemFont(ofSize: UIFont.labelFontSize) : font
        return label
    }

    var lineHeight: CGFloat { font.lineHeight }

    private var grain: MediumGrain { traitCollection.textMedium.figures.grain }
    private var inset: CGFloat { 16 }

    /// The width of the column of keys.
    private func keyWidth(in width: CGFloat) -> CGFloat {
        let natural = lines.map { line -> CGFloat in
            if case .row(let keys, _) = line { keys.sizeThatFits(.zero).width } else { 0 }
        }
        return grain.wholeWidth(min(natural.max() ?? 0, (width - 2 * inset) / 2))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let line = grain.wholeHeight(lineHeight)
        return CGSize(width: size.width, height: line * CGFloat(lines.count + 2))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let line = grain.wholeHeight(lineHeight)
        let column = keyWidth(in: bounds.width)
        let gap: CGFloat = 16
        func place(_ label: UILabel, x: CGFloat, y: CGFloat, width: CGFloat) {
            let left = isRightToLeft ? bounds.width - x - width : x
            label.frame = CGRect(x: left, y: y, width: max(0, width), height: line)
        }
        for (index, shown) in lines.enumerated() {
            let y = line * CGFloat(index + 1)
            switch shown {
            case .space: break
            case .heading(let label): place(label, x: inset, y: y, width: bounds.width - 2 * inset)
            case .row(let keys, let title):
                place(keys, x: inset, y: y, width: column)
                let x = inset + column + gap
                place(title, x: x, y: y, width: bounds.width - x - inset)
            }
        }
    }
}
