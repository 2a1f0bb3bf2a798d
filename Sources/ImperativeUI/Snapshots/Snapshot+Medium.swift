import Drawing
import Foundation
import Synchronization
import UnifiedStorage

extension Snapshot {
    /// What a picture is shown in. Text is measured by it, and so everything else is laid out for it.
    public enum Medium: Hashable, Sendable, CaseIterable {
        /// A grid of characters, as in a terminal: a character takes one cell of 8 by 16 points, or two, whatever its
        /// font.
        case text
        /// Vector graphics: letters have the widths of a common sans-serif or monospaced face, and lines Apple's
        /// height.
        case vector

        package var textMedium: TextMedium {
            switch self {
            case .text: .grid
            case .vector: .vector
            }
        }
    }

    /// What is seen in one layout.
    package struct Picture: Sendable {
        package let list: DisplayList
        /// The size in points.
        package let size: CGSize
        /// The background colour; `nil` for none.
        package let background: ColorComponents?
        /// What has been made of it.
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

        private let made = Mutex(Made())

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
    /// What the window is shown in, for which its text is measured at all times; `nil`, the default, for none in
    /// particular: a character is 8 points wide at 17 points, and wider in larger fonts.
    ///
    /// A program that shows a window in a terminal sets it to `.text`. Then pictures for that medium cost no layout of
    /// their own: `screen.show(window.snapshot(medium: .text))`.
    public final var textMedium: Snapshot.Medium? {
        get {
            switch mediumOverride {
            case .grid: .text
            case .vector: .vector
            case .uniform, nil: nil
            }
        }
        set { mediumOverride = newValue?.textMedium }
    }
}
