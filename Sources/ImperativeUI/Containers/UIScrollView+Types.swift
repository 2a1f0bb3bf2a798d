import Foundation

extension UIScrollView {
    /// A rate at which content that glides slows down: the share of its speed that is left after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The share of the speed that is left after a millisecond, between 0 and 1.
        public let rawValue: CGFloat

        /// Creates a rate. Values outside of 0 and 1 count as the nearest usable ones, and NaN as `.normal`.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The usual rate, with which content glides for half a second's way at its speed.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A rate with which content stops soon, within a tenth of a second's way at its speed.
        public static let fast = DecelerationRate(rawValue: 0.99)

        /// By how much the logarithm of the speed decreases in a second.
        var decay: CGFloat {
            if rawValue.isNaN { return DecelerationRate.normal.decay }
            return -1_000 * log(min(max(rawValue, 0.5), 0.999_9))
        }
    }

    /// A colour of scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Grey, which is visible on any background.
        case `default` = 0
        /// Black, for light content.
        case black = 1
        /// White, for dark content.
        case white = 2
    }
}
