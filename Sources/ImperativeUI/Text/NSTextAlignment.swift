import Drawing
import Foundation

/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable {
    /// At the left edge.
    case left = 0
    /// Centred.
    case center = 1
    /// At the right edge.
    case right = 2
    /// The same as `natural`: lines are not stretched.
    case justified = 3
    /// At the leading edge of the layout direction.
    case natural = 4

    /// Returns the edge for the layout direction of `traits`.
    func resolved(with traits: UITraitCollection) -> TextRun.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified, .natural: traits.layoutDirection == .rightToLeft ? .right : .left
        }
    }
}

/// How text that is too wide is wrapped, clipped or truncated.
public enum NSLineBreakMode: Int, Sendable {
    /// Wraps lines between words.
    case byWordWrapping = 0
    /// Wraps lines between any characters.
    case byCharWrapping = 1
    /// Does not wrap; clips what does not fit.
    case byClipping = 2
    /// Truncates the start of the last line with an ellipsis.
    case byTruncatingHead = 3
    /// Truncates the end of the last line with an ellipsis.
    case byTruncatingTail = 4
    /// Truncates the middle of the last line with an ellipsis.
    case byTruncatingMiddle = 5

    var lineBreak: TextLayout.LineBreak {
        switch self {
        case .byWordWrapping: .words
        case .byCharWrapping: .characters
        case .byClipping: .clipped
        case .byTruncatingHead: .truncatedHead
        case .byTruncatingTail: .truncatedTail
        case .byTruncatingMiddle: .truncatedMiddle
        }
    }
}

/// How text is underlined or struck through.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The style as bits.
    public let rawValue: Int
    /// Makes a style from bits. Any value except 0 draws a single line.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 1)
}
