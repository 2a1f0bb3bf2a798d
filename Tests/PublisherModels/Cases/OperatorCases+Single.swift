import Publishing

extension OperatorCase {
    /// An operator on one source. The model is given the values and whether and how it ended.
    static func one<P: Publisher>(
        _ name: String, _ build: @escaping (TestSource) -> P,
        _ model: @escaping ([Int], String?) -> ([Any], String?)
    ) -> OperatorCase {
        OperatorCase(name: name) { world in
            build(world.source()).textual
        } model: { events in
            let (values, end) = model(events.values(of: 0), events.end(of: 0))
            return Outcome(values: values.map { "\($0)" }, end: end)
        }
    }

    /// An operator that publishes one thing at the end, unless it fails.
    static func atEnd<P: Publisher>(
        _ name: String, _ build: @escaping (TestSource) -> P, _ model: @escaping ([Int]) -> Any?
    ) -> OperatorCase {
        one(name, build) { values, end in
            end == "finished" ? (model(values).map { [$0] } ?? [], end) : ([], end)
        }
    }
}

private func even(_ value: Int) throws -> Bool {
    if value == 5 { throw TestError(number: 50) }
    return value % 2 == 0
}

/// The values before the first 5, and the end that a closure that throws there leads to.
private func untilThrow(_ values: [Int], _ end: String?) -> ([Int], String?) {
    values.firstIndex(of: 5).map { (Array(values[..<$0]), "error 50") } ?? (values, end)
}

/// What is found by looking through values until it is known; a closure throws at 5.
private func search(_ values: [Int], _ end: String?, stop: (Int) -> Any?, none: Any?, throwing: Bool) -> (
    [Any], String?
) {
    for value in values {
        if throwing, value == 5 { return ([], "error 50") }
        if let found = stop(value) { return ([found], "finished") }
    }
    return end == "finished" ? (none.map { [$0] } ?? [], end) : ([], end)
}

private func unique(_ values: [Int]) -> [Int] {
    values.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
}

extension OperatorCase {
    // All closures take what they use.
    nonisolated(unsafe) package static let mapping: [OperatorCase] = [
        one("map", { $0.map { $0 * 2 } }) { ($0.map { $0 * 2 }, $1) },
        one("map key path", { $0.map(\.description) }) { ($0, $1) },
        one("map key paths", { $0.map(\.magnitude, \.description).map { "\($0) \($1)" } }) {
            ($0.map { "\($0) \($0)" }, $1)
        },
        one("tryMap", { $0.tryMap { try even($0) } }) { values, end in
            let (values, end) = untilThrow(values, end)
            return (values.map { $0 % 2 == 0 }, end)
        },
        one("mapError", { $0.mapError { TestError(number: $0.number + 1) } }) { values, end in
            (values, end.map { $0 == "finished" ? $0 : "error \((Int($0.dropFirst(6)) ?? 0) + 1)" })
        },
        one("compactMap", { $0.compactMap { $0 > 2 ? $0 : nil } }) { ($0.filter { $0 > 2 }, $1) },
        one("tryCompactMap", { $0.tryCompactMap { try even($0) ? $0 : nil } }) { values, end in
            let (values, end) = untilThrow(values, end)
            return (values.filter { $0 % 2 == 0 }, end)
        },
        one("filter", { $0.filter { $0 > 2 } }) { ($0.filter { $0 > 2 }, $1) },
        one("tryFilter", { $0.tryFilter(even) }) { values, end in
            let (values, end) = untilThrow(values, end)
            return (values.filter { $0 % 2 == 0 }, end)
        },
        one("removeDuplicates", { $0.removeDuplicates() }) { (unique($0), $1) },
        one("tryRemoveDuplicates", { $0.tryRemoveDuplicates { try even($1) && $0 == $1 } }) { values, end in
            var seen: [Int] = []
            for value in values {
                if seen.last != nil, value == 5 { return (seen, "error 50") }
                if value % 2 != 0 || seen.last != value { seen.append(value) }
            }
            return (seen, end)
        },
        one("replaceNil", { $0.map { $0 > 2 ? $0 : nil }.replaceNil(with: 9) }) { ($0.map { $0 > 2 ? $0 : 9 }, $1) },
        one("replaceError", { $0.replaceError(with: 9) }) { values, end in
            end == nil || end == "finished" ? (values, end) : (values + [9], "finished")
        },
        one("replaceEmpty", { $0.replaceEmpty(with: 9) }) { values, end in
            (values.isEmpty && end == "finished" ? [9] : values, end)
        },
        one("scan", { $0.scan(0, +) }) { values, end in
            var sum = 0
            return (
                values.map {
                    sum += $0; return sum
                }, end
            )
        },
        one("tryScan", { $0.tryScan(0) { try even($1) ? $0 + $1 : $0 } }) { values, end in
            let (values, end) = untilThrow(values, end)
            var sum = 0
            return (
                values.map {
                    sum += $0 % 2 == 0 ? $0 : 0; return sum
                }, end
            )
        },
        one("print", { $0.print("", to: Silence()) }) { ($0, $1) },
        one("handleEvents", { $0.handleEvents() }) { ($0, $1) },
        one("encode", { $0.encode(encoder: TextCoder()) }) { ($0, $1) },
        one("decode", { $0.map(String.init).decode(type: Int.self, decoder: TextCoder()) }) { ($0, $1) },
        one("setFailureType", { $0.replaceError(with: 9).setFailureType(to: TestError.self) }) { values, end in
            end == nil || end == "finished" ? (values, end) : (values + [9], "finished")
        },
        one("assertNoFailure", { $0.replaceError(with: 9).assertNoFailure() }) { values, end in
            end == nil || end == "finished" ? (values, end) : (values + [9], "finished")
        },
    ]

    nonisolated(unsafe) package static let reducing: [OperatorCase] = [
        atEnd("collect", { $0.collect() }) { $0 },
        one("collect count", { $0.collect(3) }) { values, end in
            var groups = stride(from: 0, to: values.count, by: 3).map { Array(values[$0..<min($0 + 3, values.count)]) }
            if end != "finished", groups.last?.count ?? 3 < 3 { groups.removeLast() }
            return (groups, end)
        },
        atEnd("count", { $0.count() }) { $0.count },
        atEnd("reduce", { $0.reduce(0, +) }) { $0.reduce(0, +) },
        one("tryReduce", { $0.tryReduce(0) { try even($1) ? $0 + $1 : $0 } }) { values, end in
            search(values, end, stop: { _ in nil }, none: values.filter { $0 % 2 == 0 }.reduce(0, +), throwing: true)
        },
        atEnd("last", { $0.last() }) { $0.last },
        atEnd("last where", { $0.last { $0 > 2 } }) { $0.last { $0 > 2 } },
        one("tryLast where", { $0.tryLast(where: even) }) { values, end in
            search(values, end, stop: { _ in nil }, none: values.last { $0 % 2 == 0 }, throwing: true)
        },
        atEnd("min", { $0.min() }) { $0.min() },
        atEnd("max", { $0.max() }) { $0.max() },
        atEnd("tryMin", { $0.tryMin(by: <) }) { $0.min() },
        atEnd("tryMax", { $0.tryMax(by: <) }) { $0.max() },
        one("ignoreOutput", { $0.ignoreOutput() }) { ([], $1) },
        one("first", { $0.first() }) { search($0, $1, stop: { $0 }, none: nil, throwing: false) },
        one("first where", { $0.first { $0 > 2 } }) {
            search($0, $1, stop: { $0 > 2 ? $0 : nil }, none: nil, throwing: false)
        },
        one("tryFirst where", { $0.tryFirst(where: even) }) {
            search($0, $1, stop: { $0 % 2 == 0 ? $0 : nil }, none: nil, throwing: true)
        },
        one("contains", { $0.contains(3) }) {
            search($0, $1, stop: { $0 == 3 ? true : nil }, none: false, throwing: false)
        },
        one("contains where", { $0.contains { $0 > 4 } }) {
            search($0, $1, stop: { $0 > 4 ? true : nil }, none: false, throwing: false)
        },
        one("tryContains where", { $0.tryContains(where: even) }) {
            search($0, $1, stop: { $0 % 2 == 0 ? true : nil }, none: false, throwing: true)
        },
        one("allSatisfy", { $0.allSatisfy { $0 < 4 } }) {
            search($0, $1, stop: { $0 < 4 ? nil : false }, none: true, throwing: false)
        },
        one("tryAllSatisfy", { $0.tryAllSatisfy(even) }) {
            search($0, $1, stop: { $0 % 2 == 0 ? nil : false }, none: true, throwing: true)
        },
        one("output at", { $0.output(at: 2) }) { $0.count > 2 ? ([$0[2]], "finished") : ([], $1) },
        one("output in", { $0.output(in: 1..<4) }) {
            (Array($0.dropFirst().prefix(3)), $0.count > 3 ? "finished" : $1)
        },
        one("prefix", { $0.prefix(3) }) { (Array($0.prefix(3)), $0.count > 2 ? "finished" : $1) },
        one("prefix 0", { $0.prefix(0) }) { _, _ in ([], "finished") },
        one("dropFirst", { $0.dropFirst(2) }) { (Array($0.dropFirst(2)), $1) },
        one("prefix while", { $0.prefix { $0 < 4 } }) {
            (Array($0.prefix { $0 < 4 }), $0.contains { $0 >= 4 } ? "finished" : $1)
        },
        one("tryPrefix while", { $0.tryPrefix(while: even) }) { values, end in
            let part = Array(values.prefix { $0 % 2 == 0 })
            return (part, values.dropFirst(part.count).first.map { $0 == 5 ? "error 50" : "finished" } ?? end)
        },
        one("drop while", { $0.drop { $0 < 4 } }) { (Array($0.drop { $0 < 4 }), $1) },
        one("tryDrop while", { $0.tryDrop(while: even) }) { values, end in
            let part = Array(values.drop { $0 % 2 == 0 })
            return part.first == 5 ? ([], "error 50") : (part, end)
        },
    ]
}

struct Silence: TextOutputStream {
    mutating func write(_ string: String) {}
}

struct TextCoder: TopLevelEncoder, TopLevelDecoder {
    func encode<T: Encodable>(_ value: T) throws -> String { "\(value)" }
    func decode<T: Decodable>(_ type: T.Type, from: String) throws -> T {
        guard let value = Int(from) as? T else { throw TestError(number: 1) }
        return value
    }
}
