import Foundation
import Localization
@_spi(Store) import BridgedEnvironment

extension Text {
    /// A style of displaying a date in a text.
    public struct DateStyle: Hashable, Codable, Sendable {
        private enum Kind: String, Codable {
            case time, date, relative, offset, timer
        }

        private let kind: Kind

        /// The time of day, formatted for the application's locale.
        public static let time = DateStyle(kind: .time)
        /// The day, formatted for the application's locale.
        public static let date = DateStyle(kind: .date)
        /// The time until or since the date, in the two largest units, in English: "2 hr, 23 min", "1 year, 1 month".
        /// Updates automatically.
        public static let relative = DateStyle(kind: .relative)
        /// The time since the date, in the largest unit, in English: "+2 hours", or "-3 months" for a future date.
        /// Updates automatically.
        public static let offset = DateStyle(kind: .offset)
        /// The time until or since the date, in digits: "2:32", "36:59:01". Updates automatically.
        public static let timer = DateStyle(kind: .timer)

        /// A string, or a piece that updates by itself.
        enum Piece {
            case string(String)
            case live(LiveText)
        }

        /// Returns the piece for a date in a text.
        func piece(of date: Date) -> Piece {
            guard let moment = Moment(date) else { return .string("") }
            return switch kind {
            case .time: .string(Date.FormatStyle(date: .omitted, time: .shortened).inApplicationLocale.format(date))
            case .date: .string(Date.FormatStyle(date: .long, time: .omitted).inApplicationLocale.format(date))
            case .relative: .live(LiveText(.relative, from: moment))
            case .offset: .live(LiveText(.offset, from: moment))
            case .timer: .live(LiveText(.timer, from: moment))
            }
        }
    }
}
