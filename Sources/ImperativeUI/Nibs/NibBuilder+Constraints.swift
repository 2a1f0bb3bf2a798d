import Foundation
import InterfaceFiles

extension NibBuilder {
    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    /// Makes and activates the constraints that a view holds. Those that are not possible are reported.
    func makeConstraints(_ elements: [InterfaceElement], in view: UIView) {
        for element in elements where element.name == "constraint" && element.flag("placeholder") != true {
            guard let constraint = makeConstraint(element, in: view) else { continue }
            if let id = element.id { objects[id] = constraint }
            // Constraints that are not installed can be activated by code.
            if element.flag("installed") != false { constraint.isActive = true }
        }
    }

    private func makeConstraint(_ element: InterfaceElement, in view: UIView) -> NSLayoutConstraint? {
        guard let first = element["firstAttribute"].flatMap({ Self.attributes[$0] }) else {
            return skip(element, "its attribute \(element["firstAttribute"] ?? "") is not known")
        }
        guard let firstItem = item(element["firstItem"], or: view) else {
            return skip(element, "its first item is not made")
        }
        let second = element["secondAttribute"].flatMap { Self.attributes[$0] }
        if element["secondAttribute"] != nil, second == nil {
            return skip(element, "its attribute \(element["secondAttribute"] ?? "") is not known")
        }
        var secondItem: AnyObject?
        if second != nil {
            secondItem = item(element["secondItem"], or: view)
            if secondItem == nil { return skip(element, "its second item is not made") }
        }
        let factor = element.ratio("multiplier") ?? 1
        if let fault = fault(first, second, firstItem, secondItem, factor: factor) { return skip(element, fault) }
        let relations: [String: NSLayoutConstraint.Relation] = [
            "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
        ]
        let constraint = NSLayoutConstraint(
            item: firstItem, attribute: first,
            relatedBy: element["relation"].flatMap { relations[$0] } ?? .equal, toItem: secondItem,
            attribute: second ?? .notAnAttribute, multiplier: CGFloat(factor),
            constant: CGFloat(element.number("constant") ?? standardSpacing(element, firstItem, secondItem)))
        if let priority = element.number("priority") {
            constraint.priority = UILayoutPriority(Float(min(max(priority, 1), 1000)))
        }
        constraint.identifier = element["identifier"]
        return constraint
    }

    private func item(_ id: String?, or view: UIView) -> AnyObject? {
        guard let id else { return view }
        return objects[id]
    }

    /// The system's spacing: between views, and from the edges of the view around them.
    private func standardSpacing(_ element: InterfaceElement, _ first: AnyObject, _ second: AnyObject?) -> Double {
        guard element.flag("symbolic") == true, let first = first as? UIView, let second = second as? UIView else {
            return 0
        }
        return first.isDescendant(of: second) || second.isDescendant(of: first) ? 20 : 8
    }

    /// What is wrong with a constraint, which would stop a program that makes it.
    private func fault(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?, _ firstItem: AnyObject,
        _ secondItem: AnyObject?, factor: Double
    ) -> String? {
        guard firstItem is any ConstrainedItem, secondItem == nil || secondItem is any ConstrainedItem else {
            return "its items are no views or layout guides"
        }
        let isCompared = second != nil && abs(factor) >= 0.0001
        if !isCompared, first.kind != .length { return "an edge is compared with a number" }
        if let second, isCompared, first.kind != second.kind,
            !(first.isCenterX && second.kind == .readingDirection),
            !(second.isCenterX && first.kind == .readingDirection)
        {
            return "its attributes are of different kinds"
        }
        let items = [firstItem, secondItem].compactMap { $0 }
        let roots = items.compactMap { ($0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView)?.nibRoot }
        if roots.count < items.count || roots.first !== roots.last { return "its items are in no common view" }
        return nil
    }

    private func skip(_ element: InterfaceElement, _ reason: String) -> NSLayoutConstraint? {
        NibReports.report(
            "A constraint of an interface file is between views that are there: \(element.id ?? "one") of \(file.name) is "
                + "left out, as \(reason).")
        return nil
    }
}

extension UIView {
    /// The outermost view around the view.
    fileprivate final var nibRoot: UIView {
        var view = self
        while let outer = view.superview { view = outer }
        return view
    }
}
