import Foundation

/// A type that identifies an alignment guide and defines its default position.
public protocol AlignmentID: SendableMetatype {
    /// Returns the guide's position in a view that sets none, in points from the view's top or leading edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide on either axis, as the engine stores it. ``HorizontalAlignment`` and ``VerticalAlignment`` wrap it.
package struct AlignmentGuide: Equatable, Sendable {
    /// Which guide this is, without the axis.
    package enum Kind: Equatable, Sendable {
        case start, center, end, firstTextBaseline, lastTextBaseline
        case custom(any AlignmentID.Type)

        package static func == (lhs: Kind, rhs: Kind) -> Bool {
            switch (lhs, rhs) {
            case (.custom(let lhs), .custom(let rhs)): lhs == rhs
            case (.start, .start), (.center, .center), (.end, .end): true
            case (.firstTextBaseline, .firstTextBaseline), (.lastTextBaseline, .lastTextBaseline): true
            default: false
            }
        }
    }

    package let kind: Kind
    package let axis: Axis

    package init(_ kind: Kind, _ axis: Axis) {
        self.kind = kind
        self.axis = axis
    }

    /// Whether the guide's own type computes its position.
    @inline(__always)
    var isCustom: Bool { if case .custom = kind { true } else { false } }

    /// Whether a container ignores the explicit positions that its children have for this guide.
    @inline(__always)
    var neverMerges: Bool {
        switch kind {
        case .start, .center, .end: true
        case .firstTextBaseline, .lastTextBaseline, .custom: false
        }
    }

    @inline(__always)
    var isTextBaseline: Bool {
        switch kind {
        case .firstTextBaseline, .lastTextBaseline: true
        case .start, .center, .end, .custom: false
        }
    }

    /// Returns the guide's default position in points.
    ///
    /// - Parameters:
    ///   - dimensions: The view's dimensions, evaluated only for guides whose type computes the position.
    ///   - length: The view's length along the guide's axis.
    @inline(__always)
    func defaultValue(in dimensions: @autoclosure () -> ViewDimensions, length: CGFloat) -> CGFloat {
        switch kind {
        case .start: 0
        case .center: length / 2
        case .end, .firstTextBaseline, .lastTextBaseline: length
        case .custom(let id): id.defaultValue(in: dimensions())
        }
    }

    /// Merges the explicit positions of several children into that of their container.
    func combine<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        if neverMerges { return nil }
        var result: CGFloat = 0
        var count: CGFloat = 0
        for case let value? in values {
            count += 1
            switch kind {
            case .firstTextBaseline: result = count == 1 ? value : min(result, value)
            case .lastTextBaseline: result = count == 1 ? value : max(result, value)
            default: result += value
            }
        }
        if count == 0 { return nil }
        return isCustom ? result / count : result
    }
}
