import Foundation

package enum LocaleKey: EnvironmentKey {
    package static var defaultValue: Locale { Locale(identifier: "") }
}

private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { .autoupdatingCurrent }
}

private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .autoupdatingCurrent }
}

extension CalendarKey: SystemSettingKey {
    static func systemValue(in values: EnvironmentValues) -> Calendar { .current }
}

extension TimeZoneKey: SystemSettingKey {
    static func systemValue(in values: EnvironmentValues) -> TimeZone { .current }
}

extension EnvironmentValues {
    /// The locale, which determines the language of translated text. In a hosted view the default is the value of the
    /// trait `UITraitLocale`, or else the system's locale; otherwise it is `Locale(identifier: "")`.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar; the system's calendar by default.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone; the system's time zone by default.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}
