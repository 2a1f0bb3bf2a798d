import ImperativeUI
import Testing

@MainActor @Suite struct CollectionTouchTests {
    @Test("A tap on a cell chooses its item; one beside the cells does nothing")
    func tap() {
        let shelf = Shelf(WordSource(count: 3), layout: .grid(100, 20))
        let watcher = ItemWatcher()
        shelf.view.delegate = watcher
        #expect(shelf.stage.window.tap(at: CGPoint(x: 50, y: 30)))
        #expect(watcher.take() == ["highlight 1 true", "select 1"])
        #expect(!shelf.stage.window.tap(at: CGPoint(x: 50, y: 150)))
        #expect(shelf.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        shelf.view.allowsSelection = false
        #expect(!shelf.stage.window.tap(at: CGPoint(x: 50, y: 10)))
    }

    @Test("After scrolling a tap lands on the item that is there now")
    func scrolled() {
        let shelf = Shelf(WordSource(count: 300), layout: .grid(100, 20))
        #expect(shelf.view.scroll(by: CGVector(dx: 0, dy: 200)))
        #expect(shelf.stage.window.tap(at: CGPoint(x: 50, y: 30)))
        #expect(shelf.view.indexPathsForSelectedItems == [IndexPath(item: 11, section: 0)])
    }

    @Test("A control in a cell takes the tap for itself")
    func control() {
        let shelf = Shelf(WordSource(count: 3), layout: .grid(100, 20))
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
        button.frame = CGRect(0, 0, 50, 20)
        shelf.view.cellForItem(at: IndexPath(item: 0, section: 0))?.contentView.addSubview(button)
        shelf.settle()
        #expect(shelf.stage.window.tap(at: CGPoint(x: 20, y: 10)))
        #expect(taps == 1 && shelf.view.indexPathsForSelectedItems == nil)
        #expect(shelf.stage.window.tap(at: CGPoint(x: 80, y: 10)))
        #expect(shelf.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }
}
