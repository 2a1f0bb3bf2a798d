import Drawing
import Foundation

/// The view of a menu: rows one below the other, with lines between groups. It scrolls if there is too much.
///
/// In a grid everything stands in whole rows.
final class MenuView: UIView {
    /// Called when a row was chosen; `nil` for the one that leads back.
    var chosen: (UIMenuElement?) -> Void = { _ in }
    /// The preview above the rows.
    var preview: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let preview { scroll.addSubview(preview) }
        }
    }
    /// The size of the preview above the rows.
    var previewSize = CGSize.zero
    private let scroll = UIScrollView()
    private let separators = MenuSeparators()
    private var lines: [Line] = []

    private enum Line {
        case title(UILabel)
        case separator
        case rows([(element: UIMenuElement?, row: MenuRow)])
    }

    init() {
        super.init(frame: .zero)
        scroll.addSubview(separators)
        addSubview(scroll)
    }

    required init?(coder: NSCoder) {
        fatalError("The view of a menu cannot come from an archive.")
    }

    // MARK: Rows

    /// Shows lines. Rows of elements that stand for the same as before stay.
    func show(_ new: [MenuLine], loading: Set<ObjectIdentifier>) {
        var kept: [AnyHashable: MenuRow] = [:]
        let before = allRows
        for (element, row) in before { kept[Self.key(element)] = row }
        var titles = lines.compactMap { if case .title(let label) = $0 { label } else { nil } }[...]
        let elements = new.flatMap { line -> [UIMenuElement] in
            if case .elements(let elements, _) = line { elements } else { [] }
        }
        let hasMarks = elements.contains { $0.menuState != .off }
        func row(_ element: UIMenuElement?, _ content: MenuRowContent) -> (UIMenuElement?, MenuRow) {
            // Elements with one identity that are shown twice have a row each.
            let row = kept.removeValue(forKey: Self.key(element)) ?? MenuRow()
            row.used = { [weak self] in self?.chosen(element) }
            if row.superview == nil { scroll.addSubview(row) }
            row.show(content)
            return (element, row)
        }
        lines = new.map { line in
            switch line {
            case .separator: return .separator
            case .title(let title):
                let label = titles.popFirst() ?? makeTitle()
                label.text = title
                return .title(label)
            case .back(let menu):
                return .rows([row(nil, MenuRowContent(title: menu.title, hasMarks: hasMarks, isBack: true))])
            case .elements(let elements, let size):
                return .rows(
                    elements.map { element in
                        var content = content(of: element, size, isLoading: loading.contains(ObjectIdentifier(element)))
                        content.hasMarks = hasMarks
                        return row(element, content)
                    })
            }
        }
        let staying = Set(allRows.map { ObjectIdentifier($0.row) })
        scroll.removeSubviews(before.map(\.row).filter { !staying.contains(ObjectIdentifier($0)) } + Array(titles))
        arrange()
        setNeedsLayout()
    }

    /// Keeps titles and rows in the order of the lines, in which they are told of.
    private func arrange() {
        let ordered = lines.flatMap { line -> [UIView] in
            switch line {
            case .title(let label): [label]
            case .separator: []
            case .rows(let rows): rows.map(\.row)
            }
        }
        scroll.addInFront(ordered)
    }

    private static func key(_ element: UIMenuElement?) -> AnyHashable { element?.menuIdentity ?? AnyHashable("back") }

    private func makeTitle() -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        label.accessibilityTraits = .header
        scroll.addSubview(label)
        return label
    }

    private func content(of element: UIMenuElement, _ size: UIMenu.ElementSize, isLoading: Bool) -> MenuRowContent {
        if isLoading { return MenuRowContent(title: "Loading…", attributes: .disabled, size: size) }
        var content = MenuRowContent(
            title: element.title, subtitle: element.subtitle, image: element.image,
            attributes: element.menuAttributes, size: size)
        switch element.menuState {
        case .on: content.mark = .chosen
        case .mixed: content.mark = .mixed
        case .off: break
        }
        content.hasMenu = element is UIMenu
        if let command = element as? UIKeyCommand { content.keys = command.shownKeys }
        return content
    }

    private var allRows: [(element: UIMenuElement?, row: MenuRow)] {
        lines.flatMap { line -> [(element: UIMenuElement?, row: MenuRow)] in
            if case .rows(let rows) = line { rows } else { [] }
        }
    }

    // MARK: Moving

    /// The rows that can be chosen, line by line.
    var rowsByLine: [[MenuRow]] {
        lines.compactMap { line in
            guard case .rows(let rows) = line else { return nil }
            let usable = rows.map(\.row).filter(\.isEnabled)
            return usable.isEmpty ? nil : usable
        }
    }

    /// The row of an element.
    func row(of identity: AnyHashable?) -> MenuRow? {
        allRows.first { $0.element?.menuIdentity == identity && $0.row.isEnabled }?.row
    }

    /// The element of a row; `nil` for the one that leads back.
    func element(of row: MenuRow) -> UIMenuElement? { allRows.first { $0.row === row }?.element }

    /// The row that is chosen first: a selected one, or the first that does not lead back.
    var firstRow: MenuRow? {
        let rows = allRows.filter { $0.element != nil && $0.row.isEnabled }
        return (rows.first { $0.element?.menuState == .on } ?? rows.first)?.row ?? rowsByLine.first?.first
    }

    // MARK: Layout

    private var medium: Medium { traitCollection.textMedium.figures }

    /// The width that the menu has where there is room for it.
    func width(within most: CGFloat) -> CGFloat {
        let (grain, figures) = (medium.grain, medium.menu)
        var width = figures.leastWidth
        for case .rows(let rows) in lines {
            let natural = rows.map(\.row.unbrokenWidth).max() ?? 0
            if figures.widensForTexts || rows.count > 1 { width = max(width, natural * CGFloat(rows.count)) }
        }
        for case .title(let label) in lines where figures.widensForTexts {
            let natural = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
            width = max(width, natural + 2 * figures.inset)
        }
        if preview != nil { width = max(width, previewSize.width) }
        return min(grain.wholeWidth(width), most)
    }

    private struct Arrangement {
        var frames: [(view: UIView, frame: CGRect)] = []
        var separators: [CGRect] = []
        var height: CGFloat = 0
    }

    private func arrangement(in width: CGFloat) -> Arrangement {
        var arrangement = Arrangement()
        var y: CGFloat = 0
        let (grain, figures) = (medium.grain, medium.menu)
        let thin = medium.edges.hairline(scale: traitCollection.displayScale)
        if let preview {
            let height = grain.wholeHeight(previewSize.height)
            arrangement.frames.append((preview, CGRect(x: 0, y: 0, width: width, height: height)))
            y = height
            addSeparator(to: &arrangement, &y, width)
        }
        var followsRow = false
        for line in lines {
            switch line {
            case .separator: addSeparator(to: &arrangement, &y, width)
            case .title(let label):
                let inset = figures.inset
                let room = CGSize(width: max(8, width - 2 * inset), height: 0)
                let height = grain.wholeHeight(label.sizeThatFits(room).height.rounded(.up))
                let margin = figures.titleMargin
                arrangement.frames.append((label, CGRect(x: inset, y: y + margin, width: room.width, height: height)))
                y += height + 2 * margin
            case .rows(let rows):
                if followsRow, figures.showsRowSeparators {
                    arrangement.separators.append(CGRect(x: 0, y: y, width: width, height: thin))
                    y += thin
                }
                y += add(rows.map(\.row), to: &arrangement, at: y, width)
            }
            followsRow = if case .rows = line { true } else { false }
        }
        arrangement.height = y
        return arrangement
    }

    private func addSeparator(to arrangement: inout Arrangement, _ y: inout CGFloat, _ width: CGFloat) {
        let height = medium.menu.separatorHeight
        arrangement.separators.append(CGRect(x: 0, y: y, width: width, height: height))
        y += height
    }

    /// Adds rows beside each other. Returns how high they are.
    private func add(_ rows: [MenuRow], to arrangement: inout Arrangement, at y: CGFloat, _ width: CGFloat) -> CGFloat {
        let share = width / CGFloat(max(1, rows.count))
        let step = rows.count > 1 ? medium.grain.columns(in: share) : share
        let height = rows.map { $0.sizeThatFits(CGSize(width: step, height: 0)).height }.max() ?? 0
        for (index, row) in rows.enumerated() {
            let isLast = index == rows.count - 1
            let own = isLast ? max(0, width - step * CGFloat(index)) : step
            let x = step * CGFloat(index)
            let left = isRightToLeft ? width - x - own : x
            arrangement.frames.append((row, CGRect(x: left, y: y, width: own, height: height)))
        }
        return height
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrangement(in: size.width).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        let arrangement = arrangement(in: bounds.width)
        scroll.contentSize = CGSize(width: bounds.width, height: arrangement.height)
        for (view, frame) in arrangement.frames { view.frame = frame }
        separators.frame = CGRect(origin: .zero, size: scroll.contentSize)
        separators.lines = arrangement.separators
    }

    package override var ownAccessibility: OwnAccessibility { OwnAccessibility(.menu) }
}

/// The lines between the elements of a menu.
private final class MenuSeparators: SeparatorView {
    override func draw(_ rect: CGRect) {
        switch traitCollection.textMedium.figures.menu.separator {
        case .line:
            UIColor.separator.setStroke()
            for line in lines {
                let path = UIBezierPath()
                path.move(to: CGPoint(x: line.minX + 4, y: line.midY))
                path.addLine(to: CGPoint(x: line.maxX - 4, y: line.midY))
                path.lineWidth = 1
                path.stroke()
            }
        case .band:
            for line in lines {
                (line.height > 2 ? UIColor.quaternarySystemFill : .separator).setFill()
                UIRectFill(line)
            }
        }
    }
}

extension UIKeyCommand {
    /// The keys as they are written in menus.
    fileprivate final var shownKeys: String? {
        guard let input, !input.isEmpty else { return nil }
        let signs: [(UIKeyModifierFlags, String)] = [
            (.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"),
        ]
        let names = [
            UIKeyCommand.inputUpArrow: "↑", UIKeyCommand.inputDownArrow: "↓", UIKeyCommand.inputLeftArrow: "←",
            UIKeyCommand.inputRightArrow: "→", UIKeyCommand.inputEscape: "⎋", UIKeyCommand.inputDelete: "⌦",
            "\r": "↩", "\t": "⇥", "\u{8}": "⌫", " ": "␣",
        ]
        let held = signs.filter { modifierFlags.contains($0.0) }.map(\.1).joined()
        return held + (names[input] ?? input.uppercased())
    }
}
