import Drawing
import Foundation
import BridgedEnvironment

/// Gathers the accessibility of views in reading order: that of the subviews, from back to front, and for the rows of
/// a collection that of their positions.
@MainActor package enum AccessibilityWalk {
    private enum Step {
        case enter(UIView, CGAffineTransform)
        case leave(UIView, CGAffineTransform, mark: Int)
        case element(UIAccessibilityElement, CGAffineTransform)
        case leaveElement(UIAccessibilityElement, mark: Int)
    }

    /// Adds the accessibility of a view and its descendants.
    ///
    /// - Parameter transform: Leads from the view's coordinates to those of the topmost view.
    package static func add(_ top: UIView, _ transform: CGAffineTransform, to builder: inout AccessibilityBuilder) {
        var steps: [Step] = [.enter(top, transform)]
        while let step = steps.popLast() {
            switch step {
            case .enter(let view, let transform): enter(view, transform, &steps, &builder)
            case .leave(let view, let transform, let mark): leave(view, transform, mark, &builder)
            case .element(let element, let transform): enter(element, transform, &steps, &builder)
            case .leaveElement(let element, let mark):
                builder.group(from: mark, as: AccessibilitySource(element, in: element.containingView).element(.group))
            }
        }
    }

    /// Prepares the accessibility of contents without views. Returns whether there will be more to tell after the next
    /// update.
    static func prepare(_ top: UIView) -> Bool {
        var (waiting, isNew) = ([top], false)
        while let view = waiting.popLast() {
            if view.contents?.prepareToTell() == true { isNew = true }
            waiting += view.subviews
        }
        return isNew
    }

    private static func enter(
        _ view: UIView, _ transform: CGAffineTransform, _ steps: inout [Step], _ builder: inout AccessibilityBuilder
    ) {
        if view.isHidden || view.alpha < 0.01 { return }
        if view.isAccessibilityElement {
            builder.add(AccessibilitySource(view, in: view).element(nil, transform))
            for part in view.elementsBeside.reversed() {
                steps.append(.enter(part, part.transformToSuperview.concatenating(transform)))
            }
            return
        }
        steps.append(.leave(view, transform, mark: builder.mark))
        if view.accessibilityElementsHidden { return }
        if let elements = given(of: view) {
            for element in elements.reversed() { append(element, of: view, transform, &steps) }
            return
        }
        // The views of another world are told by the contents that show them, in their order among the rest.
        if let contents = view.contents { contents.tell(of: &builder, transform) }
        let isTold = view.contents != nil
        for child in told(of: view).reversed() where !isTold || child.appearance?.isShownByOtherWorld == nil {
            steps.append(.enter(child, child.transformToSuperview.concatenating(transform)))
        }
    }

    private static func enter(
        _ element: UIAccessibilityElement, _ transform: CGAffineTransform, _ steps: inout [Step],
        _ builder: inout AccessibilityBuilder
    ) {
        if let parts = given(of: element), !parts.isEmpty, let view = element.containingView {
            steps.append(.leaveElement(element, mark: builder.mark))
            for part in parts.reversed() { append(part, of: view, transform, &steps) }
        } else if element.isAccessibilityElement {
            builder.add(AccessibilitySource(element, in: element.containingView).element(nil))
        }
    }

    private static func append(
        _ element: Any, of view: UIView, _ transform: CGAffineTransform, _ steps: inout [Step]
    ) {
        if let element = element as? UIAccessibilityElement {
            steps.append(.element(element, transform))
        } else if let child = element as? UIView {
            let change = child.transformToTop.concatenating(view.transformToTop.inverted())
            steps.append(.enter(child, change.concatenating(transform)))
        } else {
            RuntimeIssue.report(
                "accessibility",
                "The accessibilityElements of \(type(of: view)) are views and UIAccessibilityElements: a "
                    + "\(type(of: element)) is left out.")
        }
    }

    /// The elements that a responder itself lists.
    private static func given(of responder: UIResponder) -> [Any]? {
        if let elements = responder.accessibilityElements { return elements }
        let count = responder.accessibilityElementCount()
        guard count != NSNotFound, count >= 0 else { return nil }
        if count > mostElements {
            RuntimeIssue.report(
                "accessibility",
                "Nobody goes through \(count) elements of one view: \(type(of: responder)) says that it has so many, and "
                    + "the first \(mostElements) are told.")
        }
        return (0..<min(count, mostElements)).compactMap { responder.accessibilityElement(at: $0) }
    }

    /// The most elements that a view is asked for, one by one.
    private static let mostElements = 10_000

    /// The subviews of which is told.
    private static func told(of view: UIView) -> [UIView] {
        if let presented = (view as? UIWindow)?.presentations.last?.containerView { return [presented] }
        let children = view.subviewsInReadingOrder
        let modal = children.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01 }
        return modal.map { [$0] } ?? children
    }

    private static func leave(
        _ view: UIView, _ transform: CGAffineTransform, _ mark: Int, _ builder: inout AccessibilityBuilder
    ) {
        if view.hasContextMenu {
            builder.addMenu(from: mark) { [weak view] in view?.openOwnContextMenu() ?? false }
        }
        defer { addRotors(of: view, mark, &builder) }
        let own = view.ownAccessibility
        if builder.mark == mark, view.isTappable, view.isUserInteractionEnabled, !view.accessibilityElementsHidden,
            (view as? UIControl)?.isEnabled ?? true, !view.bounds.isEmpty
        {
            builder.unreachable.append((TypeName.of(type(of: view)), view.bounds.applying(transform)))
        }
        let source = AccessibilitySource(view, in: view)
        if own.role == .cell || own.role == .heading {
            let cell = source.element(nil, transform)
            if !builder.hasInteractive(from: mark) { return builder.combine(from: mark, into: cell) }
            var group = cell
            group.label = cell.label ?? builder.words(from: mark)
            return builder.group(from: mark, as: group)
        }
        let record = view.accessibilityRecord
        let isNamed = record?.label != nil || record?.identifier != nil || record?.groupsChildren == true
        if isNamed || own.role != nil || record?.customActions?.isEmpty == false {
            // Nothing to tell of is nothing, unless it has a name itself.
            if builder.mark == mark, record?.label == nil || record?.hidesElements == true { return }
            builder.group(from: mark, as: source.element(own.role ?? .group, transform))
        } else {
            builder.sort(from: mark)
        }
    }

    /// Adds the rotors of a view that is no element to the first of its elements.
    private static func addRotors(of view: UIView, _ mark: Int, _ builder: inout AccessibilityBuilder) {
        guard let rotors = view.accessibilityCustomRotors, !rotors.isEmpty else { return }
        builder.change(Array(builder.roots(from: mark).prefix(1))) { element in
            if element.object !== view { element.rotors += rotors.map(\.model) }
        }
    }
}
