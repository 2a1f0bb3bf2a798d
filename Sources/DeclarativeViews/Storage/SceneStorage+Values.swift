import Foundation

extension SceneStorage {
    /// Creates a property stored as a Boolean for the window.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value, used while nothing is stored.
    ///   - key: The key, unique within the window.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, default: wrappedValue, coding: .bool)
    }

    /// Creates a property stored as an integer for the window. The parameters are those of the Boolean initialiser.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, default: wrappedValue, coding: .int)
    }

    /// Creates a property stored as a floating-point number for the window. The parameters are those of the Boolean
    /// initialiser.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, default: wrappedValue, coding: .double)
    }

    /// Creates a property stored as a string for the window. The parameters are those of the Boolean initialiser.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, default: wrappedValue, coding: .string)
    }

    /// Creates a property stored as a URL for the window: a file URL as its path, any other as its string. The
    /// parameters are those of the Boolean initialiser.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, default: wrappedValue, coding: .url)
    }

    /// Creates a property stored as a date for the window. The parameters are those of the Boolean initialiser.
    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(key, default: wrappedValue, coding: .date)
    }

    /// Creates a property stored as data for the window. The parameters are those of the Boolean initialiser.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, default: wrappedValue, coding: .data)
    }

    /// Creates a property stored as its integer raw value for the window. An integer that is not a valid raw value is
    /// treated as no stored value.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, default: wrappedValue, coding: .raw(.int))
    }

    /// Creates a property stored as its string raw value for the window. A string that is not a valid raw value is
    /// treated as no stored value.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, default: wrappedValue, coding: .raw(.string))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Creates an optional property stored as a Boolean; `nil` while nothing is stored. Writing `nil` removes the
    /// stored value.
    public init(_ key: String) where Value == Bool? {
        self.init(key, default: nil, coding: StoredValueCoding.bool.optional)
    }

    /// Creates an optional property stored as an integer; `nil` while nothing is stored. Writing `nil` removes the
    /// stored value.
    public init(_ key: String) where Value == Int? {
        self.init(key, default: nil, coding: StoredValueCoding.int.optional)
    }

    /// Creates an optional property stored as a floating-point number; `nil` while nothing is stored. Writing `nil`
    /// removes the stored value.
    public init(_ key: String) where Value == Double? {
        self.init(key, default: nil, coding: StoredValueCoding.double.optional)
    }

    /// Creates an optional property stored as a string; `nil` while nothing is stored. Writing `nil` removes the
    /// stored value.
    public init(_ key: String) where Value == String? {
        self.init(key, default: nil, coding: StoredValueCoding.string.optional)
    }

    /// Creates an optional property stored as a URL; `nil` while nothing is stored. Writing `nil` removes the stored
    /// value.
    public init(_ key: String) where Value == URL? {
        self.init(key, default: nil, coding: StoredValueCoding.url.optional)
    }

    /// Creates an optional property stored as a date; `nil` while nothing is stored. Writing `nil` removes the stored
    /// value.
    public init(_ key: String) where Value == Date? {
        self.init(key, default: nil, coding: StoredValueCoding.date.optional)
    }

    /// Creates an optional property stored as data; `nil` while nothing is stored. Writing `nil` removes the stored
    /// value.
    public init(_ key: String) where Value == Data? {
        self.init(key, default: nil, coding: StoredValueCoding.data.optional)
    }
}

extension SceneStorage {
    /// Creates an optional property stored as its integer raw value; `nil` while nothing is stored. Writing `nil`
    /// removes the stored value.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key, default: nil, coding: StoredValueCoding<R>.raw(.int).optional)
    }

    /// Creates an optional property stored as its string raw value; `nil` while nothing is stored. Writing `nil`
    /// removes the stored value.
    public init<R: RawRepresentable>(
        _ key: String
    ) where Value == R?, R.RawValue == String {
        self.init(key, default: nil, coding: StoredValueCoding<R>.raw(.string).optional)
    }
}
