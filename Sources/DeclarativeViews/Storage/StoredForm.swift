import Foundation

/// The stored form of a value in the user defaults.
///
/// Numbers are compared by their bits, so that a stored form equals itself.
enum StoredForm: Equatable, Sendable {
    case bool(Bool)
    case int(Int)
    case double(bits: UInt64)
    case string(String)
    case data(Data)
    case date(bits: UInt64)

    static func double(_ value: Double) -> StoredForm { .double(bits: value.bitPattern) }
    static func date(_ value: Date) -> StoredForm { .date(bits: value.timeIntervalSinceReferenceDate.bitPattern) }

    /// The form of an object found in the store; `nil` for none, and for one that no property can have stored.
    init?(_ object: Any?) {
        switch object {
        case let value as Bool: self = .bool(value)
        // Foundation returns large numbers as other types than it was given.
        case let value as any FixedWidthInteger:
            guard let value = Int(exactly: value) else { return nil }
            self = .int(value)
        case let value as Double: self = .double(value)
        case let value as Float: self = .double(Double(value))
        case let value as String: self = .string(value)
        case let value as Data: self = .data(value)
        case let value as Date: self = .date(value)
        default: return nil
        }
    }

    /// The object to be stored.
    var object: Any {
        switch self {
        case .bool(let value): value
        case .int(let value): value
        case .double(let bits): Double(bitPattern: bits)
        case .string(let value): value
        case .data(let value): value
        case .date(let bits): Date(timeIntervalSinceReferenceDate: Double(bitPattern: bits))
        }
    }

    // MARK: Numbers; each may be read as another type that holds it exactly

    var bool: Bool? {
        switch self {
        case .bool(let value): value
        case .int(0): false
        case .int(1): true
        case .double(let bits): Int(exactly: Double(bitPattern: bits)).flatMap { StoredForm.int($0).bool }
        default: nil
        }
    }

    var int: Int? {
        switch self {
        case .bool(let value): value ? 1 : 0
        case .int(let value): value
        case .double(let bits): Int(exactly: Double(bitPattern: bits))
        default: nil
        }
    }

    var double: Double? {
        switch self {
        case .bool(let value): value ? 1 : 0
        case .int(let value): Double(exactly: value)
        case .double(let bits): Double(bitPattern: bits)
        default: nil
        }
    }

    // MARK: Others

    var string: String? { if case .string(let value) = self { value } else { nil } }
    var data: Data? { if case .data(let value) = self { value } else { nil } }

    var date: Date? {
        guard case .date(let bits) = self else { return nil }
        return Date(timeIntervalSinceReferenceDate: Double(bitPattern: bits))
    }

    /// A URL is stored as its text, one of a file as its path.
    var url: URL? {
        guard case .string(let text) = self, !text.isEmpty else { return nil }
        if text.hasPrefix("/") { return URL(fileURLWithPath: text) }
        if text.hasPrefix("~") { return URL(fileURLWithPath: (text as NSString).expandingTildeInPath) }
        return URL(string: text)
    }

    static func url(_ url: URL) -> StoredForm {
        .string(url.isFileURL ? url.path : url.absoluteString)
    }
}

/// The conversion between a value and its stored form.
// The functions capture nothing but types.
struct StoredValueCoding<Value>: @unchecked Sendable {
    /// Returns the value; `nil` if the form is that of another type.
    let value: (StoredForm) -> Value?
    /// Returns the form; `nil` for a value that means that nothing is stored.
    let form: (Value) -> StoredForm?

    /// The coding of the same value or none.
    var optional: StoredValueCoding<Value?> {
        let (value, form) = (value, form)
        return StoredValueCoding<Value?>(
            value: { stored in value(stored).map { .some($0) } }, form: { $0.flatMap(form) })
    }
}

extension StoredValueCoding {
    /// Stores a value that stands for another.
    static func raw(
        _ raw: StoredValueCoding<Value.RawValue>
    ) -> StoredValueCoding where Value: RawRepresentable {
        StoredValueCoding(value: { raw.value($0).flatMap(Value.init) }, form: { raw.form($0.rawValue) })
    }
}

extension StoredValueCoding<Bool> {
    static var bool: Self { Self(value: \.bool, form: StoredForm.bool) }
}

extension StoredValueCoding<Int> {
    static var int: Self { Self(value: \.int, form: StoredForm.int) }
}

extension StoredValueCoding<Double> {
    static var double: Self { Self(value: \.double, form: StoredForm.double) }
}

extension StoredValueCoding<String> {
    static var string: Self { Self(value: \.string, form: StoredForm.string) }
}

extension StoredValueCoding<URL> {
    static var url: Self { Self(value: \.url, form: StoredForm.url) }
}

extension StoredValueCoding<Date> {
    static var date: Self { Self(value: \.date, form: StoredForm.date) }
}

extension StoredValueCoding<Data> {
    static var data: Self { Self(value: \.data, form: StoredForm.data) }
}
