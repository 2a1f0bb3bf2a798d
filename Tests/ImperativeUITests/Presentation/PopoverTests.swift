import ImperativeUI
import TestSupport
import Testing
import UITestSupport

@MainActor @Suite("Popovers", .serialized) struct PopoverTests {
    private final class Staying: UIPopoverPresentationControllerDelegate {
        var notes: [String] = []
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
            notes.append("prepare")
        }
        func popoverPresentationControllerDidDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) { notes.append("gone") }
    }

    @MainActor private struct PopoverStage {
        let host: HeadlessHost
        let root = UIViewController()
        let shown = UIViewController()
        let source = UIView()

        init(_ size: CGSize = CGSize(width: 640, height: 384), at frame: CGRect) {
            host = ControllerDelegate.launch(root, size: size)
            source.frame = frame
            root.view.addSubview(source)
            shown.modalPresentationStyle = .popover
            shown.preferredContentSize = CGSize(width: 160, height: 64)
            shown.popoverPresentationController?.sourceView = source
        }

        func present() {
            root.present(shown, animated: false)
            _ = host.text
        }

        var popover: UIPopoverPresentationController? { shown.popoverPresentationController }
        var frame: CGRect {
            _ = host.text
            return shown.view.convert(shown.view.bounds, to: root.view.window)
        }
    }

    @Test("A popover is beside its source, on the first side that has room")
    func sides() {
        for (source, direction) in [
            (CGRect(x: 320, y: 0, width: 16, height: 16), UIPopoverArrowDirection.up),
            (CGRect(x: 320, y: 352, width: 16, height: 16), .down),
            (CGRect(x: 0, y: 0, width: 16, height: 384), .left),
            (CGRect(x: 624, y: 0, width: 16, height: 384), .right),
        ] {
            let stage = PopoverStage(at: source)
            defer { stage.host.end() }
            stage.present()
            #expect(stage.popover?.arrowDirection == direction)
            #expect(!stage.frame.intersects(source) && stage.frame.size == CGSize(width: 160, height: 64))
            #expect(stage.root.view.bounds.contains(stage.frame))
            #expect(stage.frame.minY.truncatingRemainder(dividingBy: 16) == 0)
        }
    }

    @Test("Only permitted directions are taken, and what does not fit becomes smaller")
    func permitted() {
        let stage = PopoverStage(at: CGRect(x: 320, y: 16, width: 16, height: 16))
        defer { stage.host.end() }
        stage.popover?.permittedArrowDirections = [.down, .right]
        stage.present()
        #expect(stage.popover?.arrowDirection == .right)
        stage.popover?.permittedArrowDirections = .up
        stage.shown.preferredContentSize.height = 10_000
        #expect(stage.frame.maxY == 368 && stage.popover?.arrowDirection == .up)
    }

    @Test("A popover follows its source, and stays where that was once it is gone")
    func follows() {
        let stage = PopoverStage(at: CGRect(x: 160, y: 16, width: 16, height: 16))
        defer { stage.host.end() }
        stage.present()
        let before = stage.frame
        stage.source.frame.origin.x += 80
        #expect(stage.frame == before.offsetBy(dx: 80, dy: 0))
        stage.source.removeFromSuperview()
        stage.root.view.window?.setNeedsLayout()
        #expect(stage.frame == before.offsetBy(dx: 80, dy: 0))
    }

    @Test("A popover belongs to the button of a bar's item as well")
    func barButton() {
        let root = UIViewController()
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        let host = ControllerDelegate.launch(UINavigationController(rootViewController: root))
        defer { host.end() }
        let shown = UIViewController()
        shown.modalPresentationStyle = .popover
        shown.preferredContentSize = CGSize(width: 160, height: 64)
        shown.popoverPresentationController?.barButtonItem = root.navigationItem.rightBarButtonItem
        root.present(shown, animated: false)
        _ = host.text
        let frame = shown.view.convert(shown.view.bounds, to: root.view.window)
        #expect(frame.maxX > 600 && frame.minY < 64)
        #expect(shown.popoverPresentationController?.arrowDirection == .up)
    }

    @Test("In a narrow window a popover is a sheet, unless the delegate keeps it")
    func adapts() {
        let delegate = Staying()
        for keeps in [false, true] {
            let stage = PopoverStage(
                CGSize(width: 320, height: 384), at: CGRect(x: 16, y: 16, width: 16, height: 16))
            defer { stage.host.end() }
            if keeps { stage.popover?.delegate = delegate }
            stage.popover?.adaptiveSheetPresentationController.detents = [.medium()]
            stage.present()
            #expect(stage.frame.height == (keeps ? 64 : 192))
            #expect((stage.popover?.arrowDirection == .unknown) == !keeps)
            stage.host.tap(at: CGPoint(x: 312, y: 4))
            _ = stage.host.text
            #expect(stage.root.presentedViewController == nil)
        }
        #expect(delegate.notes == ["prepare", "gone"])
    }

    @Test("A touch beside a popover dismisses it; one on a view that it passes through is for that")
    func passthrough() {
        let stage = PopoverStage(at: CGRect(x: 160, y: 16, width: 16, height: 16))
        defer { stage.host.end() }
        var presses = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "behind") { _ in presses += 1 })
        button.frame = CGRect(x: 0, y: 320, width: 80, height: 16)
        stage.root.view.addSubview(button)
        stage.popover?.passthroughViews = [button]
        stage.present()
        stage.host.tap(at: CGPoint(x: 8, y: 328))
        #expect(presses == 1 && stage.root.presentedViewController === stage.shown)
        stage.host.tap(at: CGPoint(x: 600, y: 328))
        _ = stage.host.text
        #expect(stage.root.presentedViewController == nil)
    }
}
