import DeclarativeUI
import Foundation
import Testing
import UITestSupport

@MainActor @Suite("Lists wider than rows are read", .serialized) struct WideListTests {
    private static let wide = CGSize(width: 1600, height: 192)

    /// Where the first character of a text stands in its row; `nil` if it is not shown.
    private func column(of text: String, in host: HeadlessHost) -> Int? {
        for row in host.text.split(separator: "\n") {
            if let range = row.range(of: text) { return row.distance(from: row.startIndex, to: range.lowerBound) }
        }
        return nil
    }

    private func stage(_ view: some View) -> HeadlessHost {
        ControllerDelegate.launch(UIHostingController(rootView: view), size: Self.wide)
    }

    @Test("Rows have a hundred columns at most, in the middle of a list", arguments: [true, false])
    func rows(isPlain: Bool) throws {
        let list = List {
            Section("Header") { LabeledContent("start", value: "end") }
        }
        let host = stage(isPlain ? AnyView(list.listStyle(.plain)) : AnyView(list.listStyle(.insetGrouped)))
        defer { host.end() }
        let (start, end) = (try #require(column(of: "start", in: host)), try #require(column(of: "end", in: host)))
        #expect(start == 52 && end + 3 == 148)
        #expect(column(of: isPlain ? "Header" : "HEADER", in: host) == 52)
        host.resize(to: CGSize(width: 640, height: 192))
        #expect(column(of: "start", in: host) == (isPlain ? 2 : 4))
        host.resize(to: Self.wide)
        #expect(column(of: "start", in: host) == 52)
    }

    @Test(
        "So have those of a collection view",
        arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped])
    func collection(appearance: UICollectionLayoutListConfiguration.Appearance) {
        let host = ControllerDelegate.launch(NumberList(appearance), size: Self.wide)
        defer { host.end() }
        #expect(column(of: "row 0", in: host) == 52)
        host.resize(to: CGSize(width: 640, height: 192))
        #expect(column(of: "row 0", in: host) == (appearance == .plain ? 2 : 4))
        host.resize(to: Self.wide)
        #expect(column(of: "row 0", in: host) == 52)
    }
}

/// A list of three rows.
private final class NumberList: UICollectionViewController {
    init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: appearance)))
    }

    required init?(coder: NSCoder) { nil }

    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
        var content = cell.defaultContentConfiguration()
        content.text = "row \(number)"
        cell.contentConfiguration = content
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
    }
}
