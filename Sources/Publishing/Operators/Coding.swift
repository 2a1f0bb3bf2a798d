import Foundation

/// A type that encodes values to one output type.
public protocol TopLevelEncoder<Output> {
    /// The type of the encoded output.
    associatedtype Output
    /// Encodes a value.
    ///
    /// - Throws: An error if the value cannot be encoded.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// A type that decodes values from one input type.
public protocol TopLevelDecoder<Input> {
    /// The type of the input to decode.
    associatedtype Input
    /// Decodes a value of the given type from the input.
    ///
    /// - Throws: An error if the input cannot be decoded.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publishers {
    /// A publisher that encodes upstream values with an encoder.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        /// The type of values this publisher publishes: the output type of the encoder.
        public typealias Output = Coder.Output
        /// The type of failure this publisher can send: an upstream failure, or an error the encoder throws.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The encoder that encodes the upstream values.
        public let encoder: Coder

        /// Creates a publisher that encodes upstream values with the given encoder.
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.tryRelay(to: subscriber, OperatorDescription("Encode", .coding)) { [encoder] in
                .value(try encoder.encode($0))
            }
        }
    }
}

extension Publisher where Output: Encodable {
    /// Encodes each value with the given encoder. Fails with the error the encoder throws.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}

extension Publishers {
    /// A publisher that decodes values from upstream values with a decoder.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        /// The type of failure this publisher can send: an upstream failure, or an error the decoder throws.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The decoder that decodes the upstream values.
        public let decoder: Coder

        /// Creates a publisher that decodes upstream values with the given decoder.
        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.tryRelay(to: subscriber, OperatorDescription("Decode", .coding)) { [decoder] in
                .value(try decoder.decode(Output.self, from: $0))
            }
        }
    }
}

extension Publisher {
    /// Decodes a value of the given type from each value. Fails with the error the decoder throws.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}
