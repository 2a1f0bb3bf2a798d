import DeclarativeUI
import Foundation
import TestSupport
import Testing

/// Boundaries between the worlds side by side, counted.
@MainActor @Suite("Number of boundaries") struct NumberOfBoundariesTests {
    @Test("1, 300 and 10,000 represented views side by side are each made once and updated once")
    func representedViews() {
        let reported = issues {
            for count in SizeOfTests.isFull ? [1, 300, 10_000] : [1, 300] {
                let log = Log()
                let window = window()
                let controller = UIHostingController(
                    rootView: VStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { _ in Represented(log: log) }
                    })
                window.rootViewController = controller
                window.layoutIfNeeded()
                #expect(log.made == count)
                #expect(log.updated == count)
            }
        }
        #expect(reported.map(\.message) == [])
    }

    @Test("1, 300 and 10,000 hosting controllers side by side each run their body once")
    func hostingControllers() {
        let reported = issues {
            for count in SizeOfTests.isFull ? [1, 300, 10_000] : [1, 300] {
                let log = Log()
                let window = window()
                let parent = UIViewController()
                window.rootViewController = parent
                for _ in 0..<count {
                    let child = UIHostingController(rootView: Counted(log: log))
                    parent.addChild(child)
                    parent.view.addSubview(child.view)
                    child.didMove(toParent: parent)
                }
                window.layoutIfNeeded()
                #expect(log.bodies == count)
                window.overrideUserInterfaceStyle = .dark
                window.layoutIfNeeded()
                #expect(log.bodies == 2 * count)
            }
        }
        #expect(reported.map(\.message) == [])
    }

    private func window() -> UIWindow {
        let window = UIWindow(windowScene: UIWindowScene())
        window.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        window.overrideUserInterfaceStyle = .light
        window.isHidden = false
        return window
    }
}

@MainActor private final class Log {
    var made = 0
    var updated = 0
    var bodies = 0

    func count() { bodies += 1 }
}

private struct Represented: UIViewRepresentable {
    let log: Log

    func makeUIView(context: Context) -> UIView {
        log.made += 1
        return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) { log.updated += 1 }
}

private struct Counted: View {
    let log: Log
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let _ = log.count()
        Color.red.opacity(colorScheme == .dark ? 1 : 0.5)
    }
}
