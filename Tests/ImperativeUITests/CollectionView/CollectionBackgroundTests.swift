import Foundation
import ImperativeUI
import Testing

@MainActor @Suite("Views behind the items of collection views") struct CollectionBackgroundTests {
    private let source = WordSource(count: 50)
    private let list: UICollectionView
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    private let background = UIView()

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 40)
        list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        list.dataSource = source
        window.addSubview(list)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    @Test("It fills the visible part behind all cells, also after scrolling and for another size")
    func place() {
        list.backgroundView = background
        #expect(list.subviews.first === background && background.frame == list.bounds)
        list.contentOffset.y = 400
        window.layoutIfNeeded()
        #expect(list.subviews.first === background)
        #expect(background.frame == CGRect(x: 0, y: 400, width: 200, height: 300))
        list.reloadData()
        list.frame.size.height = 200
        window.layoutIfNeeded()
        #expect(list.subviews.first === background && background.frame.height == 200)
        #expect(list.subviews.filter { $0 is UICollectionViewCell }.count >= 4)
    }

    @Test("Another one takes its place, and none takes it out; the items stay as they are")
    func replacing() {
        let cells = list.subviews.count
        list.backgroundView = background
        let other = UIView()
        list.backgroundView = other
        #expect(background.superview == nil && list.subviews.first === other && list.subviews.count == cells + 1)
        list.backgroundView = nil
        window.layoutIfNeeded()
        #expect(other.superview == nil && list.subviews.count == cells)
    }

    @Test("It is there without items, and takes no touches from cells")
    func touches() {
        list.backgroundView = background
        #expect(list.hitTest(CGPoint(x: 100, y: 20), with: nil)?.isDescendant(of: background) == false)
        source.sections = []
        list.reloadData()
        window.layoutIfNeeded()
        #expect(list.subviews == [background] && background.frame == list.bounds)
    }
}
