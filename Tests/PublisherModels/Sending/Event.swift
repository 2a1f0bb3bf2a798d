/// The error with which sources fail.
package struct TestError: Error, Equatable, CustomStringConvertible {
    package let number: Int

    package init(number: Int) { self.number = number }

    package var description: String { "error \(number)" }
}

/// Something that a source sent, a subscriber asked for, or that has to do with time.
package struct Event {
    package enum Kind: Equatable {
        case value(Int)
        case finished
        case failed(Int)
        /// The subscriber asks for so many values, for all if it is the greatest number.
        case asked(Int)
        /// Time begins to go on, to a moment.
        case advance(Int)
        /// Time has stopped there.
        case stopped
    }

    /// The number of the source; -1 for what is of no source.
    package let source: Int
    package let kind: Kind
    package let time: Int
    /// Events are numbered in an order in which they may have happened.
    package let serial: Int
}

extension [Event] {
    package func values(of source: Int) -> [Int] {
        compactMap { event in
            if event.source == source, case .value(let value) = event.kind { value } else { nil }
        }
    }

    /// All values, in the order in which they were sent.
    package var allValues: [Int] {
        compactMap { event in if case .value(let value) = event.kind { value } else { nil } }
    }

    /// How sources have ended, in the order in which they did.
    package var ends: [String] {
        compactMap { event in
            switch event.kind {
            case .finished: "finished"
            case .failed(let number): "error \(number)"
            default: nil
            }
        }
    }

    package func end(of source: Int) -> String? { filter { $0.source == source }.ends.first }

    package var firstFailure: String? { ends.first { $0 != "finished" } }
}

/// What comes out of an operator: its values as text, and the end.
package struct Outcome: Equatable, CustomStringConvertible {
    package var values: [String] = []
    package var end: String?

    package init(values: [String] = [], end: String? = nil) {
        self.values = values
        self.end = end
    }

    package var description: String { "\(values) \(end ?? "open")" }
}
