import ImperativeUI
import TestSupport

/// A data source of words in sections, with cells that note what happens to them.
@MainActor final class WordSource: NSObject, UICollectionViewDataSource {
    var sections: [[String]]
    var notes: [String] = []
    var made = 0
    var configured = 0
    private(set) var registration: UICollectionView.CellRegistration<WordCell, String>!

    init(_ sections: [[String]]) {
        self.sections = sections
        super.init()
        registration = UICollectionView.CellRegistration { [unowned self] cell, _, word in
            configured += 1
            cell.word = word
        }
    }

    convenience init(count: Int) { self.init([(0..<count).map { "\($0)" }]) }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: sections[indexPath.section][indexPath.item])
    }
}

/// A cell with a height of its own.
final class WordCell: UICollectionViewCell {
    static var made = 0
    var word = ""
    var reuses = 0
    var measures = 0
    var height: CGFloat = 20 { didSet { invalidateIntrinsicContentSize() } }

    override init(frame: CGRect) {
        WordCell.made += 1
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        measures += 1
        return CGSize(width: min(size.width, 30), height: height)
    }
}

/// Notes what a collection view tells.
@MainActor final class ItemWatcher: UICollectionViewDelegate {
    var notes: [String] = []
    var refused: Set<IndexPath> = []

    func take() -> [String] {
        defer { notes = [] }
        return notes
    }

    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
        notes.append("highlight \(path.item) \(view.cellForItem(at: path)?.isHighlighted == true)")
    }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
        !refused.contains(path)
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        notes.append("select \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
        notes.append("deselect \(path.item)")
    }
    func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
        notes.append("show \(path.item)")
    }
    func collectionView(
        _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
    ) { notes.append("end \(path.item)") }
}

extension UICollectionViewFlowLayout {
    /// A grid of cells of a size without spaces.
    static func flow(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: width, height: height)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        return layout
    }
}

extension UICollectionViewLayout {
    /// A grid of cells of a size without spaces.
    static func grid(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewLayout {
        UICollectionViewFlowLayout.flow(width, height)
    }

    /// Rows as high as their content.
    static func rows() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    }
}

/// A collection view of 100 by 200 points on a stage.
@MainActor struct Shelf {
    let stage = Stage()
    let view: UICollectionView
    let source: WordSource

    init(_ source: WordSource, layout: UICollectionViewLayout) {
        self.source = source
        view = UICollectionView(frame: CGRect(0, 0, 100, 200), collectionViewLayout: layout)
        view.dataSource = source
        stage.root.view.addSubview(view)
        stage.settle()
    }

    func settle() { stage.settle() }
    var items: [Int] { view.indexPathsForVisibleItems.map(\.item) }
    var words: [String] { view.visibleCells.compactMap { ($0 as? WordCell)?.word } }
    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.cellForItem(at: IndexPath(item: item, section: section))?.frame
    }
}
