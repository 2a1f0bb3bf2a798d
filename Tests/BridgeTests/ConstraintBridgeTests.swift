import DeclarativeUI
import Foundation
import Testing

/// Constraints around views of the other world, and within views that it shows.
@MainActor @Suite struct ConstraintBridgeTests {
    private let words = "Words that need more than one line where there is not much room for them at all"

    @Test("A hosted view is as high as its width makes it, and what is below follows")
    func hosted() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let (controller, host) = (UIViewController(), UIHostingController(rootView: Text(words)))
        host.sizingOptions = .intrinsicContentSize
        window.rootViewController = controller
        window.isHidden = false
        let below = UIView()
        controller.addChild(host)
        for view in [host.view!, below] {
            view.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(view)
        }
        host.didMove(toParent: controller)
        NSLayoutConstraint.activate([
            host.view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            host.view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            host.view.topAnchor.constraint(equalTo: controller.view.topAnchor),
            below.topAnchor.constraint(equalTo: host.view.bottomAnchor),
            below.heightAnchor.constraint(equalToConstant: 10),
        ])
        window.layoutIfNeeded()
        let height = host.sizeThatFits(in: CGSize(width: 200, height: 1_000)).height
        #expect(host.view.frame == CGRect(x: 0, y: 0, width: 200, height: height) && below.frame.minY == height)
        host.rootView = Text("Short")
        window.layoutIfNeeded()
        #expect(host.view.frame.height < height && below.frame.minY == host.view.frame.height)
        window.isHidden = true
    }

    @Test("A represented view has the size that its constraints ask for, in the width that there is")
    func represented() {
        let log = SizeLog()
        func size(width: CGFloat) -> CGSize {
            let content = Card(text: words, log: log).fixedSize(horizontal: false, vertical: true).frame(width: width)
            return UIHostingController(rootView: content).sizeThatFits(in: CGSize(width: 1_000, height: 1_000))
        }
        let (narrow, wide) = (size(width: 120), size(width: 400))
        #expect(narrow.width == 120 && wide.width == 400 && narrow.height > wide.height)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        window.rootViewController = UIHostingController(
            rootView: VStack(spacing: 0) { Card(text: words, log: log) }.fixedSize(horizontal: false, vertical: true))
        window.isHidden = false
        window.layoutIfNeeded()
        let label = log.label
        #expect(label.map { $0.frame.height == $0.sizeThatFits(CGSize(width: 180, height: 1_000)).height } == true)
        window.isHidden = true
    }

    @Test("The reading direction of the environment mirrors constraints")
    func traits() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let log = SizeLog()
        window.rootViewController = UIHostingController(
            rootView: Card(text: "Text", log: log).environment(\.layoutDirection, .rightToLeft))
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(log.mark.map { $0.frame.maxX == ($0.superview?.bounds.width ?? 0) - 4 } == true)
        window.isHidden = true
    }
}

@MainActor private final class SizeLog {
    weak var label: UILabel?
    weak var mark: UIView?
}

/// A view of the imperative world with a text that is ten points from its edges, and a mark at the leading one.
private struct Card: UIViewRepresentable {
    let text: String
    let log: SizeLog

    func makeUIView(context: Context) -> UIView {
        let (card, label, mark) = (UIView(), UILabel(), UIView())
        label.numberOfLines = 0
        label.text = text
        for view in [label, mark] {
            view.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(view)
        }
        (log.label, log.mark) = (label, mark)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: card.topAnchor),
            label.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            mark.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 4),
            mark.widthAnchor.constraint(equalToConstant: 2), mark.heightAnchor.constraint(equalToConstant: 2),
            mark.topAnchor.constraint(equalTo: card.topAnchor),
        ])
        return card
    }

    func updateUIView(_ view: UIView, context: Context) {}
}
