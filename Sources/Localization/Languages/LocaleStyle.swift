import Foundation

/// A locale with the facts about choosing texts and writing numbers that are derived from it once.
package final class LocaleStyle: Sendable {
    package let locale: Locale
    /// The language whose texts are wanted; `nil` for a locale without one.
    package let tag: LanguageTag?
    /// Whether integers from 0 to 999 are written in the digits 0 to 9 and nothing else.
    package let writesPlainDigits: Bool

    private init(_ locale: Locale) {
        self.locale = locale
        let identifier = locale.identifier
        tag = LanguageTag(identifier)
        writesPlainDigits = 987.formatted(.number.locale(locale)) == "987"
    }

    /// The styles that were asked for.
    private struct Known {
        var all: [Locale: LocaleStyle] = [:]
        // Mostly the same is asked for again, and locales are compared faster than hashed.
        var last: LocaleStyle?

        mutating func style(of locale: Locale) -> LocaleStyle? {
            if let last, last.locale == locale { return last }
            guard let found = all[locale] else { return nil }
            last = found
            return found
        }
    }

    private static let known = Guarded(Known())

    /// The style of a locale, the same object each time.
    package static func of(_ locale: Locale) -> LocaleStyle {
        if let style = known.withLock({ $0.style(of: locale) }) { return style }
        let made = LocaleStyle(locale)
        return known.withLock { known in
            if let style = known.style(of: locale) { return style }
            if known.all.count >= 100 { known.all = [:] }
            known.all[locale] = made
            return made
        }
    }

    /// The style of the system's locale.
    package static var current: LocaleStyle { of(.current) }

    /// The style of no language, for texts that are the same in all.
    package static let root = of(Locale(identifier: ""))

    /// An integer with the digits and groups of the locale. One that is too large for that stays as it is.
    func text(ofInteger digits: String) -> String {
        if writesPlainDigits, digits.utf8.count < 4, digits.utf8.first != UInt8(ascii: "-") { return digits }
        if let number = Int64(digits) { return number.formatted(.number.locale(locale)) }
        guard digits.utf8.count < 38, let number = Decimal(string: digits) else { return digits }
        return number.formatted(.number.locale(locale))
    }

    /// A number with so many digits behind the point.
    func text(ofReal number: Double, precision: Int) -> String {
        number.formatted(.number.precision(.fractionLength(precision)).locale(locale))
    }
}
