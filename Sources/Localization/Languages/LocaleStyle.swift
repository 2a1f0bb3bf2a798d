import Foundation
import Foundations

/// A locale with the facts about choosing texts and writing numbers that are derived from it once.
package final class LocaleStyle: Sendable {
    package let locale: Locale
    /// The languages whose texts are wanted, the preferred one first; none for a locale without one.
    let tags: [LanguageTag]
    /// What tells the languages from others.
    let order: String
    /// Whether integers from 0 to 999 are written in the digits 0 to 9 and nothing else.
    package let writesPlainDigits: Bool

    private init(_ locale: Locale, languages: [String]? = nil) {
        self.locale = locale
        let languages = languages ?? [locale.identifier]
        tags = languages.compactMap { LanguageTag($0) }
        order = languages.joined(separator: ",")
        writesPlainDigits = 987.formatted(.number.locale(locale)) == "987"
    }

    /// The styles that were asked for.
    private struct Known {
        var all: [Locale: LocaleStyle] = [:]
        // Mostly the same is asked for again, and locales are compared faster than hashed.
        var last: (locale: Locale, style: LocaleStyle)?
        /// The style of the application, where its language is not Foundation's.
        var application: LocaleStyle?

        mutating func style(of locale: Locale) -> LocaleStyle? {
            if let last, last.locale == locale { return last.style }
            guard let found = ofApplication(locale) ?? all[locale] else { return nil }
            last = (locale, found)
            return found
        }

        /// Foundation does not know the application's language, so its current locale stands for that one.
        private func ofApplication(_ locale: Locale) -> LocaleStyle? {
            guard let application else { return nil }
            let isIts = locale == application.locale || locale == .current || locale == .autoupdatingCurrent
            return isIts ? application : nil
        }
    }

    private static let known = Locked(Known())

    /// The style of a locale, the same object each time. Foundation's current locale stands for the application's.
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

    /// The style of the application's locale.
    package static var current: LocaleStyle { application ?? of(.current) }

    /// The style of the application's languages; `nil` where Foundation's are used.
    static var application: LocaleStyle? { known.withLock { $0.application } }

    /// Sets the languages of the application; `nil` for Foundation's.
    static func setApplication(_ languages: PreferredLanguages?) {
        let style = languages.map { LocaleStyle($0.locale, languages: $0.languages) }
        known.withLock { ($0.application, $0.last) = (style, nil) }
    }

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
