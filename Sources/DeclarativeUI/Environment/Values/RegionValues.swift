import Foundation
import UnifiedStorage

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
