import ImperativeUI

enum Look: Int, Sendable { case standard, pastel, bold, monochrome }

struct LookTrait: UITraitDefinition {
    static let defaultValue = Look.standard
    static let affectsColorAppearance = true
    static let name = "Look"
    static let identifier = "test.look"
}

struct CrowdTrait: UITraitDefinition { static let defaultValue = 1 }

extension UITraitCollection {
    var look: Look { self[LookTrait.self] }
    var crowd: Int { self[CrowdTrait.self] }
}

extension UIMutableTraits {
    var look: Look {
        get { self[LookTrait.self] }
        set { self[LookTrait.self] = newValue }
    }
    var crowd: Int {
        get { self[CrowdTrait.self] }
        set { self[CrowdTrait.self] = newValue }
    }
}

/// A view that notes what happens to it.
final class NotingView: UIView {
    var notes: [String] = []
    var onLayout: ((NotingView) -> Void)?

    override func layoutSubviews() {
        notes.append("layout \(traitCollection.look)")
        onLayout?(self)
    }
}

/// A scene with a window whose root controller's view is plain.
@MainActor struct Stage {
    let scene = UIWindowScene()
    let window: UIWindow
    let root = UIViewController()

    init() {
        window = UIWindow(windowScene: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    func settle() { window.layoutIfNeeded() }
}
