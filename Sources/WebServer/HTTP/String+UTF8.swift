import Foundation

extension String {
    /// Decodes bytes; `nil` if they are not well-formed UTF-8.
    init?(validUTF8 bytes: ArraySlice<UInt8>) {
        var text = String(decoding: bytes, as: UTF8.self)
        // Decoding repairs what is ill-formed, so that the bytes differ then.
        let isSame = text.withUTF8 { decoded in
            bytes.withUnsafeBytes { original in
                guard decoded.count == original.count else { return false }
                guard let start = decoded.baseAddress, let other = original.baseAddress else { return true }
                return memcmp(start, other, original.count) == 0
            }
        }
        guard isSame else { return nil }
        self = text
    }
}
