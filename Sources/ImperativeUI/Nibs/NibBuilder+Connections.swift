import BridgedEnvironment
import Foundation
import InterfaceFiles

extension NibBuilder {
    /// Sets all outlets, then collections of outlets, then actions and segues.
    func connectAll() {
        for (object, elements) in connections {
            for element in elements where element.name == "outlet" {
                guard let name = element["property"], let target = target(of: element) else { continue }
                set(target, name, of: object)
            }
            connectCollections(elements, of: object)
        }
        for (object, elements) in connections {
            for element in elements {
                switch element.name {
                case "action": connectAction(element, of: object)
                case "segue": connectSegue(element, of: object)
                case "outlet", "outletCollection": break
                default:
                    NibReports.reportOnce(
                        "Interface files are read as far as they are known: the connection `\(element.name)` is not. "
                            + "It is left out.")
                }
            }
        }
        connections = []
    }

    private func target(of element: InterfaceElement) -> AnyObject? {
        guard let id = element["destination"] else { return nil }
        if let object = objects[id] { return object }
        if absent.contains(id) { return nil }
        NibReports.report(
            "A connection of an interface file leads to an object that is there: `\(element["property"] ?? element["selector"] ?? "")` in "
                + "\(file.name) leads to \(id), which was not made. It is left out.")
        return nil
    }

    private func connectCollections(_ elements: [InterfaceElement], of object: AnyObject) {
        var names: [String] = []
        var members: [String: [AnyObject]] = [:]
        for element in elements where element.name == "outletCollection" {
            guard let name = element["property"], let target = target(of: element) else { continue }
            if members[name] == nil { names.append(name) }
            members[name, default: []].append(target)
        }
        for name in names {
            let targets = members[name] ?? []
            if let view = object as? UIView, name == "gestureRecognizers" {
                for case let recognizer as UIGestureRecognizer in targets { view.addGestureRecognizer(recognizer) }
            } else {
                set(targets, name, of: object)
            }
        }
    }

    /// Gives a property of a name an object or a value, and reports what does not work.
    func set(_ value: Any, _ name: String, of object: AnyObject) {
        let connection = _NibConnection(outlet: name, value)
        (object as? any _NibConnecting)?._connect(connection)
        if connection.isMade { return }
        if !connection.isKnown, setKnown(value, name, of: object) { return }
        let owner = "\(type(of: object))"
        if connection.isKnown {
            NibReports.report(
                "An outlet takes objects of its type: `\(name)` of \(owner) does not take \(type(of: value)). It stays as "
                    + "it is. Change its type, or the class in Interface Builder.")
        } else {
            NibReports.reportOnce(Self.missing("property", name, owner))
        }
    }

    static func missing(_ kind: String, _ name: String, _ owner: String) -> String {
        "What an interface file connects is known by its name: \(owner) has no \(kind) `\(name)` that is. It is not "
            + "connected. Add the plug-in AppleSources to the target with \(owner), and keep its @IBOutlet, @IBAction or "
            + "@IBInspectable; or set it in code."
    }

    private func connectAction(_ element: InterfaceElement, of sender: AnyObject) {
        guard let name = element["selector"], let id = element["destination"] else { return }
        if objects[id] == nil, isFirstResponder(id) {
            // The responder that has the method is looked for when the action is sent.
            return add(.ofConnectedMethod(name), of: nil, element, to: sender)
        }
        guard let target = target(of: element) else { return }
        guard let selector = Selector.connectedMethod(name, of: target) else {
            return NibReports.reportOnce(Self.missing("method", name, "\(type(of: target))"))
        }
        add(selector, of: target, element, to: sender)
    }

    private func add(_ selector: Selector, of target: AnyObject?, _ element: InterfaceElement, to sender: AnyObject) {
        switch sender {
        case let control as UIControl:
            control.addTarget(target, action: selector, for: Self.event(element["eventType"], of: control))
        case let item as UIBarButtonItem:
            item.target = target
            item.action = selector
        case let recognizer as UIGestureRecognizer where target != nil:
            recognizer.addTarget(target as Any, action: selector)
        default:
            NibReports.report(
                "An action of an interface file begins at a control, a bar button item or a gesture recogniser: that of "
                    + "`\(selector)` begins at \(type(of: sender)). It is left out.")
        }
    }

    private func isFirstResponder(_ id: String) -> Bool {
        let lists = [document.objects] + document.scenes.map(\.objects)
        return lists.contains { list in
            list.contains { $0.id == id && $0["placeholderIdentifier"] == "IBFirstResponder" }
        }
    }

    static func event(_ name: String?, of control: UIControl) -> UIControl.Event {
        let events: [String: UIControl.Event] = [
            "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
            "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
            "touchDragExit": .touchDragExit, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
            "touchCancel": .touchCancel, "valueChanged": .valueChanged, "editingDidBegin": .editingDidBegin,
            "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
            "editingDidEndOnExit": .editingDidEndOnExit, "primaryActionTriggered": .primaryActionTriggered,
        ]
        if let name, let event = events[name] { return event }
        return control is UIButton ? .touchUpInside : .valueChanged
    }
}
