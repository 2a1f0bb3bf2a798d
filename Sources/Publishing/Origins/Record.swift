/// Publishes values that were recorded, and the end.
public struct Record<Output, Failure: Error>: Publisher {
    /// Values and an end.
    public struct Recording {
        /// What it consists of.
        public typealias Input = Output
        /// The values.
        public private(set) var output: [Output]
        /// The end; it finishes if none was recorded.
        public private(set) var completion: Subscribers.Completion<Failure>
        private var isComplete: Bool

        /// An empty recording, to be added to.
        public init() { (output, completion, isComplete) = ([], .finished, false) }

        /// A complete recording.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            (self.output, self.completion, isComplete) = (output, completion, true)
        }

        /// Adds a value. After the end that stops the program.
        public mutating func receive(_ input: Output) {
            precondition(!isComplete, "A recording takes no values after its end. Add them before.")
            output.append(input)
        }

        /// Adds the end. A second one stops the program.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isComplete, "A recording has one end.")
            (self.completion, isComplete) = (completion, true)
        }
    }

    /// What it publishes.
    public let recording: Recording

    /// Publishes a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Publishes what a closure records.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }

    /// Publishes values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        ElementsSubscription.begin(
            recording.output.makeIterator(), recording.completion, subscriber,
            .record(recording.output, recording.completion))
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    /// Reads a complete recording.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: RecordingKey.self)
        self.init(
            output: try container.decode([Output].self, forKey: .output),
            completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
    }

    /// Writes the values and the end.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: RecordingKey.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }

    /// Writes the values and the end.
    public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }
}

private enum RecordingKey: String, CodingKey { case output, completion }
