import Foundation

/// Sets the explicit position of a guide in the child.
package struct AlignmentGuideLayout: UnaryLayout {
    private let guide: AlignmentGuide
    private let computeValue: @Sendable (ViewDimensions) -> CGFloat

    package init(_ guide: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat) {
        self.guide = guide.guide
        self.computeValue = computeValue
    }

    package init(_ guide: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat) {
        self.guide = guide.guide
        self.computeValue = computeValue
    }

    package var ownGuide: AlignmentGuide? { guide }
    // A function is the address of its code and that of its captures.
    package var clientCode: UInt { unsafeBitCast(computeValue, to: (UInt, UInt).self).0 }
    package func ownGuidePosition(in dimensions: ViewDimensions) -> CGFloat { computeValue(dimensions) }
    package var ownPriority: Double? { nil }
}

/// Sets the child's layout priority among its siblings.
package struct PriorityLayout: UnaryLayout {
    private let value: Double
    package let inputIssue: String?

    package init(_ value: Double) {
        self.value = value.isNaN ? 0 : value
        inputIssue = value.isNaN ? "a layout priority is a number; 0 is used" : nil
    }

    package var ownPriority: Double? { nil }
    package var setPriority: Double? { value }
}

/// Sets a value that the layout around the child can read.
package struct LayoutValueLayout<Key: LayoutValueKey>: UnaryLayout {
    private let value: Key.Value

    package init(_ key: Key.Type = Key.self, value: Key.Value) {
        self.value = value
    }

    package var ownPriority: Double? { nil }

    package func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? {
        K.self == Key.self ? value as? K.Value : nil
    }
}
