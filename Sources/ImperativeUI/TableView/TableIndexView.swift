import Drawing
import Foundation

/// The index of a table view: titles at its trailing edge, which lead to sections.
final class TableIndexView: UIControl {
    weak var table: UITableView?
    private(set) var titles: [String] = []
    /// The number of the title that was last chosen.
    private var current = 0
    private var isTracked = false { didSet { setNeedsDisplay() } }

    func show(_ new: [String]) {
        if new == titles { return }
        titles = new
        current = min(current, max(0, new.count - 1))
        measuredWidth = nil
        setNeedsDisplay()
    }

    // MARK: Places

    private var font: UIFont {
        .systemFont(ofSize: FontDescription(UIFont.TextStyle.caption2.style).size, weight: .semibold)
    }

    private var line: CGFloat {
        let grain = traitCollection.textMedium.figures.grain
        return max(1, grain.wholeHeight(font.lineHeight))
    }

    /// The numbers of the titles that there is room for, from top to bottom.
    private var shown: [Int] {
        let room = max(1, Int(clamping: (bounds.height / line).rounded(.down), to: 0...10_000))
        if titles.count <= room { return Array(titles.indices) }
        return (0..<room).map { $0 * (titles.count - 1) / max(1, room - 1) }
    }

    private var top: CGFloat {
        traitCollection.textMedium.figures.grain.row(at: max(0, (bounds.height - CGFloat(shown.count) * line) / 2))
    }

    /// The width that the titles need, in points.
    var width: CGFloat {
        if let measuredWidth { return measuredWidth }
        let widest = titles.reduce(0) { max($0, Self.text($1).size(withAttributes: [.font: font]).width) }
        let width = traitCollection.textMedium.figures.grain.wholeWidth(widest + 6)
        measuredWidth = width
        return width
    }
    /// The width, until the titles or the medium change.
    private var measuredWidth: CGFloat?

    override func textMediumMayHaveChanged() {
        super.textMediumMayHaveChanged()
        measuredWidth = nil
        setNeedsDisplay()
    }

    private static func text(_ title: String) -> String { title == UITableView.indexSearch ? "⌕" : title }

    // MARK: Choosing

    private func choose(_ index: Int) {
        guard let table, !titles.isEmpty else { return }
        current = min(max(0, index), titles.count - 1)
        table.scroll(toIndexTitle: titles[current], at: current)
        setNeedsDisplay()
    }

    private func choose(at point: CGPoint) {
        let shown = shown
        guard !shown.isEmpty, point.y.isFinite else { return }
        let row = Int(clamping: ((point.y - top) / line).rounded(.down), to: 0...(shown.count - 1))
        choose(shown[row])
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        isTracked = true
        choose(at: touch.location(in: self))
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(at: touch.location(in: self))
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        isTracked = false
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        isTracked = false
    }

    // Each of its titles is pressed.
    override func performPrimaryAction() {}

    override var keyCommands: [UIKeyCommand]? {
        func command(_ input: String, _ target: @escaping (TableIndexView) -> Int) -> UIKeyCommand {
            UIKeyCommand(input: input, modifierFlags: []) { (index: TableIndexView) in { index.choose(target(index)) } }
                .listed(as: "change")
        }
        return (super.keyCommands ?? []) + [
            command(UIKeyCommand.inputUpArrow) { $0.current - 1 },
            command(UIKeyCommand.inputDownArrow) { $0.current + 1 },
            command(UIKeyCommand.inputHome) { _ in 0 }, command(UIKeyCommand.inputEnd) { $0.titles.count - 1 },
        ]
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard let table else { return }
        let background = isTracked ? table.sectionIndexTrackingBackgroundColor : table.sectionIndexBackgroundColor
        if let background {
            background.setFill()
            UIRectFill(bounds)
        }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        let color = table.sectionIndexColor ?? tintColor ?? .label
        for (row, index) in shown.enumerated() {
            let place = CGRect(x: 0, y: top + CGFloat(row) * line, width: bounds.width, height: line)
            Self.text(titles[index]).draw(
                in: place, withAttributes: [.font: font, .foregroundColor: color, .paragraphStyle: paragraph])
        }
    }

    // MARK: Accessibility

    package override var ownAccessibility: OwnAccessibility {
        ownElement(.slider, .adjustable, value: titles.indices.contains(current) ? titles[current] : nil)
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? "Section index" }
        set { super.accessibilityLabel = newValue }
    }

    override func accessibilityIncrement() { choose(current + 1) }
    override func accessibilityDecrement() { choose(current - 1) }
}
