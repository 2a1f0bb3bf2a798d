/// A control sequence as it is collected: a prefix, fields of numbers, intermediate bytes.
///
/// Fields are divided by semicolons, the numbers in a field by colons. Too many numbers, too large ones and bytes in
/// the wrong position make it malformed: it is still read to its end, and then means nothing.
struct ControlSequence {
    /// How a sequence goes on with a byte.
    enum Step: Equatable {
        case more
        case end
        /// The byte cannot be a part of any sequence.
        case broken
    }

    /// The bytes that begin a sequence.
    enum Introducer: Equatable {
        /// `ESC [`
        case control
        /// `ESC O`, which some terminals send for keys.
        case singleShift
    }

    /// The most numbers a sequence may have: enough for any key with the text it types.
    static let mostNumbers = 64
    /// The largest number.
    static let largest = 0xFF_FFFF

    /// The bytes the sequence began with.
    let introducer: Introducer
    /// The byte before the first number, of `<=>?`.
    private(set) var prefix: UInt8?
    /// The last byte before the end, if it is not a part of the numbers.
    private(set) var intermediate: UInt8?
    /// Whether it cannot mean anything.
    private(set) var isMalformed = false
    /// Whether nothing follows the introducer yet.
    private(set) var isEmpty = true

    private var numbers: [Int?] = []
    /// Where in the numbers each field begins.
    private var fields: [Int] = []

    init(_ introducer: Introducer) { self.introducer = introducer }

    /// How many fields there are. A semicolon has one before and one after it.
    var count: Int { fields.count }

    /// How many numbers are kept.
    var storedNumbers: Int { numbers.count }

    /// How many numbers a field has, or positions for one.
    func count(ofField field: Int) -> Int {
        guard field < fields.count else { return 0 }
        return (field + 1 < fields.count ? fields[field + 1] : numbers.count) - fields[field]
    }

    /// A number, if it is there.
    func number(_ field: Int, _ index: Int = 0) -> Int? {
        index < count(ofField: field) ? numbers[fields[field] + index] : nil
    }

    /// Whether each field has one number at most.
    var isFlat: Bool { numbers.count == fields.count }

    /// Takes the next byte.
    mutating func take(_ byte: UInt8) -> Step {
        switch byte {
        case 0x30...0x39: add(digit: Int(byte - 0x30))
        case 0x3A: divide(field: false)
        case 0x3B: divide(field: true)
        case 0x3C...0x3F:
            if isEmpty { prefix = byte } else { isMalformed = true }
        case 0x20...0x2F:
            // Sequences with a meaning here have one at most.
            if intermediate != nil { isMalformed = true }
            intermediate = byte
        case 0x40...0x7E: return .end
        default: return .broken
        }
        isEmpty = false
        return .more
    }

    private mutating func add(digit: Int) {
        if intermediate != nil { isMalformed = true }
        if isMalformed { return }
        if fields.isEmpty {
            fields.append(0)
            numbers.append(nil)
        }
        let value = (numbers[numbers.count - 1] ?? 0) * 10 + digit
        if value > Self.largest { isMalformed = true } else { numbers[numbers.count - 1] = value }
    }

    private mutating func divide(field: Bool) {
        if intermediate != nil || numbers.count >= Self.mostNumbers { isMalformed = true }
        if isMalformed { return }
        if fields.isEmpty {
            fields.append(0)
            numbers.append(nil)
        }
        if field { fields.append(numbers.count) }
        numbers.append(nil)
    }
}
