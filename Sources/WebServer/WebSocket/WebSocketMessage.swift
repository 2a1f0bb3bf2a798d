import Foundation

/// A message of a web socket.
package enum WebSocketMessage: Hashable, Sendable {
    /// Text.
    case text(String)
    /// Bytes.
    case data(Data)
}
