import DeclarativeUI
import Foundation

/// A collection view of N cells with rows in them, scrolled by screens.
@MainActor func benchmarkCells(_ report: Report) {
    report.begin("A collection view of N cells that host rows, scrolled")
    var reference: Double?
    for count in Options.sizes([1_000, 100_000]) {
        let list = CellList(count)
        let step = list.costOfScreens()
        report.time(
            "a cell that comes into sight, N = \(grouped(count))", step.time, bound: 80_000, reference: reference)
        report.row("bodies a cell, N = \(grouped(count))", step.bodies, .count, limit: 1)
        reference = reference ?? step.time
    }
}

@MainActor private final class CellList: NSObject, UICollectionViewDataSource {
    private static let height: CGFloat = 56
    private let contacts: [Contact]
    private let window = UIWindow(windowScene: UIWindowScene())
    private let collection: UICollectionView
    private let registration: UICollectionView.CellRegistration<UICollectionViewCell, Contact>
    private var cells = 0

    init(_ count: Int) {
        contacts = Contact.make(count)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 800, height: Self.height)
        layout.minimumLineSpacing = 0
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 800, height: 640), collectionViewLayout: layout)
        registration = UICollectionView.CellRegistration { cell, _, contact in
            cell.contentConfiguration = UIHostingConfiguration { ContactRow(contact: contact) }.margins(.all, 0)
        }
        super.init()
        collection.dataSource = self
        window.frame = collection.frame
        window.addSubview(collection)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    /// Nanoseconds, and bodies of rows, for each cell that comes into sight.
    func costOfScreens() -> (time: Double, bodies: Double) {
        RowWatch.watched = -1
        (RowWatch.bodies, cells) = (0, 0)
        var time = 0.0
        for step in 1...50 {
            time += once {
                collection.contentOffset.y = CGFloat(step * 11 % contacts.count) * Self.height
                window.layoutIfNeeded()
            }
        }
        if cells == 0 { fatalError("No cell came into sight.") }
        return (time / Double(cells), Double(RowWatch.bodies) / Double(cells))
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        contacts.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        cells += 1
        return collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: contacts[indexPath.item])
    }
}
