import Drawing
import Foundation
import UnifiedStorage

extension UIView {
    /// What makes this view and those below it hard to use for somebody who cannot see them well, touch them exactly,
    /// or see them at all; in both worlds. Updates, lays out and draws what is due first.
    ///
    /// A text counts if it is told of, is enabled and can be seen. Its contrast is that of the colours really drawn, of
    /// what lies below it in layers of any opacity; a text on an image is not judged.
    ///
    /// - Parameters:
    ///   - kinds: What to look for; everything by default.
    ///   - leastTarget: The width and height in points that something to use has at least, unless a circle of that size
    ///     around its middle touches no other; 24 by default, as in the Web Content Accessibility Guidelines.
    ///   - leastContrast: The least ratio of luminances of a text and what is below it, from 1 to 21. By default 3:
    ///     these guidelines ask for that where text is large, else for 4.5, which not all of the system's colours keep.
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
        // What a field shows while it is empty is no text to read.
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
        for place in worst.keys.sorted() {
            guard let text = worst[place] else { continue }
            faults.append(
                told[place].fault(
                    .lowContrast,
                    "The contrast of \"\(text.text)\" is \((text.contrast * 10).rounded() / 10), less than "
                        + "\((least * 10).rounded() / 10)."))
        }
        return faults
    }
}

extension UIViewController {
    /// What makes this controller's view hard to use; see ``UIView/accessibilityFaults(_:leastTarget:leastContrast:)``.
    public final func accessibilityFaults(
        _ kinds: Set<AccessibilityFault.Kind> = Set(AccessibilityFault.Kind.allCases), leastTarget: Double = 24,
        leastContrast: Double = 3
    ) -> [AccessibilityFault] {
        view.accessibilityFaults(kinds, leastTarget: leastTarget, leastContrast: leastContrast)
    }
}

extension AccessibilityElement {
    /// Whether a line that is drawn is a part of what is told.
    fileprivate func says(_ line: String) -> Bool {
        let line = line.trimmingCharacters(in: .whitespacesAndNewlines)
        let told = [label, value].compactMap { $0 }.joined(separator: " ")
        // The end of a line that has no room is left out.
        let whole = line.hasSuffix("…") ? String(line.dropLast()) : line
        return !whole.isEmpty && told.contains(whole)
    }
}
