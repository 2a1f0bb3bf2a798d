import Foundation

extension FormatStyle {
    /// The format in the application's locale, unless it has a locale of its own.
    package var inApplicationLocale: Self {
        guard let locale = LocaleStyle.application?.locale else { return self }
        let hasOwn = self != self.locale(.autoupdatingCurrent) && self != self.locale(.current)
        return hasOwn ? self : self.locale(locale)
    }
}
