import ImperativeUI
import Testing

/// What is shown changes at once; coordinators let code take part in that.
@MainActor @Suite("Coordinators of transitions") struct TransitionCoordinatorTests {
    @Test("What is animated alongside a push runs after viewWillAppear, and completions after viewDidAppear")
    func push() {
        let stage = ShownWindow()
        let first = stage.page("first")
        let navigation = UINavigationController(rootViewController: first)
        stage.show(navigation)
        _ = stage.settle()
        let second = stage.page("second").at(.willAppear) { second in
            guard let coordinator = second.transitionCoordinator else { return stage.log.notes.append("none") }
            #expect(navigation.transitionCoordinator === coordinator && first.transitionCoordinator === coordinator)
            #expect(coordinator.isAnimated && coordinator.presentationStyle == .none)
            #expect(coordinator.viewController(forKey: .from) === first)
            #expect(coordinator.viewController(forKey: .to) === second)
            #expect(coordinator.containerView === navigation.view)
            coordinator.animate { _ in
                stage.log.notes.append("alongside")
            } completion: { _ in
                stage.log.notes.append("completed")
            }
        }
        navigation.pushViewController(second, animated: true)
        #expect(
            stage.settle() == [
                "second load", "first willDisappear", "second willAppear", "alongside", "first didDisappear",
                "second didAppear", "completed",
            ])
        #expect(second.transitionCoordinator == nil)
    }

    @Test("A change that is not animated has no coordinator")
    func notAnimated() {
        let stage = ShownWindow()
        let navigation = UINavigationController(rootViewController: stage.page("first"))
        stage.show(navigation)
        var isThere = true
        let second = stage.page("second").at(.willAppear) { isThere = $0.transitionCoordinator != nil }
        navigation.pushViewController(second, animated: false)
        _ = stage.settle()
        #expect(!isThere && navigation.transitionCoordinator == nil)
    }

    @Test("The delegate of a navigation controller finds who was popped when it is told what is shown")
    func popped() {
        final class Delegate: UINavigationControllerDelegate {
            var popped: [UIViewController] = []
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) {
                guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
                    !navigationController.viewControllers.contains(from)
                else { return }
                popped.append(from)
            }
        }
        let stage = ShownWindow()
        let navigation = UINavigationController(rootViewController: stage.page("first"))
        let delegate = Delegate()
        navigation.delegate = delegate
        stage.show(navigation)
        let second = stage.page("second")
        navigation.pushViewController(second, animated: true)
        _ = stage.settle()
        #expect(delegate.popped.isEmpty)
        navigation.popViewController(animated: true)
        _ = stage.settle()
        #expect(delegate.popped == [second])
    }

    @Test("Presentations have one for the presenter and for what is presented, which others do not have")
    func presentation() {
        let stage = ShownWindow()
        let root = stage.page("root")
        stage.show(root)
        let other = ShownWindow()
        let apart = other.page("apart")
        other.show(apart)
        var styles: [UIModalPresentationStyle] = []
        let sheet = stage.page("sheet")
        sheet.modalPresentationStyle = .formSheet
        for moment in [LoggedController.Moment.willAppear, .willDisappear] {
            _ = sheet.at(moment) { sheet in
                #expect(root.transitionCoordinator === sheet.transitionCoordinator)
                #expect(apart.transitionCoordinator == nil)
                if let coordinator = sheet.transitionCoordinator { styles.append(coordinator.presentationStyle) }
                let key: UITransitionContextViewControllerKey = moment == .willAppear ? .to : .from
                #expect(sheet.transitionCoordinator?.viewController(forKey: key) === sheet)
            }
        }
        root.present(sheet, animated: true)
        _ = stage.settle()
        root.dismiss(animated: true)
        _ = stage.settle()
        #expect(styles == [.formSheet, .formSheet])
    }
}
