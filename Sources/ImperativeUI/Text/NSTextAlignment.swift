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
        resolved(isRightToLeft: traits.layoutDirection == .rightToLeft)
    }

    /// Returns the edge for a direction.
    func resolved(isRightToLeft: Bool) -> TextRun.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified, .natural: isRightToLeft ? .right : .left
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

/// How text is underlined or struck through: a line, and a pattern for it.
///
/// A terminal shows one line for all.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The style as bits.
    public let rawValue: Int
    /// Makes a style from bits. Any value that has one of the lowest 8 bits draws a line.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// Dots in place of a solid line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Dashes in place of a solid line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// Dashes and dots in turn in place of a solid line.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// A dash and two dots in turn in place of a solid line.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)

    /// Whether there is a line at all.
    var hasLine: Bool { rawValue & 0xFF != 0 }

    var pattern: TextRun.LineLook.Pattern {
        switch rawValue & 0xF00 {
        case 0x100: .dot
        case 0x200: .dash
        case 0x300: .dashDot
        case 0x400: .dashDotDot
        default: .solid
        }
    }

    var weight: TextRun.LineLook.Weight {
        isSuperset(of: .double) ? .double : contains(.thick) ? .thick : .single
    }
}
