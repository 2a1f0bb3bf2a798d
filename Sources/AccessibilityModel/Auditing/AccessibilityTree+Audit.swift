import Foundation
import Foundations

extension AccessibilityTree {
    /// The faults of the elements, in reading order: all but those of contrast, for which it takes a picture.
    ///
    /// - Parameter leastTarget: The width and height in points that something to use has at least, unless a circle of
    ///   that size around its middle touches no other.
    package func faults(leastTarget: Double) -> [AccessibilityFault] {
        let targets = elements.filter { $0.isInteractive && !$0.isGroup && $0.isEnabled }
        var faults: [AccessibilityFault] = []
        for element in elements {
            faults += element.faultsOfWords
            if element.isGroup || !element.isInteractive || !element.isEnabled { continue }
            if let fault = fault(ofTarget: element, among: targets, least: leastTarget) { faults.append(fault) }
        }
        faults += faultsOfEqualLabels
        for (name, frame) in unreachable {
            faults.append(
                AccessibilityFault(
                    .unreachable, name, frame, "It responds to taps, but nothing is told of it. Give it a label."))
        }
        return faults
    }

    private func fault(
        ofTarget element: AccessibilityElement, among targets: [AccessibilityElement], least: Double
    ) -> AccessibilityFault? {
        let frame = element.frame
        if frame.width <= 0 || frame.height <= 0 {
            return element.fault(.noArea, "It has no area to touch.")
        }
        if frame.width >= least && frame.height >= least { return nil }
        let circle = CGRect(x: frame.midX - least / 2, y: frame.midY - least / 2, width: least, height: least)
        let neighbour = targets.first { other in
            // An element that lies over another hides it, or is a part of it.
            let shared = other.frame.common(with: frame)
            guard other.index != element.index, shared.isNull || shared.width < 1 || shared.height < 1 else {
                return false
            }
            if other.frame.width < least || other.frame.height < least {
                let (dx, dy) = (other.frame.midX - frame.midX, other.frame.midY - frame.midY)
                if (dx * dx + dy * dy).squareRoot() < least { return true }
            }
            return other.frame.touches(circleIn: circle)
        }
        guard let neighbour else { return nil }
        return element.fault(
            .smallTarget,
            "It is \(frame.sizeWords), less than \(AccessibilityWords.number(least)) points, and near to "
                + "\(neighbour.name).")
    }

    /// Things to use in one group that are called the same.
    private var faultsOfEqualLabels: [AccessibilityFault] {
        var faults: [AccessibilityFault] = []
        // The elements found in the current group, for each depth.
        var known: [Int: [String: AccessibilityElement]] = [:]
        for element in elements {
            for depth in known.keys where depth > element.depth { known[depth] = nil }
            guard element.isInteractive, !element.isGroup, element.role != .cell, let label = element.label else {
                continue
            }
            let key = "\(element.role.rawValue) \(label) \(element.value ?? "")"
            if let other = known[element.depth]?[key], other.frame != element.frame {
                faults.append(element.fault(.equalLabels, "Another one is called the same."))
            }
            known[element.depth, default: [:]][key] = element
        }
        return faults
    }
}

extension AccessibilityElement {
    package func fault(_ kind: AccessibilityFault.Kind, _ reason: String) -> AccessibilityFault {
        AccessibilityFault(kind, line, frame, reason)
    }

    fileprivate var name: String { role.words + (label.map { " \"\($0)\"" } ?? "") }

    /// The faults of the label and value of the element.
    fileprivate var faultsOfWords: [AccessibilityFault] {
        if isGroup { return [] }
        var faults: [AccessibilityFault] = []
        let words = label?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        let needsLabel = isInteractive || role == .image || role == .progress || role == .meter || role == .other
        if words.isEmpty, needsLabel { faults.append(fault(.missingLabel, "It has no label.")) }
        switch role {
        case .toggle, .slider, .picker, .pages, .meter:
            if value?.isEmpty ?? true { faults.append(fault(.missingValue, "It has no value.")) }
        default: break
        }
        if isInteractive, role != .cell, role != .tab, words.lowercased().hasSuffix(" " + role.words) {
            faults.append(fault(.redundantLabel, "That it is a \(role.words) is said anyway."))
        }
        return faults
    }
}

extension CGRect {
    /// Whether a circle that fills a square has a point in common with this rectangle.
    fileprivate func touches(circleIn square: CGRect) -> Bool {
        let (x, y) = (min(max(square.midX, minX), maxX), min(max(square.midY, minY), maxY))
        let (dx, dy) = (x - square.midX, y - square.midY)
        return (dx * dx + dy * dy).squareRoot() < square.width / 2
    }

    fileprivate var sizeWords: String {
        func word(_ length: CGFloat) -> String { AccessibilityWords.number((length * 10).rounded() / 10) }
        return "\(word(width)) by \(word(height)) points"
    }
}
