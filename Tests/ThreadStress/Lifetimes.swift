import DeclarativeUI
import Foundation

/// Objects on their way to other threads, which let go of them.
private final class Basket: Sendable {
    private let objects = Locked<[@Sendable () -> Void]>([])

    /// Hands over what `release` holds; the caller keeps nothing.
    func put(_ object: AnyObject & Sendable) {
        let held = Held(object)
        objects.withLock { $0.append { held.release() } }
    }

    /// Lets go of one object.
    func empty() -> Bool {
        guard let release = objects.withLock({ $0.popLast() }) else { return false }
        release()
        return true
    }

    private final class Held: Sendable {
        private let object: Locked<(AnyObject & Sendable)?>
        init(_ object: AnyObject & Sendable) { self.object = Locked(object) }
        func release() {
            let last = object.withLock { object in
                defer { object = nil }
                return object
            }
            _ = last
        }
    }
}

/// Lets superviews go on other threads while the main actor reads them.
@MainActor func stressSuperviews(rounds: Int, _ report: Report) {
    let basket = Basket()
    let isOver = Locked(false)
    var (found, lost, made) = (0, 0, 0)
    onThreads { _ in
        while !isOver.withLock({ $0 }) || basket.empty() { _ = basket.empty() }
    } meanwhile: {
        if made == rounds {
            isOver.withLock { $0 = true }
            return
        }
        made += 1
        let child = UIView()
        do {
            let parent = UIView()
            parent.traitOverrides.userInterfaceStyle = .dark
            parent.addSubview(child)
            parent.updateTraitsIfNeeded()
            report.check(child.traitCollection.userInterfaceStyle == .dark, "a subview does not inherit")
            basket.put(parent)
        }
        for _ in 0..<20 {
            if let superview = child.superview {
                found += 1
                report.check(superview.subviews.first === child, "a superview has lost its subview")
            } else {
                lost += 1
            }
            _ = child.window
            _ = child.traitCollection
        }
        if made % 3 == 0 {
            let other = UIView()
            other.addSubview(child)
            child.layoutIfNeeded()
            report.check(child.superview === other, "a view that was added elsewhere has left")
        }
        if made % 5 == 0 { child.layoutIfNeeded() }
        if made % 50 == 0 { turn() }
    }
    UIView().layoutIfNeeded()
    report.passed("superviews", "\(made) parents, read alive \(found) times and gone \(lost) times")
}

private final class Observer: UIView {
    override func layoutSubviews() { _ = traitCollection.userInterfaceStyle }
}

private struct Counting: View {
    @State private var number = 0
    @Environment(\.colorScheme) private var scheme
    let screen: Screen

    var body: some View {
        screen.bindings[0] = Written(binding: $number)
        return VStack {
            Text(verbatim: "\(number) \(scheme == .dark)")
            Button("Add") { number += 1 }
        }
    }
}

/// Lets whole trees of both worlds, windows and controllers go on other threads while the main actor updates others.
@MainActor func stressLastReferences(rounds: Int, _ report: Report) {
    let basket = Basket()
    let isOver = Locked(false)
    let scene = UIWindowScene()
    let anchor = UIWindow(windowScene: scene)
    var made = 0
    onThreads { _ in
        while !isOver.withLock({ $0 }) || basket.empty() { _ = basket.empty() }
    } meanwhile: {
        if made == rounds {
            isOver.withLock { $0 = true }
            return
        }
        made += 1
        let screen = Screen()
        do {
            let window = UIWindow(windowScene: scene)
            let controller = UIViewController()
            let hosted = UIHostingController(rootView: Counting(screen: screen))
            controller.addChild(hosted)
            controller.view.addSubview(hosted.view)
            window.rootViewController = controller
            let observer = Observer()
            observer.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Observer, _) in }
            hosted.view.addSubview(observer)
            window.layoutIfNeeded()
            scene.traitOverrides.userInterfaceStyle = made % 2 == 0 ? .dark : .light
            screen.bindings[0]?.write(made)
            if made % 2 == 0 { window.layoutIfNeeded() }
            basket.put(observer)
            basket.put(hosted)
            basket.put(controller)
            basket.put(window)
        }
        anchor.updateTraitsIfNeeded()
        screen.bindings[0]?.write(-made)
        if made % 5 == 0 { turn() }
    }
    turn()
    report.passed("last references", "\(made) windows")
}

/// Lets deep trees go on other threads.
@MainActor func stressDeepTrees(depth: Int, _ report: Report) {
    let basket = Basket()
    for _ in 0..<2 {
        let top = UIView()
        var here = top
        for _ in 0..<depth {
            let next = UIView()
            here.addSubview(next)
            here = next
        }
        basket.put(top)
    }
    onThreads { _ in
        _ = basket.empty()
    } meanwhile: {
        turn()
    }
    for _ in 0..<3 { turn() }
    report.passed("deep trees", "of \(depth) views")
}
