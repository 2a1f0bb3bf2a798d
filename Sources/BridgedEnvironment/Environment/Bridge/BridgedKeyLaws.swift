/// A namespace for checks that a bridged key is lossless, for use in tests.
///
/// ```swift
/// #expect(BridgedKeyLaws.violations(of: ThemeKey.self, for: Theme.allCases).isEmpty)
/// ```
public enum BridgedKeyLaws {
    /// A value that writing and reading back did not preserve.
    public struct Violation<Value>: CustomStringConvertible {
        /// The value that was written to the traits.
        public let written: Value
        /// The value that was read from the traits.
        public let readBack: Value

        /// A textual representation of the violation: `wrote a, read b`.
        public var description: String { "wrote \(written), read \(readBack)" }
    }

    /// Returns the values that a key fails to preserve when it writes them to traits based on `traits` and reads them
    /// back.
    ///
    /// A key with an empty `write`, or with a `read` that combines several traits, is legal and has violations.
    public static func violations<Key: UITraitBridgedEnvironmentKey>(
        of key: Key.Type, for values: [Key.Value], over traits: UITraitCollection = UITraitCollection()
    ) -> [Violation<Key.Value>] where Key.Value: Equatable {
        let bridge = Key.makeTraitBridge()
        var found: [Violation<Key.Value>] = []
        for value in values {
            let written = traits.modifyingTraits { bridge.write(value, to: &$0) }
            let readBack = bridge.read(written) ?? Key.defaultValue
            if readBack != value { found.append(Violation(written: value, readBack: readBack)) }
        }
        return found
    }
}
