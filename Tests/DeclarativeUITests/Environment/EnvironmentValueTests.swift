import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Values of the environment") struct EnvironmentValueTests {
    /// The values a modified view sees.
    private func values(in modified: (ValuesProbe) -> some View) -> EnvironmentValues {
        let handle = Handle<EnvironmentValues>()
        _ = TestHost(modified(ValuesProbe(handle: handle)))
        return handle.value ?? EnvironmentValues()
    }

    @Test("Where nothing was set, each value has its default")
    func defaults() {
        let values = EnvironmentValues()
        #expect(values.locale == Locale(identifier: ""))
        #expect(values.calendar == .autoupdatingCurrent)
        #expect(values.timeZone == .autoupdatingCurrent)
        #expect(values.font == nil)
        #expect(values.lineSpacing == 0)
        #expect(values.multilineTextAlignment == .leading)
        #expect(values.truncationMode == .tail)
        #expect(!values.allowsTightening)
        #expect(values.minimumScaleFactor == 1)
        #expect(values.textCase == nil)
        #expect(values.symbolRenderingMode == nil)
        #expect(values.symbolVariants == .none)
        #expect(values.backgroundMaterial == nil)
        #expect(values.redactionReasons == [])
        #expect(!values.isLuminanceReduced)
        #expect(values.controlSize == .regular)
        #expect(values.defaultMinListRowHeight == 0)
        #expect(values.editMode == nil)
        #expect(!values.isPresented)
        #expect(values.refresh == nil)
        #expect(values.scenePhase == .background)
        #expect(values.buttonRepeatBehavior == .automatic)
        #expect(values.menuOrder == .automatic)
        #expect(values.headerProminence == .standard)
        #expect(values.sizeCategory == .large)
        #expect(!values.accessibilityReduceMotion && !values.accessibilityEnabled)
        #expect(values.description == "[]")
    }

    @Test("Each modifier sets its value")
    func modifiers() {
        let text = values {
            $0.font(.title.bold()).lineSpacing(3).multilineTextAlignment(.center).truncationMode(.middle)
                .minimumScaleFactor(0.5).textCase(.uppercase).allowsTightening(true)
        }
        #expect(text.font == Font.title.weight(.bold))
        #expect(text.lineSpacing == 3 && text.multilineTextAlignment == .center && text.truncationMode == .middle)
        #expect(text.minimumScaleFactor == 0.5 && text.textCase == .uppercase && text.allowsTightening)
        let controls = values {
            $0.controlSize(.large).buttonRepeatBehavior(.enabled).menuOrder(.fixed).headerProminence(.increased)
                .symbolRenderingMode(.palette).environment(\.backgroundMaterial, .thick)
                .environment(\.editMode, .constant(.active)).environment(\.scenePhase, .active)
        }
        #expect(controls.controlSize == .large && controls.buttonRepeatBehavior == .enabled)
        #expect(controls.menuOrder == .fixed && controls.headerProminence == .increased)
        #expect(controls.symbolRenderingMode == .palette && controls.backgroundMaterial == .thick)
        #expect(controls.editMode?.wrappedValue.isEditing == true && controls.scenePhase == .active)
        let region = values {
            $0.environment(\.locale, Locale(identifier: "ko_KR")).environment(\.calendar, Calendar(identifier: .hebrew))
                .environment(\.timeZone, TimeZone(secondsFromGMT: 3600)!)
        }
        #expect(region.locale.identifier == "ko_KR" && region.calendar.identifier == .hebrew)
        #expect(region.timeZone.secondsFromGMT() == 3600)
    }

    @Test("Reasons for redaction add up, and are taken away together")
    func redaction() {
        #expect(values { $0.redacted(reason: .privacy).redacted(reason: .placeholder) }.redactionReasons.rawValue == 3)
        #expect(values { $0.unredacted().redacted(reason: .placeholder) }.redactionReasons == [])
    }

    @Test("Variants of symbols add up; a nearer shape wins, and none takes them away")
    func symbolVariants() {
        #expect(values { $0.symbolVariant(.fill).symbolVariant(.circle) }.symbolVariants == .circle.fill)
        #expect(values { $0.symbolVariant(.square).symbolVariant(.circle.slash) }.symbolVariants == .square.slash)
        #expect(values { $0.symbolVariant(.none).symbolVariant(.fill) }.symbolVariants == .none)
        #expect(SymbolVariants.circle.fill.contains(.fill))
        #expect(!SymbolVariants.fill.contains(.circle))
    }

    @Test("A range keeps text sizes within it; one without sizes keeps nothing")
    func dynamicType() {
        #expect(values { $0.dynamicTypeSize(.xLarge) }.dynamicTypeSize == .xLarge)
        #expect(values { $0.dynamicTypeSize(...DynamicTypeSize.small) }.dynamicTypeSize == .small)
        #expect(values { $0.dynamicTypeSize(DynamicTypeSize.xxLarge...) }.dynamicTypeSize == .xxLarge)
        #expect(values { $0.dynamicTypeSize(DynamicTypeSize.small..<DynamicTypeSize.xLarge) }.dynamicTypeSize == .large)
        #expect(values { $0.dynamicTypeSize(DynamicTypeSize.small..<DynamicTypeSize.small) }.dynamicTypeSize == .large)
        let inner = values { $0.dynamicTypeSize(...DynamicTypeSize.medium).dynamicTypeSize(.accessibility1) }
        #expect(inner.dynamicTypeSize == .medium)
    }

    @Test("The older names of text sizes always say the same as the newer ones")
    func sizeCategory() {
        for (size, category) in zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases) {
            #expect(values { $0.dynamicTypeSize(size) }.sizeCategory == category)
            #expect(values { $0.environment(\.sizeCategory, category) }.dynamicTypeSize == size)
            #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
        }
        #expect(ContentSizeCategory.small < .accessibilityMedium)
    }

    @Test("The tint style answers the tint in force, also where that is the tint style itself")
    func tint() {
        let tinted = values { $0.tint(.green) }
        #expect(TintShapeStyle().color(in: tinted) == Color.green.resolve(in: tinted))
        let none = values { $0.tint(nil).tint(.green) }
        #expect(TintShapeStyle().color(in: none) == Color.blue.resolve(in: none))
        let itself = values { $0.tint(TintShapeStyle()) }
        #expect(TintShapeStyle().color(in: itself) == Color.blue.resolve(in: itself))
    }

    @Test("Phases of scenes are ordered; a language for typesetting is set only where enabled")
    func others() {
        #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
        let german = Locale.Language(identifier: "de")
        #expect(values { $0.typesettingLanguage(german) }.typesettingLanguage == .explicit(german))
        #expect(values { $0.typesettingLanguage(german, isEnabled: false) }.typesettingLanguage == .automatic)
    }

    @Test("A URL goes to the nearest handler; what is left to the system is reported and not opened")
    func openURL() throws {
        let url = try #require(URL(string: "https://example.org/a"))
        let log = Log()
        func open(_ action: OpenURLAction) -> [RuntimeIssue] {
            issues { action(url) { log.run("opened", "\($0)") } }
        }
        let handled = values {
            $0.environment(
                \.openURL,
                OpenURLAction {
                    log.run("url", $0.path); return .handled
                }
            )
            .environment(\.openURL, OpenURLAction { _ in .discarded })
        }
        #expect(open(handled.openURL).isEmpty)
        #expect(open(OpenURLAction { _ in .discarded }).isEmpty)
        #expect(open(OpenURLAction { .systemAction($0.appending(path: "b")) }).first?.message.contains("/a/b") == true)
        #expect(open(EnvironmentValues().openURL).map(\.category) == ["open-url"])
        #expect(log.values("url") == ["/a"])
        #expect(log.values("opened") == ["true", "false", "false", "false"])
    }

    @Test("A view that can be refreshed gives the views inside an action that waits until it is done")
    func refresh() async {
        let counter = Counter()
        let inside = values { $0.refreshable { await counter.add() } }
        await inside.refresh?()
        #expect(await counter.count == 1)
    }

    @Test("Dismissing outside a presentation does nothing")
    func dismiss() {
        let reported = issues { EnvironmentValues().dismiss() }
        #expect(reported.isEmpty)
    }

    @Test("Fonts are equal if they were described alike")
    func fonts() {
        #expect(Font.system(.body, design: .serif, weight: .bold) == Font.system(.body, design: .serif).bold())
        #expect(Font.system(size: 12) != Font.system(size: 13))
        #expect(Font.custom("A", size: 12) == Font.custom("A", size: 12, relativeTo: .body))
        #expect(Font.custom("A", fixedSize: 12) != Font.custom("A", size: 12))
        #expect(Font.body.italic() != Font.body && Font.body.smallCaps() != Font.body.lowercaseSmallCaps())
    }
}

private actor Counter {
    private(set) var count = 0
    func add() { count += 1 }
}

private struct ValuesProbe: View {
    let handle: Handle<EnvironmentValues>
    @Environment(\.self) private var values

    var body: some View {
        let _ = handle.value = values
        EmptyView()
    }
}
