/// A publisher that publishes recorded values and then a recorded completion.
public struct Record<Output, Failure: Error>: Publisher {
    /// A recorded series of values and a completion.
    public struct Recording {
        /// The kind of values the recording consists of.
        public typealias Input = Output
        /// The recorded values, in order.
        public private(set) var output: [Output]
        /// The recorded completion; `finished` if none was recorded.
        public private(set) var completion: Subscribers.Completion<Failure>
        private var isComplete: Bool

        /// Creates an empty recording, to which values and a completion can be added.
        public init() { (output, completion, isComplete) = ([], .finished, false) }

        /// Creates a complete recording, to which nothing can be added.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            (self.output, self.completion, isComplete) = (output, completion, true)
        }

        /// Adds a value to the recording. Adding one after the completion stops the program.
        public mutating func receive(_ input: Output) {
            precondition(!isComplete, "A recording takes no values after its end. Add them before.")
            output.append(input)
        }

        /// Adds the completion to the recording. Adding a second one stops the program.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isComplete, "A recording has one end.")
            (self.completion, isComplete) = (completion, true)
        }
    }

    /// The recording this publisher publishes.
    public let recording: Recording

    /// Creates a publisher of a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Creates a publisher of the recording that a closure makes. The closure is called once, at once.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }

    /// Creates a publisher of the given values and completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    /// Attaches a subscriber to this publisher.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        ElementsSubscription.begin(
            recording.output.makeIterator(), recording.completion, subscriber,
            .record(recording.output, recording.completion))
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    /// Creates a complete recording by decoding from the given decoder.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: RecordingKey.self)
        self.init(
            output: try container.decode([Output].self, forKey: .output),
            completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
    }

    /// Encodes the values and the completion into the given encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: RecordingKey.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }

    /// Encodes the values and the completion into the given encoder.
    public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }
}

private enum RecordingKey: String, CodingKey { case output, completion }
