import DeclarativeUI
import Foundation
import Testing
import UITestSupport

/// The marks of what a pointer is over, in both worlds.
@MainActor @Suite("Elements under a pointer", .serialized) struct PointedElementTests {
    private struct Controls: View {
        @State private var isOn = false
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("one") {}
                Button("off") {}.disabled(true)
                Toggle("two", isOn: $isOn)
                Text("three")
            }
            .padding(.horizontal, 8)
            .ignoresSafeArea()
        }
    }

    private func launch(_ controller: UIViewController) -> HeadlessHost {
        ControllerDelegate.launch(controller, size: CGSize(width: 80, height: 64))
    }

    private func send(_ phase: HostPointer.Phase, _ y: Double, to host: HeadlessHost) {
        host.send(.pointer(HostPointer(phase, at: CGPoint(x: 12, y: y))))
    }

    @Test("A view that can be tapped is marked while a pointer is over it, and others are not")
    func declarative() {
        let host = launch(UIHostingController(rootView: Controls()))
        defer { host.end() }
        let plain = host.text
        let place = plain.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("one") }
        let top = Double((place ?? 0) * 16 + 8)
        send(.move, top, to: host)
        #expect(host.text.contains("▹") && host.text.contains("◃"))
        for y in [top + 16, top + 48] {
            send(.move, y, to: host)
            #expect(host.text == plain)
        }
        send(.move, top + 32, to: host)
        #expect(host.text.contains("▹"))
        host.send(.wheel(CGVector(dx: 0, dy: 48), at: CGPoint(x: 12, y: top)))
        #expect(host.text == plain)
    }

    @Test("A control is marked under a pointer, otherwise while it is down, and not after that")
    func imperative() {
        let controller = UIViewController()
        let button = UIButton(type: .system)
        button.setTitle("abc", for: .normal)
        button.frame = CGRect(x: 8, y: 16, width: 40, height: 16)
        controller.view.addSubview(button)
        let host = launch(controller)
        defer { host.end() }
        let plain = host.text
        send(.move, 24, to: host)
        #expect(host.text.contains("▹"))
        send(.down, 24, to: host)
        #expect(host.text.contains("▶") && !host.text.contains("▹"))
        send(.move, 56, to: host)
        #expect(host.text.contains("▹"))
        send(.up, 56, to: host)
        #expect(host.text == plain)
        button.isEnabled = false
        send(.move, 24, to: host)
        #expect(!host.text.contains("▹"))
    }
}
