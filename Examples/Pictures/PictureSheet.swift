import DeclarativeUI

/// Collects pictures with titles: prints them as they come, and writes them as one sheet in the end.
@MainActor public final class PictureSheet {
    private let options: PictureOptions
    private var pictures: [(title: String, snapshot: Snapshot)] = []

    /// A sheet of what was asked for.
    public init(_ options: PictureOptions) { self.options = options }

    /// Adds what a view looks like now.
    public func add(_ title: String, _ view: UIView) {
        if options.printsTree {
            print("\n\(title)")
            print(view.accessibilityTree.outline, terminator: "")
            for fault in view.accessibilityFaults() { print("FAULT \(fault)") }
        }
        let snapshot = view.snapshot()
        if options.printsText {
            print("\n\(title)")
            print(snapshot.text(colors: options.isPlain || isatty(1) == 0 ? .none : .full), terminator: "")
        }
        pictures.append((title, snapshot))
    }

    /// Writes the sheet, where a file was asked for.
    public func finish() {
        guard let file = options.svgFile else { return }
        let sheet = SheetView(pictures)
        sheet.frame.size = sheet.intrinsicContentSize
        write(to: file) { try sheet.snapshot(traits: options.traits).write(to: URL(fileURLWithPath: file)) }
    }
}

/// Pictures in rows, each under its title.
private final class SheetView: UIView {
    private var places: [(frame: CGRect, title: String, snapshot: Snapshot)] = []
    private var size = CGSize.zero
    private static let columns = 3
    private static let gap = 16.0
    private static let titleHeight = 40.0

    init(_ pictures: [(title: String, snapshot: Snapshot)]) {
        super.init(frame: .zero)
        let width = pictures.map(\.snapshot.size.width).max() ?? 0
        var y = Self.gap
        for start in stride(from: 0, to: pictures.count, by: Self.columns) {
            let row = pictures[start..<min(start + Self.columns, pictures.count)]
            for (column, picture) in row.enumerated() {
                let x = Self.gap + Double(column) * (width + Self.gap)
                let corner = CGPoint(x: x, y: y + Self.titleHeight)
                places.append((CGRect(origin: corner, size: picture.snapshot.size), picture.title, picture.snapshot))
            }
            y += Self.titleHeight + (row.map(\.snapshot.size.height).max() ?? 0) + Self.gap
        }
        let columns = min(Self.columns, max(1, pictures.count))
        size = CGSize(width: Double(columns) * (width + Self.gap) + Self.gap, height: y)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }

    override func draw(_ rect: CGRect) {
        for place in places {
            var title = place.frame
            title.origin.y -= Self.titleHeight
            title.size.height = Self.titleHeight
            let font = UIFont.systemFont(ofSize: 12, weight: .semibold)
            place.title.draw(in: title, withAttributes: [.font: font, .foregroundColor: UIColor.secondaryLabel])
            place.snapshot.draw(in: place.frame)
            UIColor.separator.setStroke()
            UIBezierPath(rect: place.frame).stroke()
        }
    }
}
