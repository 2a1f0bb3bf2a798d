import UIKit

@objc protocol PageCounterDelegate: AnyObject {
    func pageCounter(_ counter: PageCounter, didReach page: Int)
    @objc optional func pageCounterDidFinish(_ counter: PageCounter)
}

/// Counts the pages of a book, and notifies its delegate and observers.
@objcMembers final class PageCounter: NSObject {
    static let pageDidChange = Notification.Name("PageCounterPageDidChange")

    weak var delegate: PageCounterDelegate?
    let count: Int
    dynamic var page = 0 {
        didSet {
            NotificationCenter.default.post(name: PageCounter.pageDidChange, object: self)
            delegate?.pageCounter(self, didReach: page)
            if page == count { delegate?.pageCounterDidFinish?(self) }
        }
    }

    init(count: Int) {
        self.count = count
        super.init()
    }

    func turn() {
        if page < count { page += 1 }
    }
}
