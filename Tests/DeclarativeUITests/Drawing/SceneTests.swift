import DeclarativeUI
import Foundation
#if canImport(FoundationXML)
    import FoundationXML
#endif
import TestSupport
import Testing

/// Compares what scenes look like with files; `ISTHMUS_RECORD=1` writes the files anew.
@MainActor @Suite("What declarative scenes look like") struct SceneTests {
    enum Surroundings: String, CaseIterable, Sendable {
        case light, dark, rightToLeft = "rtl"

        @MainActor var traits: UITraitCollection {
            UITraitCollection { traits in
                traits.userInterfaceStyle = self == .dark ? .dark : .light
                traits.layoutDirection = self == .rightToLeft ? .rightToLeft : .leftToRight
            }
        }
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Golden")

    @Test("A scene looks as recorded", arguments: SizeOfTests.scenes(ViewScene.names, in: Surroundings.allCases))
    func scene(name: String, surroundings: Surroundings) throws {
        let scene = try #require(ViewScene.all.first { $0.name == name })
        let snapshot = scene.content.snapshot(size: scene.size, traits: surroundings.traits)
        try snapshot.verify("\(name)-\(surroundings.rawValue)", in: Self.folder)
        #expect(try isWellFormed(snapshot.svg()))
    }

    /// Whether a document parses as XML.
    private func isWellFormed(_ document: String) throws -> Bool {
        XMLParser(data: Data(document.utf8)).parse()
    }
}
