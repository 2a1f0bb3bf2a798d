import Drawing
import Foundation

/// The region in which a ``UITextView`` lays out its text: as wide as the view, and of unlimited height.
@MainActor @preconcurrency public final class NSTextContainer: NSObject {
    weak var view: UITextView?

    init(of view: UITextView? = nil) { self.view = view }

    /// The padding at both ends of each line, in points; 5 by default. A number that is negative or not finite counts
    /// as 0. In a text grid, the padding is rounded down to whole columns.
    public var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange() } } }

    /// The maximum number of displayed lines; 0, the default, or less for no limit. Text beyond the limit stays in
    /// the text and can be edited.
    public var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange() } } }

    /// The behaviour of the last line if there are more than ``maximumNumberOfLines`` lines.
    ///
    /// Truncating modes put an ellipsis in place of the omitted text. By default, lines are broken between words,
    /// without an ellipsis.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { didChange() } }
    }

    private func didChange() {
        view?.setNeedsLayout()
        view?.setNeedsDisplay()
    }

    /// The space at both ends of each line as it is laid out.
    func padding(in traits: UITraitCollection) -> CGFloat {
        traits.textMedium.figures.grain.column(at: lineFragmentPadding.usableLength)
    }

    /// Where the last line has an ellipsis; `words` for nowhere.
    var truncation: TextLayout.LineBreak {
        switch lineBreakMode {
        case .byWordWrapping, .byCharWrapping, .byClipping: .words
        case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: lineBreakMode.lineBreak
        }
    }
}
