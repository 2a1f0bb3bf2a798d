import DeclarativeUI
import Foundation
import TestSupport
import Testing

/// Hosting controllers in what shows controllers.
@MainActor @Suite struct HostedContainerTests {
    private func shown(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        window.makeKeyAndVisible()
        window.rootViewController = root
        window.layoutIfNeeded()
        return window
    }

    @Test("A presented or pushed hosting controller has the system's background, unless another one was chosen")
    func background() {
        let root = UIHostingController(rootView: Text("root"))
        let window = shown(root)
        #expect(root.view.backgroundColor == nil)
        let sheet = UIHostingController(rootView: Text("sheet"))
        root.present(sheet, animated: false)
        #expect(sheet.view.backgroundColor == .systemBackground)
        sheet.dismiss(animated: false)
        for chosen in [UIColor.clear, nil] {
            let other = UIHostingController(rootView: Text("other"))
            other.view.backgroundColor = chosen
            root.present(other, animated: false)
            window.layoutIfNeeded()
            #expect(other.view.backgroundColor == chosen)
            other.dismiss(animated: false)
        }
        let pushed = UIHostingController(rootView: Text("pushed"))
        let navigation = UINavigationController(rootViewController: pushed)
        window.rootViewController = navigation
        #expect(pushed.view.backgroundColor == .systemBackground)
        // One that is a part of another controller shows what is behind it.
        let part = UIHostingController(rootView: Text("part"))
        pushed.addChild(part)
        pushed.view.addSubview(part.view)
        window.layoutIfNeeded()
        #expect(part.view.backgroundColor == nil)
    }

    @Test("tap(label:) does not find what a presented controller covers, in whichever world")
    func coveredBySheet() {
        var notes: [String] = []
        let root = UIHostingController(rootView: Button("Save") { notes.append("root") })
        let window = shown(root)
        root.present(UIHostingController(rootView: Button("Send") { notes.append("sheet") }), animated: false)
        window.layoutIfNeeded()
        let log = IssueLog()
        log.during {
            #expect(!window.tap(label: "Save") && !root.tap(label: "Save"))
            #expect(!window.tap(label: "Nothing"))
        }
        #expect(log.messages.count == 3 && log.messages[2].contains("\"Save\", \"Send\""), "\(log.messages)")
        #expect(window.tap(label: "Send"))
        root.dismiss(animated: false)
        #expect(window.tap(label: "Save"))
        #expect(notes == ["sheet", "root"])
    }

    @Test("tap(label:) finds what is in front of another view, and what has to be scrolled to")
    func inFront() {
        var notes: [String] = []
        let content = ZStack {
            Button("Go") { notes.append("behind") }
            Color.red
            Button("Go") { notes.append("in front") }
        }
        #expect(shown(UIHostingController(rootView: content)).tap(label: "Go"))
        let rows = ScrollView { VStack { ForEach(0..<50) { row in Button("Row \(row)") { notes.append("\(row)") } } } }
        #expect(shown(UIHostingController(rootView: rows)).tap(label: "Row 49"))
        #expect(notes == ["in front", "49"])
    }

    @Test("A navigation controller of hosting controllers changes its stack inside onAppear and tasks of callbacks")
    func pushOnAppear() {
        let navigation = UINavigationController()
        let second = UIHostingController(rootView: Text("second"))
        let first = UIHostingController(
            rootView: Text("first").onAppear { navigation.pushViewController(second, animated: false) })
        navigation.viewControllers = [first]
        let window = shown(navigation)
        #expect(navigation.topViewController === second && second.view.window === window)
        #expect(first.view.window == nil)
    }
}
