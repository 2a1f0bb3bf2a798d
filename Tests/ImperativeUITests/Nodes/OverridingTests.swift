import ImperativeUI
import Testing

/// Overrides what subclasses of views commonly do.
private final class Following: UIView {
    var notes: [String] = []
    override var frame: CGRect { didSet { notes.append("frame") } }
    override var bounds: CGRect { didSet { notes.append("bounds") } }
    override var isHidden: Bool { didSet { notes.append("hidden \(isHidden)") } }
    override var alpha: CGFloat { didSet { notes.append("alpha") } }
    override var backgroundColor: UIColor? { didSet { notes.append("background") } }
    override var tintColor: UIColor! { didSet { notes.append("tint") } }
    override func setNeedsLayout() {
        super.setNeedsLayout()
        notes.append("needs layout")
    }
    override func addSubview(_ view: UIView) {
        super.addSubview(view)
        notes.append("add")
    }
}

@MainActor @Suite struct OverridingTests {
    @Test("Subclasses may override a view's geometry, appearance and invalidation")
    func overriding() {
        let view = Following()
        view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(view.notes == ["needs layout", "frame"])
        view.notes = []
        view.isHidden = true
        view.alpha = 0.5
        view.backgroundColor = .red
        view.tintColor = .green
        #expect(view.notes == ["hidden true", "alpha", "background", "tint"])
        view.notes = []
        let child = UIView()
        view.addSubview(child)
        #expect(view.notes.last == "add")
        #expect(child.superview === view)
        #expect(child.tintColor == .green)
    }
}
