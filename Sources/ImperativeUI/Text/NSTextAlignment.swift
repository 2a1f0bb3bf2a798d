import Drawing
import Foundation

/// Where lines of text stand between left and right.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right.
    case right = 2
    /// As `natural`: lines are not stretched.
    case justified = 3
    /// At the side where reading begins, by the layout direction.
    case natural = 4

    /// The side for a layout direction.
    func resolved(with traits: UITraitCollection) -> TextRun.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified, .natural: traits.layoutDirection == .rightToLeft ? .right : .left
        }
    }
}

/// How a text that is too wide for its place is dealt with.
public enum NSLineBreakMode: Int, Sendable {
    /// Lines end after words.
    case byWordWrapping = 0
    /// Lines end after any character.
    case byCharWrapping = 1
    /// Lines do not end; what sticks out is cut off.
    case byClipping = 2
    /// An ellipsis stands for the start of the last line.
    case byTruncatingHead = 3
    /// An ellipsis stands for the end of the last line.
    case byTruncatingTail = 4
    /// An ellipsis stands for the middle of the last line.
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
    /// A style of bits. Any but 0 draws a single line.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 1)
}
