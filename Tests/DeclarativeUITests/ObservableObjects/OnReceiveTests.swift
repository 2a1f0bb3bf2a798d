import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Views and publishers") struct OnReceiveTests {
    let log = Log()

    @Test("A view is given the values of a publisher as long as it is there")
    func receives() {
        let subject = PassthroughSubject<Int, Never>()
        let host = TestHost(Text("a").onReceive(subject) { log.run("received", "\($0)") })
        subject.send(1)
        subject.send(2)
        host.show(EmptyView())
        subject.send(3)
        #expect(log.values("received") == ["1", "2"])
    }

    @Test("A publisher with a value gives it after the update, and once, however often the view runs")
    func current() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let host = TestHost(Receiver(log: log, subject: subject, count: 0))
        host.show(Receiver(log: log, subject: subject, count: 1))
        host.show(Receiver(log: log, subject: subject, count: 2))
        subject.send(2)
        host.update()
        #expect(log.values("received") == ["0 1", "2 2"])
    }

    @Test("Another publisher takes the place of the one before")
    func other() {
        let (first, second) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
        let host = TestHost(Receiver(log: log, subject: first, count: 0))
        host.show(Receiver(log: log, subject: second, count: 0))
        first.send(2)
        second.send(20)
        #expect(log.values("received") == ["0 1", "0 10", "0 20"])
    }

    @Test("A value from another thread is received on the main actor, in the next update")
    func background() async {
        let subject = PassthroughSubject<Int, Never>()
        let host = TestHost(
            Text("a").onReceive(subject) { value in
                MainActor.assumeIsolated { log.run("received", "\(value)") }
            })
        onThread { subject.send(5) }
        await eventually("the value to be received") {
            host.update()
            return !log.values("received").isEmpty
        }
        #expect(log.values("received") == ["5"])
    }

    @Test("What is done with a value may send the next one at once, however often")
    func again() {
        let subject = PassthroughSubject<Int, Never>()
        var last = 0
        let host = TestHost(
            Text("a").onReceive(subject) { value in
                last = value
                if value < 20_000 { subject.send(value + 1) }
            })
        subject.send(1)
        host.update()
        #expect(last == 20_000)
    }

    @Test("An object with a publisher of another type updates the views that observe it")
    func ownPublisher() {
        let object = Subjected()
        let host = TestHost(SubjectedView(log: log, object: object))
        object.number = 2
        host.update()
        #expect(log.values("body") == ["1"])
        object.objectWillChange.send()
        object.number = 3
        host.update()
        #expect(log.values("body") == ["1", "3"])
    }
}

private struct Receiver: View {
    let log: Log
    let subject: CurrentValueSubject<Int, Never>
    let count: Int

    var body: some View {
        Text(verbatim: "a").onReceive(subject) { log.run("received", "\(count) \($0)") }
    }
}

private final class Subjected: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var number = 1
}

private struct SubjectedView: View {
    let log: Log
    @ObservedObject var object: Subjected

    var body: some View {
        log.run("body", "\(object.number)")
        return Text(verbatim: "a")
    }
}
