import Foundation
import ImperativeUI
import TestSupport
import Testing

private enum SafeAreaEdit {
    case add(Int, CGRect)
    case move(Int, Int)
    case frame(Int, CGRect)
    case scroll(Int, CGPoint)
    case additional(Int, UIEdgeInsets)
    case device(UIEdgeInsets)
    case layOut

    static func random(_ random: inout SplitMix64) -> SafeAreaEdit {
        func length(_ random: inout SplitMix64) -> CGFloat { CGFloat(random.below(12)) * 10 }
        func insets(_ random: inout SplitMix64) -> UIEdgeInsets {
            UIEdgeInsets(length(&random), length(&random), length(&random), length(&random) - 30)
        }
        let number = random.below(1_000)
        let frame = CGRect(
            x: length(&random) - 20, y: length(&random) - 20, width: length(&random) * 3, height: length(&random) * 3)
        switch random.below(12) {
        case 0...2: return .add(number, frame)
        case 3: return .move(number, random.below(1_000))
        case 4, 5: return .frame(number, frame)
        case 6: return .scroll(number, CGPoint(x: length(&random), y: length(&random)))
        case 7: return .additional(number, insets(&random))
        case 8: return .device(insets(&random))
        default: return .layOut
        }
    }
}

@MainActor private final class SafeAreaRig {
    private let scene = UIWindowScene(size: CGSize(width: 300, height: 300))
    private let window: UIWindow
    private var controllers = [UIViewController()]
    private var views: [UIView] = []

    init() {
        window = UIWindow(windowScene: scene)
        window.isHidden = false
        window.rootViewController = controllers[0]
        views = [controllers[0].view]
    }

    func run(_ edit: SafeAreaEdit) -> String? {
        switch edit {
        case .add(let number, let frame):
            let parent = views[number % views.count]
            // Every other view has a controller of its own.
            var view = UIView(frame: frame)
            if views.count % 2 == 0 {
                let controller = UIViewController()
                controllers.append(controller)
                controllers[0].addChild(controller)
                view = controller.view
                view.frame = frame
            }
            parent.addSubview(view)
            views.append(view)
        case .move(let number, let target):
            let (view, parent) = (views[number % views.count], views[target % views.count])
            if view !== views[0], !parent.isDescendant(of: view) { parent.addSubview(view) }
        case .frame(let number, let frame):
            if number % views.count > 0 { views[number % views.count].frame = frame }
        case .scroll(let number, let origin): views[number % views.count].bounds.origin = origin
        case .additional(let number, let insets):
            controllers[number % controllers.count].additionalSafeAreaInsets = insets
        case .device(let insets): scene.safeAreaInsets = insets
        case .layOut:
            window.layoutIfNeeded()
            for (number, view) in views.enumerated() where view.safeAreaInsets != expected(view) {
                return "view \(number) has \(view.safeAreaInsets), not \(expected(view))"
            }
        }
        return nil
    }

    /// By the rule, from the window down.
    private func expected(_ view: UIView) -> UIEdgeInsets {
        let outer: UIEdgeInsets
        let area: CGRect
        if let superview = view.superview {
            (outer, area) = (expected(superview), superview.bounds)
        } else {
            (outer, area) = (scene.safeAreaInsets, CGRect(origin: .zero, size: scene.size))
        }
        let frame = view.frame
        func limited(_ overlap: CGFloat, _ length: CGFloat) -> CGFloat { max(0, min(overlap, length)) }
        let added = controllers.first { $0.view === view }?.additionalSafeAreaInsets ?? .zero
        func side(_ inset: CGFloat, _ distance: CGFloat, _ length: CGFloat, _ added: CGFloat, _ any: Bool) -> CGFloat {
            max(0, (any ? limited(inset - distance, length) : 0) + added)
        }
        let any = outer != .zero
        return UIEdgeInsets(
            side(outer.top, frame.minY - area.minY, frame.height, added.top, any),
            side(outer.left, frame.minX - area.minX, frame.width, added.left, any),
            side(outer.bottom, area.maxY - frame.maxY, frame.height, added.bottom, any),
            side(outer.right, area.maxX - frame.maxX, frame.width, added.right, any))
    }
}

@MainActor @Suite("Safe areas of random trees") struct SafeAreaModelTests {
    @Test("The safe area of each view of a random tree is the overlap with what is not safe, from any change on")
    func model() {
        PropertyCheck("safe areas", make: SafeAreaEdit.random) { edits in
            let rig = SafeAreaRig()
            for (step, edit) in edits.enumerated() {
                if let failure = rig.run(edit) { return "step \(step): \(failure)" }
            }
            return rig.run(.layOut)
        }.check(sequences: 150, length: 40)
    }
}
