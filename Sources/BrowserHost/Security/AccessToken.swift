import Foundation

/// A random text that opens an application to those who were given its address.
struct AccessToken: Equatable {
    let text: String

    /// Creates a token of 128 random bits.
    init() {
        var random = SystemRandomNumberGenerator()
        text = (0..<4).map { _ in String(UInt32.random(in: 0...(.max), using: &random), radix: 36) }.joined()
    }

    /// Creates a token from its text.
    init(_ text: String) { self.text = text }

    /// Returns whether a text is the token. Takes the same time for every text of the token's length.
    func matches(_ other: String?) -> Bool {
        guard let other, other.utf8.count == text.utf8.count else { return false }
        return zip(text.utf8, other.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
