import ImperativeUI

enum Theme: Int, Sendable { case standard, pastel, bold, monochrome }

struct ThemeTrait: UITraitDefinition {
    static let defaultValue = Theme.standard
    static let affectsColorAppearance = true
    static let name = "Theme"
    static let identifier = "test.theme"
}

struct DensityTrait: UITraitDefinition { static let defaultValue = 1 }

extension UITraitCollection {
    var theme: Theme { self[ThemeTrait.self] }
    var density: Int { self[DensityTrait.self] }
}

extension UIMutableTraits {
    var theme: Theme {
        get { self[ThemeTrait.self] }
        set { self[ThemeTrait.self] = newValue }
    }
    var density: Int {
        get { self[DensityTrait.self] }
        set { self[DensityTrait.self] = newValue }
    }
}

/// A view that notes what happens to it.
final class NotingView: UIView {
    var notes: [String] = []
    var onLayout: ((NotingView) -> Void)?

    override func layoutSubviews() {
        notes.append("layout \(traitCollection.theme)")
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
