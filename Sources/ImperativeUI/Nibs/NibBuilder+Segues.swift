import Foundation
import InterfaceFiles

extension NibBuilder {
    /// Has an object of a view perform a segue.
    func connectSegue(_ element: InterfaceElement, of object: AnyObject) {
        if element["kind"] == "relationship" || object is UIViewController { return }
        if element["kind"] == "embed" { return embed(element, in: object) }
        let perform: (Any?) -> Void = { [weak controller] sender in
            guard let controller else { return }
            Self.perform(element, of: controller, sender: sender, asks: true)
        }
        switch object {
        case let control as UIControl:
            control.addAction(
                UIAction { [weak control] _ in perform(control) }, for: Self.event(nil, of: control))
        case let item as UIBarButtonItem: item.primaryAction = UIAction { [weak item] _ in perform(item) }
        case let cell as any ContentCell where element["trigger"] != "accessoryAction":
            cell.cellContent.selectionSegue = { [weak cell] in perform(cell) }
        case let recognizer as UIGestureRecognizer:
            let trigger = SegueTrigger(perform)
            controller?.madeNibRecord.kept.append(trigger)
            recognizer.addTarget(trigger, action: SegueTrigger.fire)
        default:
            NibReports.reportOnce(
                "Interface files are read as far as they are known: a segue from \(type(of: object)) is not. It is left "
                    + "out. Call performSegue(withIdentifier:sender:) of the controller.")
        }
    }

    /// Shows the controller of an embedded scene in a view.
    private func embed(_ element: InterfaceElement, in object: AnyObject) {
        guard let container = object as? UIView, let controller, let storyboard,
            let scene = element["destination"].flatMap(document.scene(of:)),
            let child = Self.controller(of: scene, in: storyboard, creator: Self.creator(element, controller, nil))
        else { return }
        let segue = UIStoryboardSegue(identifier: element["identifier"], source: controller, destination: child) {
            [unowned controller] in
            controller.addChild(child)
            child.view.frame = container.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(child.view)
            child.didMove(toParent: controller)
        }
        controller.prepare(for: segue, sender: nil)
        segue.perform()
    }

    static func perform(_ segue: InterfaceElement, of controller: UIViewController, sender: Any?, asks: Bool) {
        let identifier = segue["identifier"]
        if asks, !controller.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) { return }
        if segue["kind"] == "unwind" { return unwind(segue, from: controller, sender: sender) }
        guard let storyboard = controller.nibRecord?.storyboard, let document = storyboard.file.document(),
            let scene = segue["destination"].flatMap(document.scene(of:)),
            let destination = Self.controller(of: scene, in: storyboard, creator: creator(segue, controller, sender))
        else {
            return NibReports.report(
                "A segue leads to a controller of its storyboard: that of \"\(identifier ?? "")\" was not made. Nothing is "
                    + "shown.")
        }
        let made = makeSegue(segue, identifier, controller, destination)
        made.performHandler = { [unowned made] in
            show(made.destination, segue, of: document, from: made.source, sender: sender)
        }
        controller.prepare(for: made, sender: sender)
        made.perform()
    }

    /// Returns what makes the destination of a segue: the method of its source that the file names; `nil` if it names none.
    private static func creator(
        _ segue: InterfaceElement, _ source: UIViewController, _ sender: Any?
    ) -> ((NSCoder) -> UIViewController?)? {
        guard let name = segue["destinationCreationSelector"] else { return nil }
        guard let selector = Selector.connectedMethod(name, of: source) else {
            NibReports.reportOnce(missing("method", name, "\(type(of: source))"))
            return nil
        }
        return { coder in
            let made = selector.call(
                on: source, with: [coder, sender, segue["identifier"]], from: "A segue that makes its destination")
            return made as? UIViewController
        }
    }

    private static func makeSegue(
        _ element: InterfaceElement, _ identifier: String?, _ source: UIViewController,
        _ destination: UIViewController
    ) -> UIStoryboardSegue {
        guard let document = source.nibRecord?.storyboard?.file.document(), element["customClass"] != nil,
            let file = source.nibRecord?.storyboard?.file
        else { return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) }
        let builder = NibBuilder(document, file)
        builder.controller = source
        let type = builder.customClass(element, UIStoryboardSegue.self) as? UIStoryboardSegue.Type
        return (type ?? UIStoryboardSegue.self).init(_segue: identifier, source, destination)
    }

    private static func show(
        _ destination: UIViewController, _ segue: InterfaceElement, of document: InterfaceDocument,
        from source: UIViewController, sender: Any?
    ) {
        let animates = segue.flag("animates") ?? true
        switch segue["kind"] {
        case "show", "push", "custom": source.show(destination, sender: sender)
        case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
        case "presentation", "modal", "popoverPresentation":
            let properties = NibProperties(segue, NibResources(document: document, bundle: nil))
            if let style = properties.value("modalPresentationStyle", UIModalPresentationStyle.self) {
                destination.modalPresentationStyle = style
            } else if segue["kind"] == "popoverPresentation" {
                destination.modalPresentationStyle = .popover
            }
            if destination.modalPresentationStyle == .popover {
                let popover = destination.popoverPresentationController
                if let view = sender as? UIView {
                    popover?.sourceView = view
                } else if let item = sender as? UIBarButtonItem {
                    popover?.barButtonItem = item
                }
            }
            source.present(destination, animated: animates)
        default:
            NibReports.report(
                "Interface files are read as far as they are known: a segue of the kind `\(segue["kind"] ?? "")` is not. "
                    + "Nothing is shown. Show the controller in code.")
        }
    }

    // MARK: Unwinding

    /// Goes back to the nearest controller with the method of an unwind segue.
    private static func unwind(_ segue: InterfaceElement, from source: UIViewController, sender: Any?) {
        let name = segue["unwindAction"] ?? ""
        for candidate in wayBack(from: source) {
            guard let selector = Selector.connectedMethod(name, of: candidate),
                candidate.canPerformUnwindSegueAction(selector, from: source, sender: sender)
            else { continue }
            let made = UIStoryboardSegue(identifier: segue["identifier"], source: source, destination: candidate) {
                goBack(to: candidate, from: source)
            }
            source.prepare(for: made, sender: sender)
            selector.call(on: candidate, with: [made], from: "An unwind segue")
            return made.perform()
        }
        NibReports.report(
            "An unwind segue leads back to a controller with its method: none in front of \(type(of: source)) has "
                + "`\(name)`, or none was compiled with the plug-in AppleSources. Nothing happens.")
    }

    /// The controllers that were shown before a controller, the last one first.
    private static func wayBack(from source: UIViewController) -> [UIViewController] {
        var result: [UIViewController] = []
        var next: UIViewController? = source
        while let current = next {
            if let parent = current.parent {
                if let stack = parent as? UINavigationController {
                    let index = stack.viewControllers.firstIndex { $0 === current } ?? 0
                    result += stack.viewControllers[..<index].reversed()
                }
                result.append(parent)
                next = parent
            } else {
                next = current.presentingViewController
                if let stack = next as? UINavigationController { result += stack.viewControllers.reversed() }
                if let next { result.append(next) }
            }
        }
        return result
    }

    private static func goBack(to target: UIViewController, from source: UIViewController) {
        let isInSameStack =
            target.navigationController != nil
            && target.navigationController === source.navigationController
        if !isInSameStack { target.dismiss(animated: true) }
        guard let stack = target.navigationController, stack.viewControllers.last !== target else { return }
        stack.popToViewController(target, animated: true)
    }
}

/// Has a gesture recogniser perform a segue.
@MainActor private final class SegueTrigger: NSObject {
    static let fire = Selector("fire:", SegueTrigger.fire(_:))
    private let perform: (Any?) -> Void

    init(_ perform: @escaping (Any?) -> Void) {
        self.perform = perform
        super.init()
    }

    func fire(_ sender: UIGestureRecognizer) {
        if sender.state == .ended || sender.state == .began { perform(sender) }
    }
}
