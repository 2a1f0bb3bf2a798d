import Foundation
import Observation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

extension ScenarioTests {
    @Observable final class ScenarioModel {
        var x = 0
        var y = 0
        var items: [Int] = []
        var sum: Int { x + y }
    }

    struct Reading: View {
        let log: Log
        let name: String
        let model: ScenarioModel
        let path: KeyPath<ScenarioModel, Int>

        var body: some View {
            let _ = log.run(name, "\(model[keyPath: path])")
            EmptyView()
        }
    }

    struct Identified: View {
        let log: Log
        let model: ScenarioModel

        var body: some View {
            let _ = log.run("owner")
            Color.red
                .onAppear { log.run("inner appears") }
                .id(model.x)
                .onAppear { log.run("outer appears") }
        }
    }

    struct Counted: View {
        let log: Log
        var name = "child"
        let handle: Handle<Binding<Int>>
        let value: Int
        @State private var state = 0

        init(log: Log, name: String = "child", handle: Handle<Binding<Int>>, value: Int) {
            self.log = log
            self.name = name
            self.handle = handle
            self.value = value
        }

        var body: some View {
            let _ = log.run(name, "\(value) \(state)")
            let _ = handle.value = $state
        }
    }

    struct SelfWriting: View {
        let log: Log
        @State private var value = 0

        var body: some View {
            let _ = log.run("body", "\(value)")
            let _ = value = 3
        }
    }
}
