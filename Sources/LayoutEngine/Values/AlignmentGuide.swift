import Foundation

/// A type that names an alignment guide and says where it lies in a view that sets none.
public protocol AlignmentID: SendableMetatype {
    /// The guide's place in a view of the given dimensions, in points from its top or leading edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// One guide of one axis, as the engine handles it: the public alignments are faces of it.
package struct AlignmentGuide: Equatable, Sendable {
    /// What is known of the guide without asking its type.
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

    /// Whether a container takes no explicit value of this guide over from its children.
    @inline(__always)
    var neverMerges: Bool { kind.rawValue <= Kind.end.rawValue }

    @inline(__always)
    var isTextBaseline: Bool { kind == .firstTextBaseline || kind == .lastTextBaseline }

    /// The guide's place where nothing is explicit, in a length known not to need the dimensions, else by the type.
    @inline(__always)
    func defaultValue(in dimensions: @autoclosure () -> ViewDimensions, length: CGFloat) -> CGFloat {
        switch kind {
        case .start: 0
        case .center: length / 2
        case .end, .firstTextBaseline, .lastTextBaseline: length
        case .custom: id.defaultValue(in: dimensions())
        }
    }

    /// Joins the explicit values of several children into the container's.
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
