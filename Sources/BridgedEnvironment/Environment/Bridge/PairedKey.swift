/// An environment key of this library with a bridge of its own.
package protocol PairedKey: EnvironmentKey {
    /// Makes the key's bridge. Called once per key.
    static func makeBridge() -> EnvironmentBridge
}
