import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Updates of dynamic properties") struct PropertyUpdateTests {
    let log = Log()

    @Test("A state written in the update of a dynamic property is dropped and reported, as in a body")
    func write() {
        var host: TestHost?
        let reported = issues { host = TestHost(Updating(log: log)) }
        host?.update()
        #expect(reported.map(\.category) == ["state-write-during-update"])
        #expect(log.values("body") == ["0"])
    }

    @Test("What the update of a dynamic property reads of an observable object runs the view again")
    func observation() {
        let model = Model()
        let host = TestHost(Following(log: log, property: Follower(model: model)))
        model.x = 4
        host.update()
        #expect(log.values("body") == ["0", "4"])
    }

    @Test("A value that goes with a write may write the state itself as it goes")
    func deinitialisation() {
        let handle = Handle<Binding<Goer>>()
        let host = TestHost(Holding(handle: handle))
        handle.value?.wrappedValue = Goer { handle.value?.wrappedValue.id }
        handle.value?.wrappedValue = Goer {}
        host.update()
        #expect(handle.value?.wrappedValue.id == 1)
        host.close()
    }
}

private struct Updating: View {
    let log: Log
    @Eager private var value

    var body: some View {
        let _ = log.run("body", "\(value)")
        EmptyView()
    }
}

@propertyWrapper private struct Eager: DynamicProperty {
    @State private var state = 0
    var wrappedValue: Int { state }
    mutating func update() { state = 7 }
}

private struct Follower: DynamicProperty {
    let model: Model
    var seen = 0

    init(model: Model) { self.model = model }
    mutating func update() { seen = model.x }
}

private struct Following: View {
    let log: Log
    let property: Follower

    var body: some View {
        let _ = log.run("body", "\(property.seen)")
        EmptyView()
    }
}

private final class Goer: @unchecked Sendable {
    // Used on the main actor only.
    let id = 1
    private let end: () -> Int?
    init(_ end: @escaping () -> Int?) { self.end = end }
    convenience init(_ end: @escaping () -> Void) {
        self.init {
            end()
            return nil
        }
    }
    deinit { _ = end() }
}

private struct Holding: View {
    let handle: Handle<Binding<Goer>>
    @State private var goer = Goer {}

    var body: some View {
        let _ = goer
        let _ = handle.value = $goer
    }
}
