import PublisherModels
import Publishing
import TestSupport
import Testing

@MainActor @Suite("Operators of what is known beforehand") struct OwnKindTests {
    private func log<P: Publisher>(_ publisher: P) -> [String] {
        var log: [String] = []
        let watching = publisher.sink {
            log.append("\($0)")
        } receiveValue: {
            log.append("\($0)")
        }
        withExtendedLifetime(watching) {}
        return log
    }

    private func odd(_ value: Int) throws -> Bool {
        if value == 7 { throw TestError(number: 7) }
        return value % 2 != 0
    }

    @Test("The operators of one value publish what those of any publisher do", arguments: [0, 1, 2, 3, 7])
    func just(_ value: Int) {
        let own = Just(value)
        let any = own.eraseToAnyPublisher()
        let odd = { (value: Int) in value % 2 != 0 }
        #expect(log(own.map { $0 + 1 }) == log(any.map { $0 + 1 }))
        #expect(log(own.tryMap(self.odd)) == log(any.tryMap(self.odd)))
        #expect(log(own.compactMap { odd($0) ? $0 : nil }) == log(any.compactMap { odd($0) ? $0 : nil }))
        #expect(log(own.filter(odd)) == log(any.filter(odd)))
        #expect(log(own.allSatisfy(odd)) == log(any.allSatisfy(odd)))
        #expect(log(own.tryAllSatisfy(self.odd)) == log(any.tryAllSatisfy(self.odd)))
        #expect(log(own.contains(2)) == log(any.contains(2)))
        #expect(log(own.contains(where: odd)) == log(any.contains(where: odd)))
        #expect(log(own.tryContains(where: self.odd)) == log(any.tryContains(where: self.odd)))
        #expect(log(own.count()) == log(any.count()))
        #expect(log(own.collect()) == log(any.collect()))
        #expect(log(own.first()) == log(any.first()))
        #expect(log(own.first(where: odd)) == log(any.first(where: odd)))
        #expect(log(own.last(where: odd)) == log(any.last(where: odd)))
        #expect(log(own.min()) == log(any.max()))
        #expect(log(own.ignoreOutput()) == ["finished"])
        #expect(log(own.dropFirst(value)) == log(any.dropFirst(value)))
        #expect(log(own.drop(while: odd)) == log(any.drop(while: odd)))
        #expect(log(own.prefix(value)) == log(any.prefix(value)))
        #expect(log(own.prefix(while: odd)) == log(any.prefix(while: odd)))
        #expect(log(own.output(at: value)) == log(any.output(at: value)))
        #expect(log(own.output(in: value...)) == log(any.output(in: value...)))
        #expect(log(own.reduce(1, +)) == log(any.reduce(1, +)))
        #expect(log(own.scan(1, +)) == log(any.scan(1, +)))
        #expect(
            log(own.tryScan(1) { try self.odd($1) ? $0 : $1 }) == log(any.tryScan(1) { try self.odd($1) ? $0 : $1 }))
        #expect(log(own.removeDuplicates()) == log(any))
        #expect(log(own.replaceEmpty(with: 9)) == log(any))
        #expect(log(own.replaceError(with: 9)) == log(any))
        #expect(log(own.setFailureType(to: TestError.self)) == log(any))
        #expect(log(own.append(8, 9)) == log(any.append(8, 9)))
        #expect(log(own.prepend([8, 9])) == log(any.prepend([8, 9])))
    }

    @Test("The operators of elements publish what those of any publisher do")
    func elements() {
        for values in [[], [3], [2, 2, 1], [1, 2, 3, 4, 4, 5], [2, 4, 7, 1]] {
            let own = values.publisher
            let any = own.eraseToAnyPublisher()
            let odd = { (value: Int) in value % 2 != 0 }
            #expect(log(own.map { $0 + 1 }) == log(any.map { $0 + 1 }))
            #expect(log(own.compactMap { odd($0) ? $0 : nil }) == log(any.compactMap { odd($0) ? $0 : nil }))
            #expect(log(own.filter(odd)) == log(any.filter(odd)))
            #expect(log(own.allSatisfy(odd)) == log(any.allSatisfy(odd)))
            #expect(log(own.tryAllSatisfy(self.odd)) == log(any.tryAllSatisfy(self.odd)))
            #expect(log(own.contains(2)) == log(any.contains(2)))
            #expect(log(own.tryContains(where: self.odd)) == log(any.tryContains(where: self.odd)))
            #expect(log(own.collect()) == log(any.collect()))
            #expect(log(own.count()) == log(any.count()))
            #expect(log(own.first()) == log(any.first()))
            #expect(log(own.first(where: odd)) == log(any.first(where: odd)))
            #expect(log(own.last()) == log(any.last()))
            #expect(log(own.last(where: odd)) == log(any.last(where: odd)))
            #expect(log(own.min()) == log(any.min()))
            #expect(log(own.max(by: <)) == log(any.max(by: <)))
            #expect(log(own.dropFirst(2)) == log(any.dropFirst(2)))
            #expect(log(own.drop(while: odd)) == log(any.drop(while: odd)))
            #expect(log(own.prefix(2)) == log(any.prefix(2)))
            #expect(log(own.prefix(while: odd)) == log(any.prefix(while: odd)))
            #expect(log(own.output(at: 1)) == log(any.output(at: 1)))
            #expect(log(own.reduce(1, +)) == log(any.reduce(1, +)))
            #expect(
                log(own.tryReduce(1) { try self.odd($1) ? $0 : $1 })
                    == log(any.tryReduce(1) { try self.odd($1) ? $0 : $1 }))
            #expect(log(own.scan(1, +)) == log(any.scan(1, +)))
            #expect(log(own.removeDuplicates()) == log(any.removeDuplicates()))
            #expect(log(own.append(8, 9).prepend([7])) == log(any.append(8, 9).prepend([7])))
        }
    }

    @Test("The operators of a result publish what those of any publisher do")
    func results() {
        for result in [Result<Int, TestError>.success(3), .success(7), .failure(TestError(number: 1))] {
            let own = result.publisher
            let any = own.eraseToAnyPublisher()
            #expect(log(own.map { $0 + 1 }) == log(any.map { $0 + 1 }))
            #expect(log(own.tryMap(odd)) == log(any.tryMap(odd)))
            #expect(
                log(own.mapError { TestError(number: $0.number + 1) })
                    == log(any.mapError { TestError(number: $0.number + 1) }))
            #expect(log(own.tryAllSatisfy(odd)) == log(any.tryAllSatisfy(odd)))
            #expect(log(own.contains(3)) == log(any.contains(3)))
            #expect(log(own.collect()) == log(any.collect()))
            #expect(log(own.count()) == log(any.count()))
            #expect(log(own.scan(1, +)) == log(any.scan(1, +)))
            #expect(log(own.replaceError(with: 9)) == log(any.replaceError(with: 9)))
            #expect(log(own.tryMin { _, _ in true }) == log(any))
        }
    }

    @Test("What is made of no value is no value, also where one would be published at the end")
    func none() {
        let none = Int?.none.publisher
        #expect(log(none.count()) == ["finished"])
        #expect(log(none.collect()) == ["[]", "finished"])
        #expect(log(none.allSatisfy { _ in true }) == ["finished"])
        #expect(log(none.reduce(0, +)) == ["finished"])
        #expect(log(none.replaceEmpty(with: 3)) == ["3", "finished"])
        #expect(log(3.publisherIfOdd.map { $0 * 2 }.filter { $0 > 5 }) == ["6", "finished"])
    }

    @Test("What is known beforehand stays so, and is worked out when the operator is called")
    func types() {
        var runs = 0
        let made: Publishers.Sequence<[String], Never> = [1, 2].publisher.map {
            runs += 1
            return "\($0)"
        }
        #expect(runs == 2)
        #expect(made == ["1", "2"].publisher)
        let tried: Result<Bool, any Error>.Publisher = Just(7).tryMap(odd)
        #expect(throws: TestError(number: 7)) { try tried.result.get() }
        #expect(Just(1).map { $0 + 1 } == Just(2))
        #expect(Just(1).dropFirst() == Optional.Publisher(nil))
    }

    @Test("Steps of one kind are joined to one")
    func joined() {
        let subject = PassthroughSubject<Int, Never>()
        let mapped: Publishers.Map<PassthroughSubject<Int, Never>, String> = subject.map { $0 + 1 }.map { "\($0)" }
        let tried: Publishers.TryMap<PassthroughSubject<Int, Never>, Bool> = subject.map { $0 + 1 }.tryMap(odd)
        let compact: Publishers.CompactMap<PassthroughSubject<Int, Never>, Int> = subject.compactMap {
            $0 > 1 ? $0 : nil
        }.compactMap { $0 < 3 ? $0 : nil }
        let filtered: Publishers.Filter<PassthroughSubject<Int, Never>> = subject.filter { $0 > 1 }.filter { $0 < 3 }
        var log: [String] = []
        let watching = [
            mapped.sink { log.append($0) }, compact.sink { log.append("c\($0)") },
            filtered.sink { log.append("f\($0)") },
            tried.sink(receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") }),
        ]
        for value in [1, 2, 6] { subject.send(value) }
        withExtendedLifetime(watching) {}
        #expect(log == ["2", "false", "3", "c2", "f2", "true", "7", "failure(error 7)"])
    }

    @Test("Numbers of values and positions may be as great as they like; negative positions stop the program")
    func great() async {
        let values = [1, 2].publisher.eraseToAnyPublisher()
        #expect(log(values.output(at: .max)) == ["finished"])
        #expect(log(values.output(in: 1..<Int.max)) == ["2", "finished"])
        #expect(log(values.prefix(.max)) == ["1", "2", "finished"])
        #expect(log(values.dropFirst(.max)) == ["finished"])
        #expect(log(values.collect(.max)) == ["[1, 2]", "finished"])
        #expect(log(values.buffer(size: .max, prefetch: .keepFull, whenFull: .dropNewest)) == ["1", "2", "finished"])
        #expect(log(Just(1).prefix(.max)) == ["1", "finished"])
        #expect(log([1, 2].publisher.dropFirst(.max)) == ["finished"])
        await #expect(processExitsWith: .failure) { _ = PassthroughSubject<Int, Never>().output(at: -1) }
        await #expect(processExitsWith: .failure) { _ = PassthroughSubject<Int, Never>().output(in: -2..<3) }
    }

    @Test("A negative number of values to drop stops the program when it is subscribed, not when it is made")
    func negative() async {
        await #expect(processExitsWith: .success) { _ = PassthroughSubject<Int, Never>().dropFirst(-1) }
        await #expect(processExitsWith: .failure) {
            _ = PassthroughSubject<Int, Never>().dropFirst(-1).sink { _ in }
        }
        await #expect(processExitsWith: .failure) { _ = Just(1).dropFirst(-1) }
    }
}

extension Int {
    fileprivate var publisherIfOdd: Optional<Int>.Publisher { (self % 2 != 0 ? self : nil).publisher }
}
