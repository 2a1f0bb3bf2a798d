import PublisherModels
import Publishing
import Testing

@MainActor @Suite("Operators that go by time") struct TimeTests {
    let scheduler = TestScheduler()
    let subject = PassthroughSubject<Int, TestError>()

    private func log<P: Publisher>(_ publisher: P, _ run: () -> Void) -> [String] {
        var log: [String] = []
        let watching = publisher.sink {
            log.append("\(scheduler.time) \($0)")
        } receiveValue: {
            log.append("\(scheduler.time) \($0)")
        }
        run()
        withExtendedLifetime(watching) {}
        return log
    }

    private func sendOften() {
        for value in 0..<6 {
            subject.send(value)
            scheduler.advance(by: value == 3 ? 5 : 1)
        }
        scheduler.advance(by: 10)
    }

    @Test("A debounced value comes once there is no other")
    func debounce() {
        #expect(log(subject.debounce(for: 2, scheduler: scheduler), sendOften) == ["5 3", "11 5"])
    }

    @Test("Throttled values come once in an interval, the latest or the first")
    func throttle() {
        #expect(
            log(subject.throttle(for: 3, scheduler: scheduler, latest: true), sendOften)
                == ["0 0", "3 2", "6 3", "9 4", "12 5"])
    }

    @Test("A throttled value is the first of its interval if that is wanted")
    func throttleFirst() {
        #expect(
            log(subject.throttle(for: 3, scheduler: scheduler, latest: false), sendOften)
                == ["0 0", "3 1", "6 3", "9 4", "12 5"])
    }

    @Test("Without a value in time it ends, with an error if one is made")
    func timeout() {
        let ending = log(subject.timeout(4, scheduler: scheduler) { TestError(number: 7) }, sendOften)
        #expect(ending == ["0 0", "1 1", "2 2", "3 3", "7 failure(error 7)"])
    }

    @Test("Values are collected until time has passed or there are enough")
    func collect() {
        #expect(log(subject.collect(.byTime(scheduler, 4)), sendOften) == ["4 [0, 1, 2, 3]", "12 [4, 5]"])
    }

    @Test("Values and the end come later by the delay")
    func delay() {
        let delayed = log(subject.delay(for: 3, scheduler: scheduler)) {
            subject.send(1)
            scheduler.advance(by: 1)
            subject.send(completion: .finished)
            scheduler.advance(by: 9)
        }
        #expect(delayed == ["3 1", "4 finished"])
    }

    @Test("A throttled value that another replaces may cancel when it is freed")
    func freed() {
        final class Token {
            let action: () -> Void
            init(_ action: @escaping () -> Void) { self.action = action }
            deinit { action() }
        }
        let subject = PassthroughSubject<Token, Never>()
        var watching: AnyCancellable?
        watching = subject.throttle(for: 3, scheduler: scheduler, latest: true).sink { _ in }
        subject.send(Token {})
        scheduler.advance(by: 1)
        var isCancelled = false
        subject.send(
            Token {
                watching?.cancel()
                isCancelled = true
            })
        subject.send(Token {})
        #expect(isCancelled)
    }

    @Test("Printing says what happens")
    func printing() {
        final class Lines: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let lines = Lines()
        let watching = Just(1).print("just", to: lines).sink { _ in }
        withExtendedLifetime(watching) {}
        #expect(
            lines.text == """
                just: receive subscription: (Just)
                just: request unlimited
                just: receive value: (1)
                just: receive finished

                """)
    }
}
