import Foundation
import ImperativeUI
import Testing

/// A collection view's delegate has the collection view's type, and is the scroll view's at the same time.
@MainActor @Suite("The delegate of a collection view") struct CollectionDelegateTests {
    private final class ItemDelegate: NSObject, UICollectionViewDelegate {
        var scrolls = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }

    private final class ScrollDelegate: NSObject, UIScrollViewDelegate {
        var scrolls = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }

    private let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    @Test("It is a UICollectionViewDelegate, whose methods can be called without a cast")
    func type() {
        let delegate = ItemDelegate()
        collection.delegate = delegate
        let typed = collection.delegate
        #expect(Swift.type(of: typed) == (any UICollectionViewDelegate)?.self)
        #expect(collection.delegate?.collectionView(collection, shouldSelectItemAt: IndexPath()) == true)
        #expect(collection.delegate === delegate)
    }

    @Test("The scroll view's property and the collection view's follow each other")
    func twoProperties() {
        let items = ItemDelegate()
        let scrolling = ScrollDelegate()
        let scrollView: UIScrollView = collection
        collection.delegate = items
        #expect(scrollView.delegate === items)
        scrollView.contentOffset.y = 1
        #expect(items.scrolls == 1)
        scrollView.delegate = scrolling
        #expect(collection.delegate == nil && scrollView.delegate === scrolling)
        scrollView.contentOffset.y = 2
        #expect(items.scrolls == 1 && scrolling.scrolls == 1)
        scrollView.delegate = items
        #expect(collection.delegate === items)
        collection.delegate = nil
        #expect(scrollView.delegate == nil)
        scrollView.delegate = scrolling
        collection.delegate = nil
        #expect(scrollView.delegate == nil)
    }

    @Test("It is not kept alive")
    func isWeak() {
        var delegate: ItemDelegate? = ItemDelegate()
        collection.delegate = delegate
        delegate = nil
        #expect(collection.delegate == nil && (collection as UIScrollView).delegate == nil)
    }

    @Test("Subclasses override it with its own type")
    func overriding() {
        final class Proxied: UICollectionView {
            var sets = 0
            override var delegate: (any UICollectionViewDelegate)? { didSet { sets += 1 } }
        }
        final class Scrolling: UIScrollView {
            var sets = 0
            override var delegate: (any UIScrollViewDelegate)? { didSet { sets += 1 } }
        }
        let proxied = Proxied(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let items = ItemDelegate()
        proxied.delegate = items
        let scrolling = Scrolling()
        scrolling.delegate = items
        #expect(proxied.sets == 1 && scrolling.sets == 1)
    }
}
