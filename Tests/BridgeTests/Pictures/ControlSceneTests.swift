import DeclarativeUI
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Small scenes of imperative controls and containers, some with views of the other world in them, as they are stored.
///
/// `ISTHMUS_RECORD=1` stores them anew.
@MainActor @Suite("What controls look like", .serialized) struct ControlSceneTests {
    /// What a scene is shown under.
    enum Style: String, CaseIterable, Sendable {
        case light, dark, rtl

        @MainActor var traits: UITraitCollection {
            UITraitCollection { traits in
                if self == .dark { traits.userInterfaceStyle = .dark }
                if self == .rtl { traits.layoutDirection = .rightToLeft }
            }
        }
    }

    /// A scene by its name.
    enum Scene: String, CaseIterable, Sendable {
        case labels, wrappedLabel = "wrapped-label", truncatedLabels = "truncated-labels", largeType = "large-type"
        case buttons, disabledButtons = "disabled-buttons", switches, images
        case row, column, nestedStacks = "nested-stacks"
        case list, grid, scrolled, navigation, largeTitle = "large-title", scrolledTitle = "scrolled-title"
        case barAppearance = "bar-appearance", toolbar, searching, searchScopes = "search-scopes"
        case columns, coveringColumns = "covering-columns", tabAppearance = "tab-appearance"
        case transformed, drawing, swiftUIInCells = "hosted-cells", borders = "four-borders"
    }

    @Test("A scene is the same as stored", arguments: SizeOfTests.scenes(Scene.allCases, in: Style.allCases))
    func scene(scene: Scene, style: Style) throws {
        let snapshot = ControlScenes.view(of: scene).snapshot(traits: style.traits)
        try snapshot.verify("\(scene.rawValue)-\(style.rawValue)", as: [.text, .svg])
        #expect(XMLParser(data: Data(snapshot.svg().utf8)).parse())
    }
}
