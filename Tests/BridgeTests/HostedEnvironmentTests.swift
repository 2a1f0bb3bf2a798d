import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor private final class Notes {
    var list: [String] = []
    var dismiss: DismissAction?
}

private struct Reading<Value>: View {
    let notes: Notes
    @Environment private var value: Value

    init(_ path: KeyPath<EnvironmentValues, Value>, _ notes: Notes) {
        self.notes = notes
        _value = Environment(path)
    }

    var body: some View {
        let _ = notes.list.append("\(value)")
        Text("x")
    }
}

private struct Dismissing: View {
    let notes: Notes
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        let _ = notes.list.append("\(isPresented)")
        let _ = notes.dismiss = dismiss
        Text("x")
    }
}

@MainActor private func window(_ controller: UIViewController) -> UIWindow {
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    window.isHidden = false
    window.rootViewController = controller
    window.layoutIfNeeded()
    UpdateQueue.shared.flush()
    return window
}

@MainActor @Suite("Environment of hosted views", .serialized) struct HostedEnvironmentTests {
    @Test("At a host's root the system's locale, calendar and time zone are in force")
    func region() {
        let notes = Notes()
        let shown = window(
            UIHostingController(
                rootView: VStack {
                    Reading(\.locale, notes)
                    Reading(\.calendar.identifier, notes)
                    Reading(\.timeZone.identifier, notes)
                    Reading(\.locale.identifier, notes).environment(\.locale, Locale(identifier: "fi_FI"))
                }))
        #expect(
            notes.list.sorted()
                == [
                    "\(Locale.current)", "\(Calendar.current.identifier)", TimeZone.current.identifier, "fi_FI",
                ].sorted())
        _ = shown
    }

    @Test("What UIAccessibility says reaches hosted views, and a change runs those that read it")
    func accessibility() {
        let notes = Notes()
        let before = UIAccessibility.flags
        UIAccessibility.flags = []
        defer { UIAccessibility.flags = before }
        let shown = window(UIHostingController(rootView: Reading(\.accessibilityReduceMotion, notes)))
        UIAccessibility.flags = [.reduceMotion]
        UpdateQueue.shared.flush()
        UIAccessibility.flags = [.reduceMotion, .invertColors]
        UpdateQueue.shared.flush()
        UIAccessibility.flags = []
        UpdateQueue.shared.flush()
        #expect(notes.list == ["false", "true", "false"])
        UIAccessibility.flags = [.reduceMotion]
        let later = window(UIHostingController(rootView: Reading(\.accessibilityReduceMotion, notes)))
        #expect(notes.list == ["false", "true", "false", "true", "true"])
        _ = (shown, later)
    }

    @Test("In a presented hosting controller, dismiss ends the presentation")
    func dismiss() {
        let notes = Notes()
        let root = UIViewController()
        let shown = window(root)
        let hosting = UIHostingController(rootView: Dismissing(notes: notes))
        root.present(hosting, animated: false)
        UpdateQueue.shared.flush()
        #expect(root.presentedViewController === hosting)
        #expect(notes.list == ["true"])
        notes.dismiss?()
        UpdateQueue.shared.flush()
        #expect(root.presentedViewController == nil)
        _ = shown
    }

    @Test("In a hosting controller that is not presented, dismiss does nothing")
    func notPresented() {
        let notes = Notes()
        let shown = window(UIHostingController(rootView: Dismissing(notes: notes)))
        #expect(notes.list == ["false"])
        notes.dismiss?()
        UpdateQueue.shared.flush()
        #expect(shown.rootViewController?.viewIfLoaded?.window === shown)
    }

    @Test("A presentation inside another is ended alone")
    func nested() {
        let (outer, inner) = (Notes(), Notes())
        let root = UIViewController()
        let shown = window(root)
        let first = UIHostingController(rootView: Dismissing(notes: outer))
        let second = UIHostingController(rootView: Dismissing(notes: inner))
        root.present(first, animated: false)
        UpdateQueue.shared.flush()
        first.present(second, animated: false)
        UpdateQueue.shared.flush()
        inner.dismiss?()
        UpdateQueue.shared.flush()
        #expect(root.presentedViewController === first)
        #expect(first.presentedViewController == nil)
        outer.dismiss?()
        UpdateQueue.shared.flush()
        #expect(root.presentedViewController == nil)
        _ = shown
    }

    @Test("The language of typesetting crosses into represented views and is read from traits")
    func typesetting() {
        struct Represented: UIViewRepresentable {
            let notes: Notes
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ view: UIView, context: Context) {
                notes.list.append(view.traitCollection.typesettingLanguage?.minimalIdentifier ?? "nil")
            }
        }
        let notes = Notes()
        let shown = window(
            UIHostingController(
                rootView: Represented(notes: notes).typesettingLanguage(Locale.Language(identifier: "th"))))
        #expect(notes.list == ["th"])
        let host = UIHostingController(rootView: Reading(\.typesettingLanguage.language?.minimalIdentifier, notes))
        host.traitOverrides.typesettingLanguage = Locale.Language(identifier: "de")
        let other = window(host)
        #expect(notes.list.last == "Optional(\"de\")")
        _ = (shown, other)
    }

    @Test("The range of brightness for images crosses both ways")
    func dynamicRange() {
        struct Represented: UIViewRepresentable {
            let notes: Notes
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ view: UIView, context: Context) {
                notes.list.append("\(view.traitCollection.imageDynamicRange)")
            }
        }
        let notes = Notes()
        let shown = window(UIHostingController(rootView: Represented(notes: notes).allowedDynamicRange(.high)))
        #expect(notes.list == ["high"])
        let host = UIHostingController(rootView: Reading(\.allowedDynamicRange, notes))
        host.traitOverrides.imageDynamicRange = .constrainedHigh
        let other = window(host)
        host.traitOverrides.imageDynamicRange = .unspecified
        other.layoutIfNeeded()
        #expect(notes.list.count == 3)
        #expect(notes.list[1] == String(describing: Optional(Image.DynamicRange.constrainedHigh)))
        #expect(notes.list[2] == "nil")
        _ = shown
    }

    @Test("Preferences stop at a host: those of views inside a represented view do not come out")
    func preferences() {
        struct Letters: PreferenceKey {
            static var defaultValue: String { "-" }
            static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
        }
        struct Inner: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UIViewController {
                UIHostingController(rootView: Text("x").preference(key: Letters.self, value: "inner"))
            }
            func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        let notes = Notes()
        let shown = window(
            UIHostingController(
                rootView: VStack {
                    Inner()
                    Text("y").preference(key: Letters.self, value: "outer")
                }
                .onPreferenceChange(Letters.self) { notes.list.append($0) }))
        #expect(notes.list == ["outer"])
        _ = shown
    }

    @Test("What a reader makes of its geometry is laid out before the layout returns")
    func geometry() {
        let notes = Notes()
        let shown = window(
            UIHostingController(
                rootView: GeometryReader { proxy in
                    let _ = notes.list.append("\(Int(proxy.size.width))")
                    Text("x")
                }))
        #expect(notes.list == ["\(Int(shown.bounds.width))"])
        shown.frame.size.width = 500
        shown.layoutIfNeeded()
        #expect(notes.list.last == "500")
    }
}
