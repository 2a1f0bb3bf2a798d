import Drawing
import Foundation

/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable {
    /// Lines are aligned with the left edge.
    case left = 0
    /// Lines are centred.
    case center = 1
    /// Lines are aligned with the right edge.
    case right = 2
    /// The same as `natural`: lines are not justified.
    case justified = 3
    /// Lines are aligned with the leading edge of the layout direction.
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

/// The technique for wrapping, clipping or truncating text that is too wide.
public enum NSLineBreakMode: Int, Sendable {
    /// Wraps lines between words.
    case byWordWrapping = 0
    /// Wraps lines between any characters.
    case byCharWrapping = 1
    /// Clips text that does not fit, without wrapping.
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

/// The style of an underline or strikethrough: a line, and a pattern for the line.
///
/// A terminal shows the same single line for all styles.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The style as a bit mask.
    public let rawValue: Int
    /// Creates a style from a bit mask. Any value with one of the lowest 8 bits set draws a line.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single solid line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick solid line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// A double solid line.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// A pattern of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// A pattern of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// A pattern of alternating dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// A pattern of a dash and two dots.
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
