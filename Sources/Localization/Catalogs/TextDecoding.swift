import Foundation

/// Finds out how a file of text is encoded.
enum TextDecoding {
    /// The text of a file in UTF-8, or in UTF-16 or UTF-32 with a mark of its order or plain letters. `isWhole` is
    /// false if some of it could not be read.
    static func text(of data: Data) -> (text: String, isWhole: Bool) {
        let bytes = [UInt8](data)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return utf8(bytes.dropFirst(3)) }
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return utf32(bytes.dropFirst(4), isBigEndian: false) }
        if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return utf32(bytes.dropFirst(4), isBigEndian: true) }
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
        if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 { return utf16(bytes[...], isBigEndian: true) }
        if bytes.count >= 2, bytes[0] != 0, bytes[1] == 0 { return utf16(bytes[...], isBigEndian: false) }
        return utf8(bytes[...])
    }

    private static func utf8(_ bytes: ArraySlice<UInt8>) -> (String, Bool) {
        if let text = String(validating: bytes, as: UTF8.self) { return (text, true) }
        return (String(decoding: bytes, as: UTF8.self), false)
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> (String, Bool) {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = bytes.startIndex
        while index + 1 < bytes.endIndex {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isBigEndian ? first << 8 | second : second << 8 | first)
            index += 2
        }
        if bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) { return (text, true) }
        return (String(decoding: units, as: UTF16.self), false)
    }

    private static func utf32(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> (String, Bool) {
        var (scalars, isWhole) = (String.UnicodeScalarView(), bytes.count.isMultiple(of: 4))
        var index = bytes.startIndex
        while index + 3 < bytes.endIndex {
            let four = isBigEndian ? Array(bytes[index..<index + 4]) : bytes[index..<index + 4].reversed()
            let value = four.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            let scalar = Unicode.Scalar(value)
            isWhole = isWhole && scalar != nil
            scalars.append(scalar ?? "\u{FFFD}")
            index += 4
        }
        return (String(scalars), isWhole)
    }
}
