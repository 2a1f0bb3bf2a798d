import Foundation

extension AppStorage {
    /// Creates a property stored as a Boolean in the user defaults.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value, used while nothing is stored.
    ///   - key: The key in the store.
    ///   - store: The store; by default the environment's, see ``View/defaultAppStorage(_:)``.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, in: store, default: wrappedValue, coding: .bool)
    }

    /// Creates a property stored as an integer in the user defaults. The parameters are those of the Boolean
    /// initialiser.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, in: store, default: wrappedValue, coding: .int)
    }

    /// Creates a property stored as a floating-point number in the user defaults. The parameters are those of the
    /// Boolean initialiser.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, in: store, default: wrappedValue, coding: .double)
    }

    /// Creates a property stored as a string in the user defaults. The parameters are those of the Boolean
    /// initialiser.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, in: store, default: wrappedValue, coding: .string)
    }

    /// Creates a property stored as a URL in the user defaults: a file URL as its path, any other as its string. The
    /// parameters are those of the Boolean initialiser.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, in: store, default: wrappedValue, coding: .url)
    }

    /// Creates a property stored as a date in the user defaults. The parameters are those of the Boolean initialiser.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, in: store, default: wrappedValue, coding: .date)
    }

    /// Creates a property stored as data in the user defaults. The parameters are those of the Boolean initialiser.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, in: store, default: wrappedValue, coding: .data)
    }

    /// Creates a property stored as its integer raw value in the user defaults. An integer that is not a valid raw
    /// value is treated as no stored value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, in: store, default: wrappedValue, coding: .raw(.int))
    }

    /// Creates a property stored as its string raw value in the user defaults. A string that is not a valid raw value
    /// is treated as no stored value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, in: store, default: wrappedValue, coding: .raw(.string))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Creates an optional property stored as a Boolean; `nil` while nothing is stored. Writing `nil` removes the
    /// stored value.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, in: store, default: nil, coding: StoredValueCoding.bool.optional)
    }

    /// Creates an optional property stored as an integer; `nil` while nothing is stored. Writing `nil` removes the
    /// stored value.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, in: store, default: nil, coding: StoredValueCoding.int.optional)
    }

    /// Creates an optional property stored as a floating-point number; `nil` while nothing is stored. Writing `nil`
    /// removes the stored value.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, in: store, default: nil, coding: StoredValueCoding.double.optional)
    }

    /// Creates an optional property stored as a string; `nil` while nothing is stored. Writing `nil` removes the
    /// stored value.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, in: store, default: nil, coding: StoredValueCoding.string.optional)
    }

    /// Creates an optional property stored as a URL; `nil` while nothing is stored. Writing `nil` removes the stored
    /// value.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, in: store, default: nil, coding: StoredValueCoding.url.optional)
    }

    /// Creates an optional property stored as a date; `nil` while nothing is stored. Writing `nil` removes the stored
    /// value.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, in: store, default: nil, coding: StoredValueCoding.date.optional)
    }

    /// Creates an optional property stored as data; `nil` while nothing is stored. Writing `nil` removes the stored
    /// value.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, in: store, default: nil, coding: StoredValueCoding.data.optional)
    }
}

extension AppStorage {
    /// Creates an optional property stored as its integer raw value; `nil` while nothing is stored. Writing `nil`
    /// removes the stored value.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(key, in: store, default: nil, coding: StoredValueCoding<R>.raw(.int).optional)
    }

    /// Creates an optional property stored as its string raw value; `nil` while nothing is stored. Writing `nil`
    /// removes the stored value.
    public init<R: RawRepresentable>(
        _ key: String, store: UserDefaults? = nil
    ) where Value == R?, R.RawValue == String {
        self.init(key, in: store, default: nil, coding: StoredValueCoding<R>.raw(.string).optional)
    }
}
