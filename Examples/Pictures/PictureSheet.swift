import DeclarativeUI

/// Collects pictures with titles: prints them as they come, and writes them as one sheet in the end.
@MainActor public final class PictureSheet {
    private let options: PictureOptions
    private var pictures: [(title: String, snapshot: Snapshot)] = []

    /// A sheet of what was asked for.
    public init(_ options: PictureOptions) { self.options = options }

    /// Adds what a view looks like now.
    public func add(_ title: String, _ view: UIView) {
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
        do {
            try sheet.snapshot(traits: options.traits).write(to: URL(fileURLWithPath: file))
        } catch {
            print("\(file) could not be written: \(error.localizedDescription)")
            exit(74)
        }
    }
}

/// Pictures in rows, each under its title.
private final class SheetView: UIView {
    private let pictures: [(title: String, snapshot: Snapshot)]
    private static let columns = 3
    private static let gap = 16.0
    private static let titleHeight = 24.0

    init(_ pictures: [(title: String, snapshot: Snapshot)]) {
        self.pictures = pictures
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private var cell: CGSize {
        CGSize(
            width: pictures.map(\.snapshot.size.width).max() ?? 0,
            height: (pictures.map(\.snapshot.size.height).max() ?? 0) + Self.titleHeight)
    }

    override var intrinsicContentSize: CGSize {
        let columns = min(Self.columns, max(1, pictures.count))
        let rows = (pictures.count + columns - 1) / columns
        return CGSize(
            width: Double(columns) * (cell.width + Self.gap) + Self.gap,
            height: Double(rows) * (cell.height + Self.gap) + Self.gap)
    }

    override func draw(_ rect: CGRect) {
        for (index, picture) in pictures.enumerated() {
            let corner = CGPoint(
                x: Self.gap + Double(index % Self.columns) * (cell.width + Self.gap),
                y: Self.gap + Double(index / Self.columns) * (cell.height + Self.gap))
            let font = UIFont.systemFont(ofSize: 12, weight: .semibold)
            picture.title.draw(at: corner, withAttributes: [.font: font, .foregroundColor: UIColor.secondaryLabel])
            let frame = CGRect(
                origin: CGPoint(x: corner.x, y: corner.y + Self.titleHeight), size: picture.snapshot.size)
            picture.snapshot.draw(in: frame)
            UIColor.separator.setStroke()
            UIBezierPath(rect: frame).stroke()
        }
    }
}
