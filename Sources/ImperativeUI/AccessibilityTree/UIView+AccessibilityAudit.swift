import Drawing
import Foundation
import BridgedEnvironment

extension UIView {
    /// Returns the accessibility faults of this view and its descendants: problems for people with low vision,
    /// imprecise touch or no vision, in imperative and declarative views alike. Pending updates, layout and drawing
    /// are performed first.
    ///
    /// A text is checked if it is part of the accessibility tree, enabled and visible. Its contrast is computed from
    /// the colours actually drawn, including those of layers of any opacity behind it. A text on an image is not
    /// checked.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of fault to look for; all by default.
    ///   - leastTarget: The minimum width and height of an interactive element, in points. A smaller element passes
    ///     if a circle of that size around its centre touches no other. 24 by default, as in the Web Content
    ///     Accessibility Guidelines.
    ///   - leastContrast: The minimum luminance ratio between a text and its background, from 1 to 21; 3 by default.
    ///     The guidelines require that ratio for large text and 4.5 otherwise, which not all of the system's colours
    ///     meet.
    /// - Returns: The faults, in reading order for each kind of check.
    public final func accessibilityFaults(
        _ kinds: Set<AccessibilityFault.Kind> = Set(AccessibilityFault.Kind.allCases), leastTarget: Double = 24,
        leastContrast: Double = 3
    ) -> [AccessibilityFault] {
        let tree = accessibilityTree
        var faults = tree.faults(leastTarget: leastTarget)
        if kinds.contains(.lowContrast) { faults += contrastFaults(in: tree, least: leastContrast) }
        return faults.filter { kinds.contains($0.kind) }
    }

    private func contrastFaults(in tree: AccessibilityTree, least: Double) -> [AccessibilityFault] {
        let behind = UIColor.systemBackground.resolvedCGColor(with: traitCollection).value
        let toTop = transformToTop
        let texts = drawnPicture().drawnTexts(on: behind).map { (text: $0, frame: $0.frame.applying(toTop)) }
        var faults: [AccessibilityFault] = []
        // The placeholder of an empty field is no text to read.
        let told = tree.elements.filter { element in
            !element.isGroup && element.isEnabled && !(element.abilities.contains(.takesText) && element.value == nil)
        }
        var worst: [Int: DrawnText] = [:]
        for (text, frame) in texts where text.contrast < least {
            let middle = CGPoint(x: frame.midX, y: frame.midY)
            let around = told.indices.filter { told[$0].frame.covers(middle) && told[$0].says(text.text) }
            guard
                let nearest = around.min(by: {
                    told[$0].frame.width * told[$0].frame.height < told[$1].frame.width * told[$1].frame.height
                })
            else { continue }
            if let known = worst[nearest], known.contrast <= text.contrast { continue }
            worst[nearest] = text
        }
        for index in worst.keys.sorted() {
            guard let text = worst[index] else { continue }
            faults.append(
                told[index].fault(
                    .lowContrast,
                    "The contrast of \"\(text.text)\" is \((text.contrast * 10).rounded() / 10), less than "
                        + "\((least * 10).rounded() / 10)."))
        }
        return faults
    }
}

extension UIViewController {
    /// Returns the accessibility faults of this controller's view; see
    /// ``UIView/accessibilityFaults(_:leastTarget:leastContrast:)``.
    public final func accessibilityFaults(
        _ kinds: Set<AccessibilityFault.Kind> = Set(AccessibilityFault.Kind.allCases), leastTarget: Double = 24,
        leastContrast: Double = 3
    ) -> [AccessibilityFault] {
        view.accessibilityFaults(kinds, leastTarget: leastTarget, leastContrast: leastContrast)
    }
}

extension AccessibilityElement {
    /// Whether a drawn line is a part of the spoken text.
    fileprivate func says(_ line: String) -> Bool {
        let line = line.trimmingCharacters(in: .whitespacesAndNewlines)
        let told = [label, value].compactMap { $0 }.joined(separator: " ")
        // The end of a line that has no room is left out.
        let whole = line.hasSuffix("…") ? String(line.dropLast()) : line
        return !whole.isEmpty && told.contains(whole)
    }
}
