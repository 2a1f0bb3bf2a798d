import Foundation
import UnifiedStorage

/// A key whose value in a tree that is shown is the system's, where nothing was set.
protocol SystemSettingKey: EnvironmentKey {
    /// What the system says now.
    static var systemValue: Value { get }
}

extension EnvironmentKey where Self: SystemSettingKey {
    static func _read(from values: EnvironmentValues) -> Value {
        values.tracker?.recordRead(KeyID(Self.self, in: .environment))
        if let value = values.map.value(of: Self.self, in: .environment) { return value }
        // Values made by hand stand in no tree and have no traits.
        return values.map.latestTraitStamp == 0 ? defaultValue : systemValue
    }
}

enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { Locale(identifier: "") }
}

private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { .autoupdatingCurrent }
}

private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .autoupdatingCurrent }
}

extension LocaleKey: SystemSettingKey {
    static var systemValue: Locale { .current }
}

extension CalendarKey: SystemSettingKey {
    static var systemValue: Calendar { .current }
}

extension TimeZoneKey: SystemSettingKey {
    static var systemValue: TimeZone { .current }
}

extension EnvironmentValues {
    /// The conventions of language and region. Where nothing was set, the system's in a hosted view, else
    /// `Locale(identifier: "")`.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// How dates are counted. Where nothing was set, the system's.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// Where on earth times are told for. Where nothing was set, the system's.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}
