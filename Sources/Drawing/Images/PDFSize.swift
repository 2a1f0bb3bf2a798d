import Foundation

/// Finds the size of a PDF file's first page, if it is not in a compressed part of the file.
enum PDFSize {
    static func find(in bytes: [UInt8]) -> CGSize? {
        guard bytes.starts(with: "%PDF-".utf8) else { return nil }
        let key = Array("/MediaBox".utf8)
        guard let range = bytes.firstRange(of: key) else { return nil }
        // Four numbers in brackets: left, bottom, right, top.
        let text = String(decoding: bytes[range.upperBound...].prefix(120), as: UTF8.self)
        guard let open = text.firstIndex(of: "["), let close = text.firstIndex(of: "]"), open < close else {
            return nil
        }
        let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace).compactMap {
            Double($0)
        }
        guard numbers.count == 4, numbers.allSatisfy({ abs($0) < 1e6 }) else { return nil }
        let size = CGSize(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
        return size.width > 0 && size.height > 0 ? size : nil
    }
}
