import Drawing
import Foundation
import BridgedEnvironment

extension Snapshot {
    /// The medium in which a snapshot is displayed. Text is measured for it, and so the whole layout depends on it.
    public enum Medium: Hashable, Sendable, CaseIterable {
        /// A grid of characters, as in a terminal. Each character takes one or two cells of 8 by 16 points, whatever
        /// its font.
        case text
        /// Vector graphics. Letters have the widths of a common sans-serif or monospaced typeface, and lines have
        /// Apple's height.
        case vector

        package var textMedium: TextMedium {
            switch self {
            case .text: .grid
            case .vector: .vector
            }
        }
    }

    /// The picture of one layout.
    package struct Picture: Sendable {
        package let list: DisplayList
        /// The size in points.
        package let size: CGSize
        /// The background colour; `nil` for none.
        package let background: ColorComponents?
        /// The outputs made of it.
        let outputs = Outputs()

        package init(_ list: DisplayList, size: CGSize, background: ColorComponents?) {
            self.list = list
            self.size = CGSize(width: Self.side(size.width), height: Self.side(size.height))
            self.background = background
        }

        /// Returns a valid side length: 0 for negative numbers and NaN, and at most `longestSide`.
        private static func side(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, longestSide) : 0 }
    }

    /// The outputs that were made of a picture, each once.
    final class Outputs: Sendable {
        private struct Made {
            var texts: [Colors: String] = [:]
            var document: String?
        }

        private let made = Locked(Made())

        func text(_ colors: Colors, make: () -> String) -> String {
            if let known = made.withLock({ $0.texts[colors] }) { return known }
            let new = make()
            made.withLock { $0.texts[colors] = new }
            return new
        }

        func document(make: () -> String) -> String {
            if let known = made.withLock({ $0.document }) { return known }
            let new = make()
            made.withLock { $0.document = new }
            return new
        }
    }
}

extension UIWindow {
    /// The medium in which the window is displayed and for which its text is always measured. If `nil`, the default,
    /// there is no particular medium: a character is 8 points wide at 17 points, and wider in larger fonts.
    ///
    /// A program that displays a window in a terminal sets this property to `.text`. Snapshots for that medium then
    /// need no layout of their own: `screen.show(window.snapshot(medium: .text))`.
    public final var textMedium: Snapshot.Medium? {
        get {
            switch mediumOverride?.kind {
            case .grid: .text
            case .vector: .vector
            case .uniform, nil: nil
            }
        }
        set { mediumOverride = newValue?.textMedium }
    }
}
