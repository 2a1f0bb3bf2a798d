import Foundation

@testable import ImperativeUI

/// Makes swipe actions, and notes what happens to them.
@MainActor final class SwipeLog {
    var notes: [String] = []
    /// How often actions were asked for.
    var asked = 0
    /// Whether handlers complete at once; otherwise, their completion handlers are kept.
    var completes = true
    var completions: [(Bool) -> Void] = []
    private(set) weak var source: UIView?

    func take() -> [String] {
        defer { notes = [] }
        return notes
    }

    /// A list whose rows have actions with these titles. The ones named Delete are destructive.
    func list(
        leading: [String]? = nil, trailing: [String]? = nil, full: Bool = true
    ) -> UICollectionLayoutListConfiguration {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        if let leading {
            list.leadingSwipeActionsConfigurationProvider = { [self] path in configuration(leading, path, full) }
        }
        if let trailing {
            list.trailingSwipeActionsConfigurationProvider = { [self] path in configuration(trailing, path, full) }
        }
        return list
    }

    private func configuration(_ titles: [String], _ path: IndexPath, _ full: Bool) -> UISwipeActionsConfiguration {
        asked += 1
        let made = UISwipeActionsConfiguration(
            actions: titles.map { title in
                UIContextualAction(style: title == "Delete" ? .destructive : .normal, title: title) {
                    [self] action, source, completion in
                    notes.append("\(action.title ?? "") \(path.item)")
                    self.source = source
                    if completes { completion(true) } else { completions.append(completion) }
                }
            })
        made.performsFirstActionWithFullSwipe = full
        return made
    }
}

/// A list of five items in a host, with cells that can have the focus.
final class SwipeScreen: UICollectionViewController {
    var count = 5

    init(_ list: UICollectionLayoutListConfiguration) {
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsFocus = true
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    }

    override func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = list.dequeueReusableCell(withReuseIdentifier: "row", for: path)
        var content = UIListContentConfiguration.cell()
        content.text = "Row \(path.item)"
        cell.contentConfiguration = content
        return cell
    }

    func cell(_ item: Int) -> UICollectionViewListCell? {
        collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }
}

extension UICollectionViewListCell {
    /// The buttons beside the row, in the order of the actions.
    var shownButtons: [UIButton] { swiped?.buttons.subviews.compactMap { $0 as? UIButton } ?? [] }

    /// Presses a button beside the row.
    func pressButton(_ index: Int) {
        let buttons = shownButtons
        if index < buttons.count { buttons[index].sendActions(for: .primaryActionTriggered) }
    }
}
