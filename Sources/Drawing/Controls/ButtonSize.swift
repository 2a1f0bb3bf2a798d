import Foundation

/// How large buttons with a background are, for their content.
package enum ButtonSize: Hashable, Sendable {
    case mini, small, medium, large

    /// The room around the content at the sides, in points.
    package var sides: CGFloat {
        switch self {
        case .mini: 8
        case .small: 10
        case .medium: 12
        case .large: 20
        }
    }

    /// The room above and below the content, in points.
    package var ends: CGFloat {
        switch self {
        case .mini: 4
        case .small: 5
        case .medium: 7
        case .large: 15
        }
    }

    /// Whether titles are smaller than texts.
    package var hasSmallTitle: Bool { self == .mini || self == .small }
}
