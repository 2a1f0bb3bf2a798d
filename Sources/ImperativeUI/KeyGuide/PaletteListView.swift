import Drawing
import Foundation

/// The commands that were found, with as many rows as there is room for, around the selected one.
final class PaletteListView: UIView {
    private var entries: [PaletteEntry] = []
    private var index = 0
    /// The first entry that has a row.
    private var start = 0
    private var rows: [PaletteRow] = []
    private let none = UILabel()
    /// Called when a row is tapped.
    var chosen: (PaletteEntry) -> Void = { _ in }

    init() {
        super.init(frame: .zero)
        none.text = "Nothing found"
        none.textColor = .secondaryLabel
        addSubview(none)
    }

    required init?(coder: NSCoder) {
        fatalError("A list of commands cannot come from an archive.")
    }

    /// Shows entries, the first of them selected.
    func show(_ found: [PaletteEntry]) {
        (entries, index, start) = (found, 0, 0)
        setNeedsLayout()
    }

    /// The selected entry; `nil` if there are none.
    var selected: PaletteEntry? { entries.indices.contains(index) ? entries[index] : nil }

    /// Selects another entry; a step beyond an end stays there.
    func select(by step: Int) {
        if entries.isEmpty { return }
        index = min(max(0, index + step), entries.count - 1)
        setNeedsLayout()
    }

    var lineHeight: CGFloat { UIFont.systemFont(ofSize: UIFont.labelFontSize).lineHeight }
    private var line: CGFloat { max(1, traitCollection.textMedium.figures.grain.wholeHeight(lineHeight)) }

    /// How many entries have room.
    var visibleCount: Int { Int(max(0, bounds.height / line)) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let count = min(visibleCount, entries.count)
        if index < start { start = index }
        if count > 0, index >= start + count { start = index - count + 1 }
        start = min(max(0, start), max(0, entries.count - count))
        while rows.count < count {
            let row = PaletteRow()
            rows.append(row)
            addSubview(row)
        }
        while rows.count > count { rows.removeLast().removeFromSuperview() }
        for (offset, row) in rows.enumerated() {
            let entry = entries[start + offset]
            row.show(entry, isSelected: start + offset == index)
            row.used = { [weak self] in self?.chosen(entry) }
            row.frame = CGRect(x: 0, y: CGFloat(offset) * line, width: bounds.width, height: line)
        }
        none.isHidden = !entries.isEmpty
        none.frame = CGRect(x: 32, y: 0, width: max(0, bounds.width - 48), height: line)
    }
}

/// A command in a palette: a mark if it is selected, its title, its place and its keys.
private final class PaletteRow: UIView {
    private let mark = UILabel()
    private let title = UILabel()
    private let place = UILabel()
    private let keys = UILabel()
    var used: () -> Void = {}

    init() {
        super.init(frame: .zero)
        for label in [mark, title, place, keys] { addSubview(label) }
        place.textColor = .secondaryLabel
        keys.textAlignment = .right
        isAccessibilityElement = true
        accessibilityTraits = .button
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: PaletteRow.tapped))
    }

    required init?(coder: NSCoder) {
        fatalError("A command of a palette cannot come from an archive.")
    }

    private func tapped() { used() }

    override func accessibilityActivate() -> Bool {
        used()
        return true
    }

    func show(_ entry: PaletteEntry, isSelected: Bool) {
        mark.text = isSelected ? ">" : ""
        title.text = entry.title
        place.text = entry.menu ?? entry.kind
        keys.text = entry.keys
        title.font =
            isSelected
            ? .boldSystemFont(ofSize: UIFont.labelFontSize) : .systemFont(ofSize: UIFont.labelFontSize)
        backgroundColor = isSelected ? .secondarySystemFill : nil
        accessibilityLabel = entry.title
        accessibilityTraits = isSelected ? [.button, .selected] : .button
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let grain = traitCollection.textMedium.figures.grain
        let gap: CGFloat = 16
        func width(_ label: UILabel) -> CGFloat { grain.wholeWidth(label.sizeThatFits(.zero).width) }
        let left: CGFloat = 32
        let right = bounds.width - gap
        let keysWidth = min(width(keys), max(0, right - left) / 2)
        let room = max(0, right - left - (keysWidth > 0 ? keysWidth + gap : 0))
        let titleWidth = min(width(title), room)
        let placeX = left + titleWidth + gap
        // A place of which little could be read is left out.
        let placeWidth = left + room - placeX
        place.isHidden = placeWidth < min(width(place), 64)
        func set(_ label: UILabel, _ x: CGFloat, _ width: CGFloat) {
            let start = isRightToLeft ? bounds.width - x - width : x
            label.frame = CGRect(x: start, y: 0, width: max(0, width), height: bounds.height)
        }
        set(mark, 16, 16)
        set(title, left, titleWidth)
        set(place, placeX, min(width(place), max(0, placeWidth)))
        set(keys, right - keysWidth, keysWidth)
        keys.textAlignment = isRightToLeft ? .left : .right
    }
}
