import ImperativeUI
import TestSupport
import Testing
import UITestSupport

@MainActor @Suite("Sheets", .serialized) struct SheetTests {
    /// Notes what a delegate is told.
    private final class Noting: UISheetPresentationControllerDelegate {
        var notes: [String] = []
        var allows = true

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            notes.append("should")
            return allows
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            notes.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            let isGone = presentationController.presentedViewController.viewIfLoaded?.window == nil
            notes.append(isGone ? "did" : "did too early")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            notes.append("attempt")
        }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) { notes.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none") }

        func take() -> [String] {
            defer { notes = [] }
            return notes
        }
    }

    @MainActor private struct SheetStage {
        let host: HeadlessHost
        let root = UIViewController()
        let shown = UIViewController()
        let delegate = Noting()

        init(_ size: CGSize = CGSize(width: 640, height: 384), setUp: (UIViewController) -> Void = { _ in }) {
            host = ControllerDelegate.launch(root, size: size)
            setUp(shown)
            shown.sheetPresentationController?.delegate = delegate
            root.present(shown, animated: false)
            _ = host.text
        }

        var frame: CGRect {
            _ = host.text
            return shown.view.convert(shown.view.bounds, to: root.view.window)
        }
    }

    @Test("In a grid a sheet keeps a row free above it, and stands in whole rows and columns")
    func rows() {
        for (width, height) in [(640.0, 384.0), (320, 384), (648, 400), (100, 48), (320, 16)] {
            let stage = SheetStage(CGSize(width: width, height: height))
            defer { stage.host.end() }
            let frame = stage.frame
            for part in [frame.minY, frame.maxY] { #expect(part.truncatingRemainder(dividingBy: 16) == 0) }
            for part in [frame.minX, frame.width] { #expect(part.truncatingRemainder(dividingBy: 8) == 0) }
            #expect(frame.maxY == height && frame.minY == min(16, height))
        }
    }

    @Test("Detents are heights, of which the lowest comes first")
    func detents() {
        let stage = SheetStage {
            $0.sheetPresentationController?.detents = [
                .large(), .medium(), .custom(identifier: .init("small")) { _ in 64 }, .custom { _ in nil },
            ]
        }
        defer { stage.host.end() }
        let sheet = stage.shown.sheetPresentationController
        #expect(stage.frame.height == 64)
        sheet?.selectedDetentIdentifier = .medium
        #expect(stage.frame.height == 192)
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
        #expect(stage.frame.height == 368)
        sheet?.selectedDetentIdentifier = .init("unknown")
        #expect(stage.frame.height == 64)
        #expect(stage.delegate.take() == [])
    }

    @Test("A drag leads from one detent to the next, and further down dismisses")
    func drags() {
        let stage = SheetStage { $0.sheetPresentationController?.detents = [.medium(), .large()] }
        defer { stage.host.end() }
        #expect(stage.frame.minY == 192)
        stage.host.drag(from: CGPoint(x: 320, y: 200), to: CGPoint(x: 320, y: 40))
        #expect(stage.frame.minY == 16)
        #expect(stage.delegate.take() == ["com.apple.UIKit.large"])
        stage.host.drag(from: CGPoint(x: 320, y: 40), to: CGPoint(x: 320, y: 230))
        #expect(stage.frame.minY == 192)
        #expect(stage.delegate.take() == ["com.apple.UIKit.medium"])
        stage.host.drag(from: CGPoint(x: 320, y: 200), to: CGPoint(x: 320, y: 380))
        _ = stage.host.text
        #expect(stage.delegate.take() == ["should", "will", "did"])
        #expect(stage.root.presentedViewController == nil)
    }

    @Test("What scrolls in a sheet goes first, unless the sheet is to become higher")
    func scrolling() {
        for expands in [true, false] {
            let scroll = UIScrollView()
            let stage = SheetStage { shown in
                let sheet = shown.sheetPresentationController
                sheet?.detents = [.medium(), .large()]
                sheet?.prefersScrollingExpandsWhenScrolledToEdge = expands
                scroll.frame = CGRect(x: 0, y: 0, width: 400, height: 160)
                scroll.contentSize = CGSize(width: 400, height: 1_000)
                shown.view.addSubview(scroll)
            }
            defer { stage.host.end() }
            let top = stage.frame.minY
            stage.host.drag(from: CGPoint(x: 200, y: top + 120), to: CGPoint(x: 200, y: top + 24))
            #expect((stage.frame.minY < top) == expands)
            #expect((scroll.contentOffset.y > 0) == !expands)
        }
    }

    @Test("Escape and a touch beside the sheet dismiss it, unless somebody objects")
    func objections() {
        for way in 0..<2 {
            let stage = SheetStage()
            defer { stage.host.end() }
            func leave() {
                if way == 0 { stage.host.press(.keyboardEscape) } else { stage.host.tap(at: CGPoint(x: 320, y: 8)) }
                _ = stage.host.text
            }
            stage.delegate.allows = false
            leave()
            #expect(stage.delegate.take() == ["should", "attempt"])
            let child = UIViewController()
            stage.shown.addChild(child)
            stage.shown.view.addSubview(child.view)
            child.didMove(toParent: stage.shown)
            child.isModalInPresentation = true
            leave()
            #expect(stage.delegate.take() == ["attempt"])
            child.isModalInPresentation = false
            stage.delegate.allows = true
            leave()
            #expect(stage.delegate.take() == ["should", "will", "did"])
            #expect(stage.root.presentedViewController == nil)
        }
    }

    @Test("Nobody is told of a dismissal by the program, and a full screen is not dismissed by the user")
    func byProgram() {
        let stage = SheetStage()
        defer { stage.host.end() }
        stage.shown.dismiss(animated: false)
        _ = stage.host.text
        #expect(stage.delegate.take() == [])
        stage.shown.modalPresentationStyle = .fullScreen
        stage.root.present(stage.shown, animated: false)
        _ = stage.host.text
        stage.host.press(.keyboardEscape)
        #expect(stage.root.presentedViewController === stage.shown)
    }

    @Test("Up to the largest undimmed detent, what is behind can be used")
    func undimmed() {
        var presses = 0
        let stage = SheetStage {
            let sheet = $0.sheetPresentationController
            sheet?.detents = [.medium(), .large()]
            sheet?.largestUndimmedDetentIdentifier = .medium
        }
        defer { stage.host.end() }
        let button = UIButton(type: .system, primaryAction: UIAction(title: "behind") { _ in presses += 1 })
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 16)
        stage.root.view.addSubview(button)
        stage.host.tap(at: CGPoint(x: 8, y: 8))
        stage.host.press(.keyboardTab)
        #expect(presses == 1 && button.isFocused)
        stage.shown.sheetPresentationController?.selectedDetentIdentifier = .large
        _ = stage.host.text
        #expect(!button.isFocused)
        stage.delegate.allows = false
        stage.host.tap(at: CGPoint(x: 8, y: 8))
        #expect(presses == 1)
    }

    @Test("The grabber is used by keyboard, by touch and by dragging, and has a row of its own in a grid")
    func grabber() {
        let stage = SheetStage {
            let sheet = $0.sheetPresentationController
            sheet?.detents = [.medium(), .large()]
            sheet?.prefersGrabberVisible = true
        }
        defer { stage.host.end() }
        #expect(stage.frame.minY == 208)
        #expect(stage.host.text.contains("────"))
        stage.host.press(.keyboardTab)
        stage.host.press(.keyboardReturnOrEnter)
        #expect(stage.frame.minY == 32)
        stage.host.tap(at: CGPoint(x: 320, y: 24))
        #expect(stage.frame.minY == 208)
        stage.host.drag(from: CGPoint(x: 320, y: 200), to: CGPoint(x: 320, y: 30))
        #expect(stage.frame.minY == 32)
    }

    @Test("A form sheet in a wide window has the size that its controller prefers, also once that changes")
    func form() {
        let stage = SheetStage(CGSize(width: 800, height: 640)) {
            $0.modalPresentationStyle = .formSheet
            $0.preferredContentSize = CGSize(width: 304, height: 240)
        }
        defer { stage.host.end() }
        #expect(stage.frame.size == CGSize(width: 304, height: 240))
        #expect(stage.frame.minX == 248)
        stage.shown.preferredContentSize = CGSize(width: 400, height: 160)
        #expect(stage.frame.size == CGSize(width: 400, height: 160))
    }

    @Test("A sheet is elevated, and compact where it is narrow in a wide window")
    func traits() {
        let stage = SheetStage(CGSize(width: 800, height: 640)) { $0.modalPresentationStyle = .formSheet }
        defer { stage.host.end() }
        let traits = stage.shown.view.traitCollection
        #expect(traits.userInterfaceLevel == .elevated && traits.horizontalSizeClass == .compact)
        #expect(stage.shown.presentationController?.containerView?.traitCollection.userInterfaceLevel == .base)
        stage.shown.sheetPresentationController?.traitOverrides.horizontalSizeClass = .regular
        _ = stage.host.text
        #expect(stage.shown.view.traitCollection.horizontalSizeClass == .regular)
    }

    @Test("Outside of grids a sheet fills a window that is not high, unless it is to keep its edge free")
    func lowWindow() {
        for keepsFree in [false, true] {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            let shown = UIViewController()
            shown.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = keepsFree
            root.present(shown, animated: false)
            window.layoutIfNeeded()
            let frame = shown.view.convert(shown.view.bounds, to: window)
            #expect(frame.minY == (keepsFree ? 10 : 0) && frame.maxY == 390)
        }
    }

    private final class Adapting: UIAdaptivePresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            .fullScreen
        }
    }

    @Test("A sheet becomes a full screen where its delegate says so, and a sheet again in a wide window")
    func adapts() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let (shown, delegate) = (UIViewController(), Adapting())
        shown.presentationController?.delegate = delegate
        root.present(shown, animated: false)
        window.layoutIfNeeded()
        #expect(shown.view.frame == window.bounds && root.view.window == nil)
        window.frame.size.width = 1_000
        window.layoutIfNeeded()
        #expect(shown.view.convert(shown.view.bounds, to: window).width == 704 && root.view.window === window)
        window.frame.size.width = 390
        window.layoutIfNeeded()
        #expect(shown.view.frame == window.bounds && root.view.window == nil)
    }
}
