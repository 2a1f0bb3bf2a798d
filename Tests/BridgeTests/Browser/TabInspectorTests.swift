import BridgedEnvironment
import DeclarativeUI
import Foundation
import Testing

@testable import BrowserHost

private struct LevelTrait: UITraitDefinition { static let defaultValue = 0 }

private enum LevelKey: EnvironmentKey, UITraitBridgedEnvironmentKey {
    static let defaultValue = 0
    static func read(from traits: UITraitCollection) -> Int { traits[LevelTrait.self] }
    static func write(to traits: inout any UIMutableTraits, value: Int) { traits[LevelTrait.self] = value }
}

extension EnvironmentValues {
    fileprivate var level: Int { self[LevelKey.self] }
}

private struct LevelText: View {
    @Environment(\.level) private var level
    var body: some View { Text("Level \(level)") }
}

@Suite("The inspector of a page", .serialized) @MainActor struct TabInspectorTests {
    /// Runs a test on a page that shows a view. The application ends with it: no other test runs meanwhile.
    private func onStage(_ test: (TabStage) throws -> Void) throws {
        let stage = try TabStage(UIHostingController(rootView: LevelText()))
        defer { stage.end() }
        stage.scene.windowScene.traitOverrides[LevelTrait.self] = 2
        #expect(stage.settle())
        try test(stage)
    }

    private func ask(_ commands: InspectorCommand..., on stage: TabStage) {
        for command in commands { stage.page.ask(command) }
        #expect(stage.settle())
    }

    private func id(_ name: String, _ stage: TabStage) throws -> Int {
        try #require(stage.page.inspected.last { $0["name"] as? String == name }?["id"] as? Int)
    }

    private func values(_ stage: TabStage) -> [[String: Any]] {
        stage.page.selection["values"] as? [[String: Any]] ?? []
    }

    private func value(_ name: String, _ stage: TabStage) throws -> [String: Any] {
        try #require(values(stage).first { $0["name"] as? String == name })
    }

    @Test("A page whose inspector is closed is told nothing of the tree")
    func closed() throws {
        try onStage { stage in
            #expect(stage.page.inspected.isEmpty && stage.page.runs.isEmpty)
            ask(.open, on: stage)
            #expect(stage.page.inspected.contains { $0["name"] as? String == "LevelText" })
            ask(.close, on: stage)
            stage.scene.windowScene.traitOverrides[LevelTrait.self] = 3
            #expect(stage.settle())
            #expect(stage.page.inspected.isEmpty && stage.page.runs.isEmpty)
        }
    }

    @Test("The values at the selected node are shown, with the explanation that was asked for")
    func values() throws {
        try onStage { stage in
            ask(.open, on: stage)
            ask(.select(try id("LevelText", stage)), on: stage)
            let level = try value("LevelKey", stage)
            #expect(level["value"] as? String == "2")
            ask(.explain(try #require(level["key"] as? Int)), on: stage)
            #expect(stage.page.explanation.first == "LevelKey = 2")
            #expect(stage.page.explanation.contains { $0.contains("traitOverrides of UIWindowScene") })
            #expect(stage.page.mark.count == 4)
        }
    }

    @Test("What ran at a change is shown with its causes")
    func runs() throws {
        try onStage { stage in
            ask(.open, on: stage)
            stage.scene.windowScene.traitOverrides[LevelTrait.self] = 5
            ask(.mark(0), on: stage)
            #expect(stage.page.runs.count == 1)
            let run = try #require(stage.page.runs.first)
            #expect(run["name"] as? String == "LevelText" && run["role"] as? String == "body")
            #expect((run["causes"] as? [String])?.first?.contains("2 → 5") == true)
        }
    }

    @Test("An override by hand reaches both worlds, and ends when that is asked for")
    func overrides() throws {
        try onStage { stage in
            ask(.open, on: stage)
            ask(.select(try id("UIWindow", stage)), on: stage)
            let key = try #require(try value("LevelTrait", stage)["key"] as? Int)
            ask(.override(key, "9"), on: stage)
            #expect(stage.page.model.picture.contains("Level 9"))
            ask(.restore(key), on: stage)
            #expect(stage.page.model.picture.contains("Level 2"))
        }
    }

    @Test("A page that connects again has its inspector as it was")
    func reconnected() throws {
        try onStage { stage in
            ask(.open, on: stage)
            let count = stage.page.inspected.count
            stage.reconnect()
            #expect(stage.settle())
            #expect(stage.page.inspected.count == count)
        }
    }

    @Test(
        "Commands that cannot be read are errors",
        arguments: [
            #"{"kind":"inspect"}"#, #"{"kind":"inspect","action":"delete"}"#, #"{"kind":"inspect","action":"select"}"#,
            #"{"kind":"inspect","action":"override","key":1}"#, #"{"kind":"inspect","action":"pick","x":1}"#,
        ])
    func malformed(_ text: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(PageMessage.self, from: Data(text.utf8)) }
    }
}
