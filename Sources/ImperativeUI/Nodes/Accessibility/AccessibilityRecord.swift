import Foundation

/// The accessibility properties that code has set of a responder. Few responders have a record.
@MainActor final class AccessibilityRecord {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var respondsToUser: Bool?
    var inputLabels: [String]?
}

/// The records of responders without storage for one, such as scenes and a program's own responders.
@MainActor enum AccessibilityRecords {
    private struct Kept {
        weak var owner: UIResponder?
        let record: AccessibilityRecord
    }

    private static var kept: [ObjectIdentifier: Kept] = [:]
    /// How many records may be kept before those of released responders are looked for.
    private static var limit = smallestLimit
    private static let smallestLimit = 32
    /// How many records were looked at to find out whose responders are gone. For tests.
    private(set) static var sweptCount = 0

    static subscript(_ owner: UIResponder) -> AccessibilityRecord? {
        get {
            guard let found = kept[ObjectIdentifier(owner)], found.owner === owner else { return nil }
            return found.record
        }
        set {
            kept[ObjectIdentifier(owner)] = newValue.map { Kept(owner: owner, record: $0) }
            if kept.count <= limit { return }
            // Only once there are twice as many as the last time, so that each record is looked at a few times at most.
            sweptCount += kept.count
            kept = kept.filter { $0.value.owner != nil }
            limit = max(Self.smallestLimit, 2 * kept.count)
        }
    }
}

/// The accessibility of a class's objects where code has set nothing.
package struct OwnAccessibility {
    /// Whether an object is an element, and not only made of some.
    package var isElement: Bool
    /// The kind of element; `nil` for the kind its traits say.
    package var role: AccessibilityRole?
    package var traits: UIAccessibilityTraits
    package var value: String?

    package init(
        _ role: AccessibilityRole? = nil, isElement: Bool = false, traits: UIAccessibilityTraits = [],
        value: String? = nil
    ) {
        (self.role, self.isElement, self.traits, self.value) = (role, isElement, traits, value)
    }

    /// An element.
    package static func element(
        _ role: AccessibilityRole, _ traits: UIAccessibilityTraits = [], value: String? = nil
    ) -> OwnAccessibility {
        OwnAccessibility(role, isElement: true, traits: traits, value: value)
    }
}

extension UIResponder {
    final var madeAccessibilityRecord: AccessibilityRecord {
        if let record = accessibilityRecord { return record }
        let made = AccessibilityRecord()
        accessibilityRecord = made
        return made
    }
}
