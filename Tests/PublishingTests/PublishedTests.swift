import Publishing
import TestSupport
import Testing

private final class Model: ObservableObject {
    @Published var number = 1
    @Published var text = ""
}

private final class OwnPublisher: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
    @Published var number = 1
}

@MainActor @Suite("Published properties") struct PublishedTests {
    @Test("A property publishes what it has, then each value before it has it")
    func willSet() {
        let model = Model()
        var seen: [[Int]] = []
        let watching = model.$number.map { $0 * 10 }.sink { seen.append([$0, model.number]) }
        model.number = 2
        model.number += 1
        withExtendedLifetime(watching) {}
        #expect(seen == [[10, 1], [20, 1], [30, 2]])
    }

    @Test("Properties of an object are joined by operators, and the object announces each change")
    func joined() {
        let model = Model()
        var texts: [String] = []
        var changes = 0
        let watching = [
            model.$number.combineLatest(model.$text) { "\($0)\($1)" }.dropFirst().sink { texts.append($0) },
            model.objectWillChange.sink { changes += 1 },
        ]
        model.text = "a"
        model.number = 2
        withExtendedLifetime(watching) {}
        #expect(texts == ["1a", "2a"])
        #expect(changes == 2)
    }

    @Test("Values are assigned to a property as long as its object is there")
    func assigned() {
        let subject = PassthroughSubject<Int, Never>()
        let tracker = LifetimeTracker()
        var changes = 0
        do {
            let model = tracker.track(Model())
            let watching = model.objectWillChange.sink { changes += 1 }
            subject.assign(to: &model.$number)
            subject.send(7)
            #expect(model.number == 7)
            withExtendedLifetime(watching) {}
        }
        subject.send(8)
        #expect(changes == 1)
        #expect(tracker.alive.isEmpty)
    }

    @Test("Values are assigned to any property of an object until that is cancelled")
    func keyPath() {
        let model = Model()
        let watching = [3, 4].publisher.assign(to: \.number, on: model)
        withExtendedLifetime(watching) {}
        #expect(model.number == 4)
    }

    @Test("An object with a publisher of another type announces its changes itself")
    func ownPublisher() {
        let model = OwnPublisher()
        var sent: [Int] = []
        let watching = model.objectWillChange.sink { sent.append($0) }
        model.number = 2
        model.objectWillChange.send(5)
        withExtendedLifetime(watching) {}
        #expect(sent == [5])
    }
}
