import Foundation

/// Reads a property list in binary form, as files of texts have it in built programs.
struct BinaryPropertyList {
    static let signature = Array("bplist0".utf8)

    private let bytes: [UInt8]
    /// How many bytes an offset in the file and the number of an object have.
    private let offsetSize: Int
    private let numberSize: Int
    private let objectCount: Int
    private let top: Int
    /// Where the offsets of the objects are.
    private let table: Int

    init(_ data: Data) throws(CatalogFault) {
        let bytes = [UInt8](data)
        self.bytes = bytes
        let end = bytes.count
        guard end >= 40 else { throw CatalogFault("it is too short for a binary property list") }
        offsetSize = Int(bytes[end - 26])
        numberSize = Int(bytes[end - 25])
        let numbers = [end - 24, end - 16, end - 8].map { start in
            bytes[start..<start + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        }
        let limit = UInt64(end)
        guard (1...8).contains(offsetSize), (1...8).contains(numberSize), numbers[0] < limit, numbers[1] < numbers[0],
            numbers[2] < limit, numbers[0] * UInt64(offsetSize) <= limit - numbers[2]
        else { throw CatalogFault("the end of the binary property list makes no sense") }
        (objectCount, top, table) = (Int(numbers[0]), Int(numbers[1]), Int(numbers[2]))
    }

    /// The state of reading a list.
    ///
    /// Objects can be in several others, and so represent far more values and text than there are bytes.
    private struct Reading {
        /// How many bytes there may still be of values.
        var rest: Int
        /// The texts by the numbers of their objects, each of which is read once.
        var texts: [Int: String] = [:]

        init(of bytes: Int) { rest = max(1 << 20, 8 * bytes) }

        /// Takes the bytes of a value, and a few for its reference.
        mutating func take(_ count: Int) throws(CatalogFault) {
            rest -= count + 8
            if rest < 0 {
                throw CatalogFault("its objects stand for far more than it has, as they are in too many places")
            }
        }
    }

    /// The value of the list.
    func value() throws(CatalogFault) -> PropertyValue {
        var reading = Reading(of: bytes.count)
        return try value(top, depth: 0, &reading)
    }

    private func number(at offset: Int, size: Int) throws(CatalogFault) -> Int {
        guard offset >= 0, size >= 0, size <= 8, offset <= bytes.count - size else {
            throw CatalogFault("an offset is outside of the binary property list")
        }
        let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(clamping: value)
    }

    private func value(_ object: Int, depth: Int, _ reading: inout Reading) throws(CatalogFault) -> PropertyValue {
        guard depth <= PropertyValue.depthLimit else { throw CatalogFault("values are nested too deep") }
        if let text = reading.texts[object] {
            try reading.take(text.utf8.count)
            return .string(text)
        }
        guard (0..<objectCount).contains(object) else { throw CatalogFault("there is no object \(object)") }
        let offset = try number(at: table + object * offsetSize, size: offsetSize)
        let mark = try number(at: offset, size: 1)
        switch mark >> 4 {
        case 0x1:
            try reading.take(0)
            return .string(String(try number(at: offset + 1, size: min(8, 1 << (mark & 7)))))
        case 0x5, 0x6:
            let text = try text(at: offset, mark)
            reading.texts[object] = text
            try reading.take(text.utf8.count)
            return .string(text)
        case 0xD:
            try reading.take(0)
            let (start, count) = try extent(offset, mark, unit: 2 * numberSize)
            var all: [String: PropertyValue] = [:]
            for index in 0..<count {
                let key = try number(at: start + index * numberSize, size: numberSize)
                let item = try number(at: start + (count + index) * numberSize, size: numberSize)
                guard case .string(let name) = try value(key, depth: depth + 1, &reading) else {
                    throw CatalogFault("a key is no text")
                }
                all[name] = try value(item, depth: depth + 1, &reading)
            }
            return .dictionary(all)
        default:
            try reading.take(0)
            return .other
        }
    }

    /// The text of an object: of bytes, or of pairs of them.
    private func text(at offset: Int, _ mark: Int) throws(CatalogFault) -> String {
        if mark >> 4 == 0x5 {
            let (start, count) = try extent(offset, mark, unit: 1)
            return String(decoding: bytes[start..<start + count], as: UTF8.self)
        }
        let (start, count) = try extent(offset, mark, unit: 2)
        let units = (0..<count).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
        return String(decoding: units, as: UTF16.self)
    }

    /// Where the contents of an object begin, and how many units of bytes they have.
    private func extent(_ offset: Int, _ mark: Int, unit: Int) throws(CatalogFault) -> (start: Int, count: Int) {
        var (start, count) = (offset + 1, mark & 15)
        if count == 15 {
            let sizeMark = try number(at: offset + 1, size: 1)
            guard sizeMark >> 4 == 1, sizeMark & 15 <= 3 else { throw CatalogFault("a length makes no sense") }
            let size = 1 << (sizeMark & 15)
            count = try number(at: offset + 2, size: size)
            start = offset + 2 + size
        }
        guard start <= bytes.count, count <= (bytes.count - start) / unit else {
            throw CatalogFault("an object ends outside of the binary property list")
        }
        return (start, count)
    }
}
