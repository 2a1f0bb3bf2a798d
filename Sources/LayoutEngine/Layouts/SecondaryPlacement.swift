import Foundation

/// Where the secondary item of a pair is placed. An object, as most pairs can share one.
package final class SecondaryPlacement: Equatable, Sendable {
    enum Rule: Equatable {
        /// In the primary item's size, where these guides of both items meet.
        case aligned(Alignment)
        /// In a frame of the primary item's left-to-right space.
        case fixed(CGRect)
    }

    let rule: Rule

    private init(_ rule: Rule) { self.rule = rule }

    /// In the middle of the primary item, by the `center` guides of both.
    package static let centered = SecondaryPlacement(.aligned(.center))

    /// In the primary item's size, where these guides of both items meet.
    package static func aligned(_ alignment: Alignment) -> SecondaryPlacement {
        alignment == .center ? centered : SecondaryPlacement(.aligned(alignment))
    }

    /// In a frame of the primary item's left-to-right space.
    package static func fixed(_ frame: CGRect) -> SecondaryPlacement { SecondaryPlacement(.fixed(frame)) }

    package static func == (one: SecondaryPlacement, other: SecondaryPlacement) -> Bool {
        one === other || one.rule == other.rule
    }
}
