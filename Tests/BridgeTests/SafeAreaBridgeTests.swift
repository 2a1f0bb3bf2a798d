import DeclarativeUI
import Foundation
import ImperativeUI
import Testing

@MainActor private final class Seen {
    var insets: [EdgeInsets] = []
    var size = CGSize.zero
}

private struct Reader: View {
    let seen: Seen

    var body: some View {
        GeometryReader { proxy in
            let _ = seen.insets.append(proxy.safeAreaInsets)
            let _ = seen.size = proxy.size
            Color.red
        }
    }
}

private final class InsetView: UIView {}

private struct Island: UIViewRepresentable {
    let view: InsetView

    func makeUIView(context: Context) -> InsetView { view }
    func updateUIView(_ uiView: InsetView, context: Context) {}
}

@MainActor @Suite("Safe areas across the boundary") struct SafeAreaBridgeTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

    private func show<Content: View>(_ view: Content) -> UIHostingController<Content> {
        let controller = UIHostingController(rootView: view)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 1, bottom: 2, right: 3)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return controller
    }

    @Test("Hosted views are laid out in what is safe of the hosting view, by reading direction")
    func hosted() {
        let seen = Seen()
        let controller = show(Reader(seen: seen))
        #expect(seen.insets.last == EdgeInsets(top: 20, leading: 1, bottom: 2, trailing: 3))
        #expect(seen.size == CGSize(width: 96, height: 178))
        controller.traitOverrides.layoutDirection = .rightToLeft
        window.layoutIfNeeded()
        #expect(seen.insets.last == EdgeInsets(top: 20, leading: 3, bottom: 2, trailing: 1))
        controller.safeAreaRegions = []
        window.layoutIfNeeded()
        #expect(seen.insets.last == EdgeInsets())
        #expect(seen.size == CGSize(width: 100, height: 200))
        controller.safeAreaRegions = .all
        controller.additionalSafeAreaInsets = .zero
        window.layoutIfNeeded()
        #expect(seen.size == CGSize(width: 100, height: 200))
    }

    @Test("A hosting view's size includes what is not safe")
    func size() {
        let controller = show(Color.red.frame(width: 30, height: 40))
        #expect(controller.sizeThatFits(in: CGSize(width: 100, height: 100)) == CGSize(width: 34, height: 62))
        controller.sizingOptions = .preferredContentSize
        window.layoutIfNeeded()
        #expect(controller.preferredContentSize == CGSize(width: 34, height: 62))
        controller.additionalSafeAreaInsets = .zero
        window.layoutIfNeeded()
        #expect(controller.preferredContentSize == CGSize(width: 30, height: 40))
    }

    @Test("A represented view has the safe area where the views around it ignore it, and what it hosts has the rest")
    func represented() {
        let safe = InsetView()
        _ = show(Island(view: safe))
        #expect(safe.safeAreaInsets == .zero)
        let view = InsetView()
        let seen = Seen()
        let inner = UIHostingController(rootView: Reader(seen: seen))
        view.addSubview(inner.view)
        inner.view.frame = CGRect(x: 0, y: 5, width: 50, height: 50)
        _ = show(Island(view: view).ignoresSafeArea())
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 20, left: 1, bottom: 2, right: 3))
        #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 15, left: 1, bottom: 0, right: 0))
        #expect(seen.insets.last == EdgeInsets(top: 15, leading: 1, bottom: 0, trailing: 0))
    }
}
