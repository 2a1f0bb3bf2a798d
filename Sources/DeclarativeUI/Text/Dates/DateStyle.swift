import Foundation
import UnifiedStorage

extension Text {
    /// What of a date a text shows.
    public struct DateStyle: Hashable, Codable, Sendable {
        private enum Kind: String, Codable {
            case time, date, relative, offset, timer
        }

        private let kind: Kind

        /// The time of day, as the current locale writes it.
        public static let time = DateStyle(kind: .time)
        /// The day, as the current locale writes it.
        public static let date = DateStyle(kind: .date)
        /// How far it is to the date or how long ago it was, in the two largest units, in English: "2 hr, 23 min",
        /// "1 year, 1 month". Goes on by itself.
        public static let relative = DateStyle(kind: .relative)
        /// How long ago the date was, in the largest unit, in English: "+2 hours"; "-3 months" for one that is to come.
        /// Goes on by itself.
        public static let offset = DateStyle(kind: .offset)
        /// The time to the date or since then, in digits: "2:32", "36:59:01". Goes on by itself.
        public static let timer = DateStyle(kind: .timer)

        /// A string, or what goes on by itself.
        enum Piece {
            case string(String)
            case live(LiveText)
        }

        /// What stands for a date in a text.
        func piece(of date: Date) -> Piece {
            guard let moment = Moment(date) else { return .string("") }
            return switch kind {
            case .time: .string(date.formatted(Date.FormatStyle(date: .omitted, time: .shortened)))
            case .date: .string(date.formatted(Date.FormatStyle(date: .long, time: .omitted)))
            case .relative: .live(LiveText(.relative, from: moment))
            case .offset: .live(LiveText(.offset, from: moment))
            case .timer: .live(LiveText(.timer, from: moment))
            }
        }
    }
}
