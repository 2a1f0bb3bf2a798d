import DeclarativeUI
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Indicators and views with labels, as they are stored. `ISTHMUS_RECORD=1` stores them anew.
@MainActor @Suite("What indicators and views with labels look like", .serialized) struct StyleSceneTests {
    /// A scene by its name.
    enum Scene: String, CaseIterable, Sendable {
        case labelsHidden = "labels-hidden", progressViews = "progress-views", indicators
        case buttonShapes = "button-shapes", controlGroups = "control-groups"
        case linearGauges = "gauges-linear", ringGauges = "gauges-rings"
    }

    @Test("A scene is the same as stored", arguments: Scene.allCases, PresentationSceneTests.Style.allCases)
    func scene(scene: Scene, style: PresentationSceneTests.Style) throws {
        let snapshot = StyleScenes.view(of: scene).snapshot(traits: style.traits)
        try snapshot.verify("\(scene.rawValue)-\(style.rawValue)", as: [.text, .svg])
        #expect(XMLParser(data: Data(snapshot.svg().utf8)).parse())
    }
}
