/// The cover of the searched content: suggestions, the results, or a shade.
final class SearchCover: UIView {
    /// Called when the shade was touched.
    var touched: () -> Void = {}

    var isDimming = false {
        didSet { backgroundColor = isDimming ? UIColor(white: 0, alpha: 0.2) : nil }
    }

    var results: UIView? {
        didSet {
            if oldValue !== results, oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let results { addSubview(results) }
            setNeedsLayout()
        }
    }

    /// The list of suggestions, in front of the results; `nil` while there are none.
    private(set) var list: SearchSuggestionList?

    var suggestions: UIView? {
        get { list?.content }
        set {
            guard let newValue else {
                list?.content = nil
                list?.removeFromSuperview()
                list = nil
                return
            }
            let shown = list ?? SearchSuggestionList()
            list = shown
            shown.content = newValue
            addSubview(shown)
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        results?.frame = bounds
        list?.frame = bounds
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isDimming { touched() } else { super.touchesEnded(touches, with: event) }
    }
}
