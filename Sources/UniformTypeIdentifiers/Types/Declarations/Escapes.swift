/// Characters that have a meaning in the description of a dynamic type, after a backslash where they have none.
enum Escapes {
    private static let special: Set<UInt8> = Set("?:=,\\".utf8)
    private static let backslash = UInt8(ascii: "\\")

    static func added(_ text: String) -> String {
        guard text.utf8.contains(where: special.contains) else { return text }
        var result: [UInt8] = []
        for byte in text.utf8 {
            if special.contains(byte) { result.append(backslash) }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    static func removed(_ text: ArraySlice<UInt8>) -> String {
        guard text.contains(backslash) else { return String(decoding: text, as: UTF8.self) }
        var result: [UInt8] = []
        var isEscaped = false
        for byte in text {
            isEscaped = byte == backslash && !isEscaped
            if !isEscaped { result.append(byte) }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Splits a text at a separator without a backslash in front of it.
    static func split(_ text: ArraySlice<UInt8>, at separator: UInt8) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var (start, index) = (text.startIndex, text.startIndex)
        var isEscaped = false
        for byte in text {
            if byte == separator, !isEscaped {
                parts.append(text[start..<index])
                start = index + 1
            }
            isEscaped = byte == backslash && !isEscaped
            index += 1
        }
        return parts + [text[start...]]
    }
}
