import Foundation

/// A type that identifies an alignment guide and defines its default position.
public protocol AlignmentID: SendableMetatype {
    /// Returns the guide's position in a view that sets none, in points from the view's top or leading edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide on either axis, as the engine stores it. ``HorizontalAlignment`` and ``VerticalAlignment`` wrap it.
package struct AlignmentGuide: Equatable, Sendable {
    /// Which standard guide this is, so that the engine need not ask the guide's type.
    package enum Kind: UInt8, Sendable {
        case start, center, end, firstTextBaseline, lastTextBaseline, custom
    }

    let id: any AlignmentID.Type
    package let kind: Kind
    package let axis: Axis

    init(_ id: any AlignmentID.Type, _ kind: Kind, _ axis: Axis) {
        self.id = id
        self.kind = kind
        self.axis = axis
    }

    package static func == (lhs: AlignmentGuide, rhs: AlignmentGuide) -> Bool {
        lhs.kind == rhs.kind && lhs.axis == rhs.axis && (lhs.kind != .custom || lhs.id == rhs.id)
    }

    /// Whether a container ignores the explicit positions that its children have for this guide.
    @inline(__always)
    var neverMerges: Bool { kind.rawValue <= Kind.end.rawValue }

    @inline(__always)
    var isTextBaseline: Bool { kind == .firstTextBaseline || kind == .lastTextBaseline }

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
        case .custom: id.defaultValue(in: dimensions())
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
        return kind == .custom ? result / count : result
    }
}

/// The identifier types of the standard guides.
enum StandardAlignment {
    enum Start: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    enum HorizontalCenter: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }

    enum VerticalCenter: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}
