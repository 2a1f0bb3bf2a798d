import Drawing
import Foundation
import InterfaceFiles

extension NibBuilder {
    /// Gives a view what the file says about it, and the views in it.
    func fillView(_ view: UIView, _ element: InterfaceElement) {
        let properties = NibProperties(element, resources)
        fillBasics(view, properties)
        fillKind(view, properties)
        fillContents(view, properties)
        fillRuntimeAttributes(view, element)
        properties.reportRest()
        noteGuides(view, element)
        if let elements = element.children.first(where: { $0.name == "constraints" })?.children, !elements.isEmpty {
            constraints.append((view, elements))
        }
        noteConnections(element, of: view)
    }

    private func fillBasics(_ view: UIView, _ properties: NibProperties) {
        let element = properties.element
        if let frame = element.rect("frame") { view.frame = frame }
        if let mask = element.child(key: "autoresizingMask") { view.autoresizingMask = Self.mask(mask) }
        if let translates = properties.flag("translatesAutoresizingMaskIntoConstraints") {
            view.translatesAutoresizingMaskIntoConstraints = translates
        }
        if let mode = properties.value("contentMode", UIView.ContentMode.self) { view.contentMode = mode }
        if let color = properties.color("backgroundColor") { view.backgroundColor = color }
        if let color = properties.color("tintColor") { view.tintColor = color }
        if let alpha = properties.number("alpha") { view.alpha = alpha }
        if let isHidden = properties.flag("hidden") { view.isHidden = isHidden }
        if let clips = properties.flag("clipsSubviews") ?? properties.flag("clipsToBounds") {
            view.clipsToBounds = clips
        }
        if let isEnabled = properties.flag("userInteractionEnabled") { view.isUserInteractionEnabled = isEnabled }
        if let tag = properties.integer("tag") { view.tag = tag }
        if let semantics = properties.value("semanticContentAttribute", UISemanticContentAttribute.self) {
            view.semanticContentAttribute = semantics
        }
        if let insets = properties.insets("layoutMargins") { view.layoutMargins = insets }
        if let insets = properties.insets("directionalLayoutMargins") {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        }
        let priorities: [(String, NSLayoutConstraint.Axis, isHugging: Bool)] = [
            ("horizontalHuggingPriority", .horizontal, true), ("verticalHuggingPriority", .vertical, true),
            ("horizontalCompressionResistancePriority", .horizontal, false),
            ("verticalCompressionResistancePriority", .vertical, false),
        ]
        for (key, axis, isHugging) in priorities {
            guard let number = properties.number(key) else { continue }
            let priority = UILayoutPriority(Float(min(max(number, 1), 1000)))
            if isHugging {
                view.setContentHuggingPriority(priority, for: axis)
            } else {
                view.setContentCompressionResistancePriority(priority, for: axis)
            }
        }
        if let configuration = properties.child("accessibilityConfiguration") {
            let accessibility = NibProperties(configuration, resources)
            if let label = accessibility.string("label") { view.accessibilityLabel = label }
            if let hint = accessibility.string("hint") { view.accessibilityHint = hint }
            if let identifier = accessibility.string("identifier") { view.accessibilityIdentifier = identifier }
            if let isElement = configuration.child(key: "isElement")?.flag("value") {
                view.isAccessibilityElement = isElement
            }
        }
    }

    private static func mask(_ element: InterfaceElement) -> UIView.AutoresizingMask {
        let parts: [(String, UIView.AutoresizingMask)] = [
            ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight), ("flexibleMinX", .flexibleLeftMargin),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return parts.reduce(into: []) { mask, part in
            if element.flag(part.0) == true { mask.insert(part.1) }
        }
    }

    /// Adds the views inside of a view.
    private func fillContents(_ view: UIView, _ properties: NibProperties) {
        let element = properties.element
        if let content = properties.child("contentView"), let inner = ownContentView(of: view) {
            // The class has made its content view already.
            if let id = content.id { objects[id] = inner }
            fillView(inner, content)
        }
        for child in element.children(in: "subviews") {
            if let id = child.id, let part = styledParts[id] {
                objects[id] = part
                fillKind(part, NibProperties(child, resources))
                continue
            }
            guard let subview = makeView(child) else { continue }
            if let stack = view as? UIStackView {
                stack.addArrangedSubview(subview)
            } else if let effect = view as? UIVisualEffectView {
                effect.contentView.addSubview(subview)
            } else {
                view.addSubview(subview)
            }
        }
    }

    private func ownContentView(of view: UIView) -> UIView? {
        switch view {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        case let edge as UITableViewHeaderFooterView: edge.contentView
        case let effect as UIVisualEffectView: effect.contentView
        default: nil
        }
    }

    /// Notes the layout guides of a view by their identifiers.
    private func noteGuides(_ view: UIView, _ element: InterfaceElement) {
        for child in element.children where child.name == "viewLayoutGuide" {
            guard let id = child.id else { continue }
            switch child.key {
            case "safeArea": objects[id] = view.safeAreaLayoutGuide
            case "layoutMargins": objects[id] = view.layoutMarginsGuide
            case "keyboard": objects[id] = view.keyboardLayoutGuide
            case "contentLayoutGuide": objects[id] = (view as? UIScrollView)?.contentLayoutGuide
            case "frameLayoutGuide": objects[id] = (view as? UIScrollView)?.frameLayoutGuide
            default:
                NibReports.reportOnce(
                    "Interface files are read as far as they are known: the layout guide `\(child.key ?? "")` is not. "
                        + "Its constraints are left out.")
            }
        }
    }

    /// Sets the properties that the inspector of identities lists.
    func fillRuntimeAttributes(_ object: AnyObject, _ element: InterfaceElement) {
        for attribute in element.children(in: "userDefinedRuntimeAttributes") {
            guard let path = attribute["keyPath"], let value = runtimeValue(attribute) else { continue }
            runtimeAttributes.append((object, path, value))
        }
    }

    private func runtimeValue(_ attribute: InterfaceElement) -> Any? {
        switch attribute["type"] {
        case "string": return attribute["value"] ?? attribute.string("value") ?? ""
        case "boolean": return attribute.flag("value")
        case "number":
            guard let number = attribute.child(key: "value") else { return attribute.number("value") }
            return number.number("value")
        case "color": return attribute.child(key: "value").flatMap(resources.color)
        case "size": return attribute.size("value")
        case "point": return attribute.point("value")
        case "rect": return attribute.rect("value")
        case "image": return attribute["value"].flatMap { resources.image($0, catalog: nil) }
        case "nil": return nil
        default:
            NibReports.reportOnce(
                "A runtime attribute in an interface file has a known type: \(attribute["type"] ?? "none") is not. It is "
                    + "left out.")
            return nil
        }
    }
}
