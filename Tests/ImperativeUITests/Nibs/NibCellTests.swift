import Foundation
import Testing

@testable import ImperativeUI

@MainActor @Suite("Cells of nibs") struct NibCellTests {
    private let cell = """
        <tableViewCell contentMode="scaleToFill" selectionStyle="none" reuseIdentifier="cell" \
        customClass="NibCell" customModule="ImperativeUITests" id="c">
            <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
            <tableViewCellContentView key="contentView" id="v">
                <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                <subviews>
                    <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
                </subviews>
                <constraints>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
        constant="10" id="c1"/>
                    <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" \
        constant="20" id="c2"/>
                    <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="30" \
        id="c3"/>
                </constraints>
            </tableViewCellContentView>
            <connections><outlet property="title" destination="l" id="o"/></connections>
        </tableViewCell>
        """

    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? NibCell)?.title.text = "Row \(indexPath.row)"
            return cell
        }
    }

    @Test("A table view makes the cells of a registered nib, as high as their constraints say")
    func table() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(nib(cell), forCellReuseIdentifier: "cell")
        let source = Source()
        table.dataSource = source
        let stage = Stage()
        stage.root.view.addSubview(table)
        stage.window.layoutIfNeeded()
        let cells = table.visibleCells.compactMap { $0 as? NibCell }
        #expect(
            cells.map(\.title.text) == ["Row 0", "Row 1"]
                && cells.first?.selectionStyle == UITableViewCell.SelectionStyle.none)
        #expect(cells.first?.reuseIdentifier == "cell")
        let height = try #require(cells.first?.title.bounds.height)
        #expect(cells.first?.frame.height == 50 + height)
    }

    @Test("Prototypes of a table view are registered under their identifiers")
    func prototypes() throws {
        let table = try #require(
            made("<tableView id=\"t\"><prototypes>\(cell)</prototypes></tableView>", UITableView.self))
        let first = table.dequeueReusableCell(withIdentifier: "cell") as? NibCell
        let second = table.dequeueReusableCell(withIdentifier: "cell") as? NibCell
        #expect(first?.title?.text == "Title" && second?.title != nil && first?.title !== second?.title)
    }

    @Test("A nib without a cell is reported, and a plain cell is used")
    func noCell() {
        let table = UITableView()
        table.register(nib("<view id=\"a\"/>"), forCellReuseIdentifier: "plain")
        var made: UITableViewCell?
        NibReports.forget()
        let issues = issues(during: { made = table.dequeueReusableCell(withIdentifier: "plain") })
        #expect(made != nil && issues.contains { $0.message.contains("registered for reuse") })
    }

    @Test("The labels of a styled cell are its own")
    func styled() throws {
        let cell = try #require(
            made(
                """
                <tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="t" detailTextLabel="d" \
                accessoryType="disclosureIndicator" id="c">
                    <tableViewCellContentView key="contentView" id="v"><subviews>
                        <label text="One" id="t"/><label text="Two" id="d"/>
                    </subviews></tableViewCellContentView>
                </tableViewCell>
                """, UITableViewCell.self))
        #expect(cell.textLabel?.text == "One" && cell.detailTextLabel?.text == "Two")
        #expect(cell.accessoryType == .disclosureIndicator)
    }

    @Test("A collection view makes the cells of a registered nib")
    func collection() {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(
            nib("<collectionViewCell id=\"c\"><view key=\"contentView\" tag=\"4\" id=\"v\"/></collectionViewCell>"),
            forCellWithReuseIdentifier: "cell")
        let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
        #expect(cell.contentView.tag == 4 && cell.reuseIdentifier == "cell")
    }
}
