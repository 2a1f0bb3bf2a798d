import Foundation
import PublisherModels
import Publishing
import Testing

@Suite("Breakpoints") struct BreakpointTests {
    @Test("What no closure stops at is passed on")
    func passing() {
        var log: [String] = []
        let watching = [1, 2].publisher.breakpoint(
            receiveSubscription: { _ in false }, receiveOutput: { $0 > 2 }, receiveCompletion: { _ in false }
        )
        .breakpointOnError()
        .sink {
            log.append("\($0)")
        } receiveValue: {
            log.append("\($0)")
        }
        withExtendedLifetime(watching) {}
        #expect(log == ["1", "2", "finished"])
    }

    @Test("A value that a closure stops at stops the program")
    func value() async {
        await #expect(processExitsWith: .signal(SIGTRAP)) {
            let watching = [1, 2].publisher.breakpoint(receiveOutput: { $0 == 2 }).sink { _ in }
            withExtendedLifetime(watching) {}
        }
    }

    @Test("A subscription and an end that a closure stops at stop the program")
    func ends() async {
        await #expect(processExitsWith: .signal(SIGTRAP)) {
            let watching = Just(1).breakpoint(receiveSubscription: { _ in true }).sink { _ in }
            withExtendedLifetime(watching) {}
        }
        await #expect(processExitsWith: .signal(SIGTRAP)) {
            let watching = Just(1).breakpoint(receiveCompletion: { _ in true }).sink { _ in }
            withExtendedLifetime(watching) {}
        }
    }

    @Test("An error stops the program where that is asked for")
    func failure() async {
        await #expect(processExitsWith: .signal(SIGTRAP)) {
            let watching = Fail<Int, TestError>(error: TestError(number: 1)).breakpointOnError().sink { _ in
            } receiveValue: { _ in
            }
            withExtendedLifetime(watching) {}
        }
    }
}
