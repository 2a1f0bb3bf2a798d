import SwiftUI

#if canImport(UIKit)
    import UIKit
#endif

// The shapes in which public code writes traits and keys.

enum CompactModeTrait: UITraitDefinition {
    static var defaultValue: Bool { false }
}

nonisolated struct AccentTrait: UITraitDefinition {
    typealias Value = UIColor?
    static let defaultValue: UIColor? = nil
}

nonisolated enum Loading: Equatable {
    case idle
    case running(progress: Double)
    case failed(message: String)
}

nonisolated private struct LoadingTrait: UITraitDefinition {
    static let defaultValue = Loading.idle
}

private struct PrivateWidthTrait: UITraitDefinition {
    static let defaultValue: CGFloat = 0
}

extension UITraitCollection {
    nonisolated var loading: Loading { self[LoadingTrait.self] }
    var contentWidth: CGFloat { self[PrivateWidthTrait.self] }
    var isCompactMode: Bool { self[CompactModeTrait.self] }
}

extension UIMutableTraits {
    nonisolated var loading: Loading {
        get { self[LoadingTrait.self] }
        set { self[LoadingTrait.self] = newValue }
    }

    var accent: UIColor? {
        get { self[AccentTrait.self] }
        set { self[AccentTrait.self] = newValue }
    }
}

// Key and bridge together; an enumeration; the other spelling of the parameter.

enum LoadingKey: UITraitBridgedEnvironmentKey {
    static var defaultValue: Loading { .idle }

    static func read(from traitCollection: UITraitCollection) -> Loading { traitCollection.loading }

    static func write(to mutableTraits: inout any UIMutableTraits, value: Loading) {
        mutableTraits.loading = value
    }
}

extension EnvironmentValues {
    nonisolated var loading: Loading {
        get { self[LoadingKey.self] }
        set { self[LoadingKey.self] = newValue }
    }
}

struct CompactModeKey: EnvironmentKey, UITraitBridgedEnvironmentKey {
    nonisolated static let defaultValue = false

    nonisolated static func read(from traitCollection: UITraitCollection) -> Bool {
        traitCollection[CompactModeTrait.self]
    }

    nonisolated static func write(to mutableTraits: inout UIMutableTraits, value: Bool) {
        mutableTraits[CompactModeTrait.self] = value
    }
}

nonisolated let watchedTraits: [any UITraitDefinition.Type] = [CompactModeTrait.self, AccentTrait.self]
nonisolated let watchedByAlias: [UITrait] = watchedTraits + [UITraitUserInterfaceStyle.self]

@MainActor
extension UITraitChangeObservable where Self: UITraitEnvironment {
    @discardableResult
    func onCompactModeChange(_ action: @escaping (Self, Bool) -> Void) -> any UITraitChangeRegistration {
        registerForTraitChanges([CompactModeTrait.self]) { (observed: Self, _: UITraitCollection) in
            action(observed, observed.traitCollection[CompactModeTrait.self])
        }
    }
}

@MainActor
func copyOverrides(_ overrides: inout UITraitOverrides, compact: Bool) {
    overrides[CompactModeTrait.self] = compact
    overrides.loading = .running(progress: 0.5)
}

@MainActor
func prepare(_ controller: UIViewController, scene: UIWindowScene) -> UIWindow {
    copyOverrides(&controller.traitOverrides, compact: true)
    controller.traitOverrides.accent = .systemTeal
    controller.onCompactModeChange { controller, isCompact in
        controller.title = isCompact ? "Compact" : nil
    }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
}

// What files find their surroundings with.

@MainActor
func currentStyle() -> UIUserInterfaceStyle {
    let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
    let window = scene?.windows.first ?? UIApplication.shared.delegate?.window ?? nil
    return window?.traitCollection.userInterfaceStyle ?? .unspecified
}

@MainActor
class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
}

func animationDuration() -> TimeInterval {
    UIAccessibility.isReduceMotionEnabled || UIAccessibility.isVoiceOverRunning ? 0 : 0.25
}

class CountingContainer: UIViewController {
    private var child: UIViewController?

    init(child: UIViewController) {
        self.child = child
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func loadView() {
        view = ChangeHandlingView(frame: .zero)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        guard let child else { return }
        addChild(child)
        view.addSubview(child.view)
        child.view.frame = view.bounds
        child.didMove(toParent: self)
        setNeedsUpdateProperties()
    }

    override func updateProperties() {
        super.updateProperties()
        view.alpha = traitCollection[CompactModeTrait.self] ? 0.5 : 1
    }
}
