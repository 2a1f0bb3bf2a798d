import DeclarativeUI
import Foundation
import TestSupport
import Testing
import UITestSupport

/// Control-C, which copies a selection and leaves a program.
@MainActor @Suite("Control-C", .serialized) struct CopyKeyTests {
    private struct Field: View {
        @State private var text = "abc"
        @FocusState private var isFocused: Bool

        var body: some View {
            TextField("Name", text: $text).focused($isFocused).onAppear { isFocused = true }
        }
    }

    private func launch(_ controller: UIViewController) -> HeadlessHost {
        HeadlessHost.launch(ControllerDelegate { controller })
    }

    /// A host in which a text is edited and selected: in a field of views, and in one that is a view.
    private func hosts(_ body: (HeadlessHost) -> Void) {
        let views = launch(UIHostingController(rootView: Field()))
        body(views)
        views.end()
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
        field.text = "abc"
        controller.view.addSubview(field)
        let host = launch(controller)
        field.becomeFirstResponder()
        body(host)
        host.end()
    }

    private func selectAll(_ host: HeadlessHost) {
        host.press(.keyboardEnd)
        for _ in 0..<3 { host.press(.keyboardLeftArrow, modifiers: .shift) }
    }

    @Test("With a selection it copies, offers the text to other programs and says so for a second")
    func copies() {
        hosts { host in
            selectAll(host)
            host.press(.keyboardC, modifiers: .control)
            #expect(host.copiedTexts == ["abc"])
            #expect(!host.isOver && host.text.contains("Copied."))
            host.wait(1.1)
            #expect(!host.text.contains("Copied."))
            host.press(.keyboardC, modifiers: .control)
            #expect(!host.isOver && host.copiedTexts == ["abc", "abc"])
        }
    }

    @Test("A second one within a second leaves, with a selection, too")
    func leaves() {
        hosts { host in
            selectAll(host)
            host.press(.keyboardC, modifiers: .control)
            host.wait(0.9)
            host.press(.keyboardC, modifiers: .control)
            #expect(host.isOver)
        }
    }

    @Test("The title of what is shown is that of the controller in front")
    func title() {
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        let host = launch(navigation)
        #expect(host.title == "Root")
        let next = UIViewController()
        next.navigationItem.title = "Next"
        navigation.pushViewController(next, animated: false)
        host.wait(0)
        #expect(host.title == "Next")
        host.end()
        #expect(host.title == nil)
    }
}
