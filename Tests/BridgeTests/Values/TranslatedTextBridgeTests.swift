import Drawing
import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// A bundle in English, Hebrew and Arabic.
@MainActor private let folder = StringsFolder([
    "en.lproj/Localizable.strings": #""title" = "Files";"#,
    "he.lproj/Localizable.strings": #""title" = "קבצים";"#,
    "ar.lproj/Localizable.strings": #""title" = "ملفات";"#,
    "Counts.xcstrings": #"""
    {"sourceLanguage":"en","strings":{"%lld files":{"localizations":{
    "en":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld file"}},"other":{"stringUnit":{"value":"%lld files"}}}}},
    "ar":{"variations":{"plural":{"zero":{"stringUnit":{"value":"zero"}},"one":{"stringUnit":{"value":"one"}},
    "two":{"stringUnit":{"value":"two"}},"few":{"stringUnit":{"value":"few %lld"}},"many":{"stringUnit":{"value":"many %lld"}},
    "other":{"stringUnit":{"value":"other %lld"}}}}}}}}}
    """#,
])

/// A view of the imperative world that translates its text by the trait.
private final class TitleView: UIView {
    var text = ""
    var changes = 0
    private var registration: (any UITraitChangeRegistration)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        registration = registerForTraitChanges([UITraitLocale.self]) { (view: TitleView, _: UITraitCollection) in
            view.changes += 1
            view.translate()
        }
        translate()
    }

    required init?(coder: NSCoder) { fatalError("No archive has one.") }

    func translate() {
        var title = LocalizedStringResource("title", bundle: .atURL(URL(fileURLWithPath: folder.root)))
        title.locale = traitCollection.locale ?? Locale(identifier: "en")
        text = String(localized: title)
    }
}

/// A label that reads the trait in a tracked method.
private final class TrackedLabel: UILabel {
    override func layoutSubviews() {
        super.layoutSubviews()
        var title = LocalizedStringResource("title", bundle: .atURL(URL(fileURLWithPath: folder.root)))
        title.locale = traitCollection.locale ?? Locale(identifier: "en")
        text = String(localized: title)
    }
}

private struct Represented: UIViewRepresentable {
    let view: TitleView

    func makeUIView(context: Context) -> TitleView { view }
    func updateUIView(_ view: TitleView, context: Context) {}
}

@MainActor private final class Bodies {
    var count = 0
}

private struct Screen: View {
    let bodies: Bodies
    let view: TitleView

    var body: some View {
        let _ = bodies.count += 1
        VStack {
            Text("title", bundle: folder.bundle)
            Text("\(3) files", tableName: "Counts", bundle: folder.bundle)
            Represented(view: view)
        }
    }
}

@MainActor @Suite("Texts that are translated, in both worlds", .serialized) struct TranslatedTextBridgeTests {
    private func window(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(windowScene: UIWindowScene())
        window.isHidden = false
        window.rootViewController = controller
        settle(window)
        return window
    }

    private func texts<V: View>(_ host: UIHostingController<V>) -> [String] {
        host.hostingView?.interaction.texts ?? []
    }

    private func shown(in window: UIWindow) -> [String] {
        let list = window.snapshot(background: nil, medium: .text).textPicture.list
        return DisplayListContents(list).items.compactMap { item in
            if case .text(let run) = item { run.lines.map(\.text).joined() } else { nil }
        }
    }

    private func settle(_ window: UIWindow) {
        window.layoutIfNeeded()
        UpdateQueue.shared.flush()
    }

    @Test("A trait override translates hosted texts and the views that follow the trait, without any body running")
    func byTrait() {
        let (bodies, view, outside) = (Bodies(), TitleView(), TitleView())
        let label = TrackedLabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        let host = UIHostingController(rootView: Screen(bodies: bodies, view: view))
        let window = window(host)
        window.addSubview(outside)
        window.addSubview(label)
        for (locale, title, count) in [
            ("en_US", "Files", "3 files"), ("he_IL", "קבצים", "3 files"), ("ar_EG", "ملفات", "few ٣"),
            ("en_US", "Files", "3 files"),
        ] {
            window.traitOverrides.locale = Locale(identifier: locale)
            settle(window)
            #expect(texts(host) == [title, count])
            #expect(view.text == title && outside.text == title && label.text == title)
        }
        #expect(bodies.count == 1)
        window.traitOverrides.remove(UITraitLocale.self)
        settle(window)
        #expect(window.traitCollection.locale == nil && bodies.count == 1)
    }

    private struct Around: View {
        let locale: Locale?
        let screen: Screen

        var body: some View { screen.transformEnvironment(\.locale) { if let locale { $0 = locale } } }
    }

    @Test("The environment's locale translates texts, and crosses to represented views as the trait")
    func byEnvironment() {
        let (bodies, view) = (Bodies(), TitleView())
        let screen = Screen(bodies: bodies, view: view)
        let host = UIHostingController(rootView: Around(locale: Locale(identifier: "en"), screen: screen))
        let window = window(host)
        let before = view.changes
        for (locale, title) in [("he", "קבצים"), ("ar", "ملفات"), ("en", "Files")] {
            host.rootView = Around(locale: Locale(identifier: locale), screen: screen)
            settle(window)
            #expect(texts(host).first == title && view.text == title)
            #expect(view.traitCollection.locale == Locale(identifier: locale))
        }
        #expect(view.changes == before + 3)
    }

    @Test("The nearest setter wins, in whichever world it is")
    func nearest() {
        let (bodies, view) = (Bodies(), TitleView())
        let host = UIHostingController(
            rootView: Around(locale: Locale(identifier: "he"), screen: Screen(bodies: bodies, view: view)))
        let window = window(host)
        window.traitOverrides.locale = Locale(identifier: "ar")
        settle(window)
        #expect(texts(host).first == "קבצים" && view.text == "קבצים")
        view.traitOverrides.locale = Locale(identifier: "ar")
        settle(window)
        #expect(view.text == "ملفات" && texts(host).first == "קבצים")
    }

    private struct Titled: View {
        var body: some View {
            NavigationStack { Text("x").navigationTitle(Text("title", bundle: folder.bundle)) }
        }
    }

    @Test("Titles of bars and tabs follow the locale")
    func bars() {
        let host = UIHostingController(rootView: Titled())
        let window = window(host)
        window.traitOverrides.locale = Locale(identifier: "he")
        settle(window)
        #expect(shown(in: window).contains("קבצים"))
        window.traitOverrides.locale = Locale(identifier: "en")
        settle(window)
        #expect(shown(in: window).contains("Files"))
    }

    private struct Tabbed: View {
        var body: some View {
            TabView {
                Text("one").tabItem { Text("title", bundle: folder.bundle) }
                Text("two").tabItem { Text(verbatim: "two") }
            }
        }
    }

    @Test("Tabs follow the locale")
    func tabs() {
        let host = UIHostingController(rootView: Tabbed())
        let window = window(host)
        for (locale, title) in [("he", "קבצים"), ("en", "Files")] {
            window.traitOverrides.locale = Locale(identifier: locale)
            settle(window)
            #expect(shown(in: window).contains(title))
        }
    }
}
