import Foundation

/// A preview shown above a menu, which can be chosen as well.
final class MenuPreview: UIControl {
    override var isPressable: Bool { false }

    var used: () -> Void = {}
    private let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        fatalError("A preview cannot come from an archive.")
    }

    // It is looked at, and chosen by a touch.
    override var canBecomeFocused: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        self.point(inside: point, with: event) ? self : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }

    override func touchedUpInside(_ event: UIEvent) { used() }

    package override var ownAccessibilityLabel: String? { "Preview" }
    package override var ownAccessibility: OwnAccessibility { ownElement(.button) }
}
