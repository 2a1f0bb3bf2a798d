import Drawing
import Foundation

/// The room in which a ``UITextView`` lays out its text: as wide as the view, and of any height.
@MainActor @preconcurrency public final class NSTextContainer: NSObject {
    weak var view: UITextView?

    init(of view: UITextView? = nil) { self.view = view }

    /// The space at both ends of each line, in points; 5 by default. What is negative or not finite counts as 0. In a
    /// text grid it is a number of whole columns, rounded down.
    public var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange() } } }

    /// The maximum number of lines that are shown; 0, the default, or less for no limit. What does not fit them stays
    /// in the text, and can be edited.
    public var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange() } } }

    /// How the last line ends if there are more than ``maximumNumberOfLines``: those that truncate put an ellipsis in
    /// place of what is left out. By default, lines are broken between words, and there is none.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { didChange() } }
    }

    private func didChange() {
        view?.setNeedsLayout()
        view?.setNeedsDisplay()
    }

    /// The space at both ends of each line as it is laid out.
    func padding(in traits: UITraitCollection) -> CGFloat {
        let padding = lineFragmentPadding.usableLength
        let column = GridTextMeasurer.cellWidth
        return traits.textMedium == .grid ? (padding / column).rounded(.down) * column : padding
    }

    /// Where the last line has an ellipsis; `words` for nowhere.
    var truncation: TextLayout.LineBreak {
        switch lineBreakMode {
        case .byWordWrapping, .byCharWrapping, .byClipping: .words
        case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: lineBreakMode.lineBreak
        }
    }
}
