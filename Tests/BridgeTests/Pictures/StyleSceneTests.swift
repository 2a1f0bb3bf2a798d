import DeclarativeUI
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Indicators and views with labels, as they are stored. `ISTHMUS_RECORD=1` stores them anew.
@MainActor @Suite("What indicators and views with labels look like", .serialized) struct StyleSceneTests {
    /// What a scene is shown under.
    enum Style: String, CaseIterable, Sendable {
        case light, dark, rtl, large

        @MainActor var traits: UITraitCollection {
            UITraitCollection { traits in
                if self == .dark { traits.userInterfaceStyle = .dark }
                if self == .rtl { traits.layoutDirection = .rightToLeft }
                if self == .large { traits.preferredContentSizeCategory = .accessibilityLarge }
            }
        }
    }

    /// A scene by its name.
    enum Scene: String, CaseIterable, Sendable {
        case labelsHidden = "labels-hidden", progressViews = "progress-views", indicators
    }

    @Test("A scene is the same as stored", arguments: Scene.allCases, Style.allCases)
    func scene(scene: Scene, style: Style) throws {
        let snapshot = StyleScenes.view(of: scene).snapshot(traits: style.traits)
        try snapshot.verify("\(scene.rawValue)-\(style.rawValue)", as: [.text, .svg])
        #expect(XMLParser(data: Data(snapshot.svg().utf8)).parse())
    }
}
