import Foundation

extension AppStorage {
    /// Stores a Boolean value.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value while nothing is stored.
    ///   - key: The key in the store.
    ///   - store: The store; the environment's by default, see ``View/defaultAppStorage(_:)``.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, in: store, default: wrappedValue, coding: .bool)
    }

    /// Stores an integer. As with a Boolean value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, in: store, default: wrappedValue, coding: .int)
    }

    /// Stores a number. As with a Boolean value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, in: store, default: wrappedValue, coding: .double)
    }

    /// Stores a string. As with a Boolean value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, in: store, default: wrappedValue, coding: .string)
    }

    /// Stores a URL: that of a file by its path, any other as it is written. As with a Boolean value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, in: store, default: wrappedValue, coding: .url)
    }

    /// Stores a date. As with a Boolean value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, in: store, default: wrappedValue, coding: .date)
    }

    /// Stores data. As with a Boolean value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, in: store, default: wrappedValue, coding: .data)
    }

    /// Stores the raw value of an enumeration or another type. A number that stands for no value counts as none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, in: store, default: wrappedValue, coding: .raw(.int))
    }

    /// Stores the raw value of an enumeration or another type. A string that stands for no value counts as none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, in: store, default: wrappedValue, coding: .raw(.string))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Stores a Boolean value; `nil` while nothing is stored. Writing `nil` removes what is.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, in: store, default: nil, coding: StoredValueCoding.bool.optional)
    }

    /// Stores an integer; `nil` while nothing is stored. Writing `nil` removes what is.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, in: store, default: nil, coding: StoredValueCoding.int.optional)
    }

    /// Stores a number; `nil` while nothing is stored. Writing `nil` removes what is.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, in: store, default: nil, coding: StoredValueCoding.double.optional)
    }

    /// Stores a string; `nil` while nothing is stored. Writing `nil` removes what is.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, in: store, default: nil, coding: StoredValueCoding.string.optional)
    }

    /// Stores a URL; `nil` while nothing is stored. Writing `nil` removes what is.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, in: store, default: nil, coding: StoredValueCoding.url.optional)
    }

    /// Stores a date; `nil` while nothing is stored. Writing `nil` removes what is.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, in: store, default: nil, coding: StoredValueCoding.date.optional)
    }

    /// Stores data; `nil` while nothing is stored. Writing `nil` removes what is.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, in: store, default: nil, coding: StoredValueCoding.data.optional)
    }
}

extension AppStorage {
    /// Stores the raw value of an enumeration or another type; `nil` while nothing is stored. Writing `nil` removes
    /// what is.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(key, in: store, default: nil, coding: StoredValueCoding<R>.raw(.int).optional)
    }

    /// Stores the raw value of an enumeration or another type; `nil` while nothing is stored. Writing `nil` removes
    /// what is.
    public init<R: RawRepresentable>(
        _ key: String, store: UserDefaults? = nil
    ) where Value == R?, R.RawValue == String {
        self.init(key, in: store, default: nil, coding: StoredValueCoding<R>.raw(.string).optional)
    }
}
