import ImperativeUI

/// Checks that a bridged key is lossless, for use in tests.
///
/// ```swift
/// #expect(BridgedKeyLaws.violations(of: ThemeKey.self, for: Theme.allCases).isEmpty)
/// ```
public enum BridgedKeyLaws {
    /// A value that changed by being written and read back.
    public struct Violation<Value>: CustomStringConvertible {
        /// The value that was written.
        public let written: Value
        /// What was read back.
        public let readBack: Value

        /// A description: `wrote a, read b`.
        public var description: String { "wrote \(written), read \(readBack)" }
    }

    /// Returns the values that `read` does not return from what `write` has made of them, on top of `traits`.
    ///
    /// A key whose `write` does nothing, or whose `read` computes from several traits, is legal and has violations.
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
