/// Bytes as digits of five bits each, the high bits first.
enum FiveBitDigits {
    private static let digits = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)
    private static let values: [UInt8?] = (0...255).map { byte in
        digits.firstIndex(of: UInt8(byte)).map { UInt8($0) }
    }

    static func text(_ bytes: some Sequence<UInt8>) -> String {
        var result: [UInt8] = []
        var (pending, count) = (0, 0)
        for byte in bytes {
            (pending, count) = (pending << 8 | Int(byte), count + 8)
            while count >= 5 {
                count -= 5
                result.append(digits[pending >> count & 31])
                pending &= 1 << count - 1
            }
        }
        if count > 0 { result.append(digits[pending << (5 - count) & 31]) }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the bytes; `nil` where there are other characters. Bits that are too few for a byte are left out.
    static func bytes(_ text: some Sequence<UInt8>) -> [UInt8]? {
        var result: [UInt8] = []
        var (pending, count) = (0, 0)
        for digit in text {
            guard let value = values[Int(digit)] else { return nil }
            (pending, count) = (pending << 5 | Int(value), count + 5)
            if count >= 8 {
                count -= 8
                result.append(UInt8(pending >> count))
                pending &= 1 << count - 1
            }
        }
        return result
    }
}
