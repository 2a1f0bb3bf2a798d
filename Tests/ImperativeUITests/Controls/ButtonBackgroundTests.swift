import Foundation
import ImperativeUI
import Testing

@MainActor @Suite("Background images and edge insets of buttons") struct ButtonBackgroundTests {
    private func image(_ color: UIColor, side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test("A background image is that of the state, fills the button, and is the least size")
    func background() {
        let button = UIButton(type: .custom)
        let (normal, selected) = (image(.red, side: 100), image(.blue, side: 20))
        button.setBackgroundImage(normal, for: .normal)
        button.setBackgroundImage(selected, for: .selected)
        #expect(button.currentBackgroundImage === normal && button.backgroundImage(for: .disabled) === normal)
        #expect(button.intrinsicContentSize == CGSize(width: 100, height: 100))
        button.frame = CGRect(x: 0, y: 0, width: 160, height: 32)
        let red = button.snapshot().svg()
        button.isSelected = true
        #expect(button.currentBackgroundImage === selected)
        #expect(button.snapshot().svg() != red)
    }

    @Test("Space around the content makes a button larger, and moved parts do not")
    func insets() throws {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        let plain = button.intrinsicContentSize
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        let size = button.intrinsicContentSize
        #expect(size.width == plain.width + 60 && size.height >= 40 && size.height < plain.height + 40.5)
        button.frame = CGRect(origin: .zero, size: size)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel).frame
        #expect(title.minX == 20 && title.minY == 10)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 4, right: -8)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == title.offsetBy(dx: 8, dy: -2))
        #expect(button.intrinsicContentSize == size)
    }

    @Test("A view of a view's picture shows it as it was, and is stretched")
    func snapshot() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 64))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
        label.text = "before"
        let root = UIViewController()
        root.view.addSubview(label)
        window.rootViewController = root
        window.makeKeyAndVisible()
        _ = window.snapshot()
        let copy = label.snapshotView(afterScreenUpdates: true)
        #expect(copy?.frame == CGRect(x: 0, y: 0, width: 80, height: 16))
        label.text = "after"
        if let copy {
            copy.frame.origin.y = 32
            root.view.addSubview(copy)
        }
        let text = window.snapshot().text()
        #expect(text.contains("before") && text.contains("after"))
    }
}
