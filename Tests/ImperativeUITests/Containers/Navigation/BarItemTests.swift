import Foundation
import Testing

@testable import ImperativeUI

@MainActor @Suite("Items of bars and layouts of collections") struct BarItemTests {
    private final class Controller: UIViewController {
        var calls: [String] = []
        func done() { calls.append("done") }
        func more(_ item: UIBarButtonItem) { calls.append(item.title ?? "image") }
    }

    @Test("Items with a style and a target call it")
    func targets() {
        let controller = Controller()
        let items = [
            UIBarButtonItem(title: "Done", style: .done, target: controller, action: Controller.done),
            UIBarButtonItem(title: "More", style: .plain, target: controller, action: Controller.more),
            UIBarButtonItem(
                image: UIImage(systemName: "plus"), style: .plain, target: controller, action: Controller.more),
            UIBarButtonItem(title: "Nothing", style: .plain, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .edit, target: controller, action: Controller.more),
            UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: nil),
        ]
        #expect(items.map(\.style) == [.done, .plain, .plain, .plain, .plain, .plain])
        for item in items { (item.view as? UIButton)?.sendActions(for: .primaryActionTriggered) }
        #expect(controller.calls == ["done", "More", "image", "Edit"])
    }

    @Test("A button in the style for being done is bold, and plain again when that is taken back")
    func styles() {
        let item = UIBarButtonItem(title: "Go", style: .done, target: nil, action: nil)
        let label = (item.view as? UIButton)?.titleLabel
        #expect(label?.font == .systemFont(ofSize: 17, weight: .semibold))
        item.style = .plain
        #expect(label?.font == .systemFont(ofSize: 17))
        item.style = .done
        #expect(label?.font == .systemFont(ofSize: 17, weight: .semibold))
    }

    @Test("An item shows its image in place of its title, also when that is set later")
    func images() {
        let item = UIBarButtonItem(title: "Add", image: nil)
        let button = item.view as? UIButton
        #expect(button?.title(for: .normal) == "Add")
        item.image = UIImage(systemName: "plus")
        #expect(button?.title(for: .normal) == nil)
        #expect(button?.image(for: .normal) === item.image)
        item.image = nil
        #expect(button?.title(for: .normal) == "Add")
    }

    @Test("Setting a layout puts the items there at once and then calls back")
    func layouts() {
        let list = UICollectionViewFlowLayout()
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        var finished: [Bool] = []
        collection.setCollectionViewLayout(list, animated: true) { finished.append($0) }
        #expect(finished == [true])
        #expect(collection.collectionViewLayout === list)
        let other = UICollectionViewFlowLayout()
        collection.setCollectionViewLayout(other, animated: false)
        #expect(collection.collectionViewLayout === other)
    }
}
