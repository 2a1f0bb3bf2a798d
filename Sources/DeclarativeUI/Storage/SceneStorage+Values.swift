import Foundation

extension SceneStorage {
    /// Stores a Boolean value.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value while nothing is stored.
    ///   - key: The key among those of the window.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, default: wrappedValue, coding: .bool)
    }

    /// Stores an integer. As with a Boolean value.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, default: wrappedValue, coding: .int)
    }

    /// Stores a number. As with a Boolean value.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, default: wrappedValue, coding: .double)
    }

    /// Stores a string. As with a Boolean value.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, default: wrappedValue, coding: .string)
    }

    /// Stores a URL: that of a file by its path, any other as it is written. As with a Boolean value.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, default: wrappedValue, coding: .url)
    }

    /// Stores a date. As with a Boolean value.
    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(key, default: wrappedValue, coding: .date)
    }

    /// Stores data. As with a Boolean value.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, default: wrappedValue, coding: .data)
    }

    /// Stores the raw value of an enumeration or another type. A number that stands for no value counts as none.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, default: wrappedValue, coding: .raw(.int))
    }

    /// Stores the raw value of an enumeration or another type. A string that stands for no value counts as none.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, default: wrappedValue, coding: .raw(.string))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Stores a Boolean value; `nil` while nothing is stored. Writing `nil` removes what is.
    public init(_ key: String) where Value == Bool? {
        self.init(key, default: nil, coding: StoredValueCoding.bool.optional)
    }

    /// Stores an integer; `nil` while nothing is stored. Writing `nil` removes what is.
    public init(_ key: String) where Value == Int? {
        self.init(key, default: nil, coding: StoredValueCoding.int.optional)
    }

    /// Stores a number; `nil` while nothing is stored. Writing `nil` removes what is.
    public init(_ key: String) where Value == Double? {
        self.init(key, default: nil, coding: StoredValueCoding.double.optional)
    }

    /// Stores a string; `nil` while nothing is stored. Writing `nil` removes what is.
    public init(_ key: String) where Value == String? {
        self.init(key, default: nil, coding: StoredValueCoding.string.optional)
    }

    /// Stores a URL; `nil` while nothing is stored. Writing `nil` removes what is.
    public init(_ key: String) where Value == URL? {
        self.init(key, default: nil, coding: StoredValueCoding.url.optional)
    }

    /// Stores a date; `nil` while nothing is stored. Writing `nil` removes what is.
    public init(_ key: String) where Value == Date? {
        self.init(key, default: nil, coding: StoredValueCoding.date.optional)
    }

    /// Stores data; `nil` while nothing is stored. Writing `nil` removes what is.
    public init(_ key: String) where Value == Data? {
        self.init(key, default: nil, coding: StoredValueCoding.data.optional)
    }
}

extension SceneStorage {
    /// Stores the raw value of an enumeration or another type; `nil` while nothing is stored. Writing `nil` removes
    /// what is.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key, default: nil, coding: StoredValueCoding<R>.raw(.int).optional)
    }

    /// Stores the raw value of an enumeration or another type; `nil` while nothing is stored. Writing `nil` removes
    /// what is.
    public init<R: RawRepresentable>(
        _ key: String
    ) where Value == R?, R.RawValue == String {
        self.init(key, default: nil, coding: StoredValueCoding<R>.raw(.string).optional)
    }
}
