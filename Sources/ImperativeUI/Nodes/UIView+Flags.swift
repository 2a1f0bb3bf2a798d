extension UIView {
    /// The pending work of a view, and the overrides of its class.
    struct Flags: OptionSet {
        let rawValue: UInt32
        static let needsLayout = Flags(rawValue: 1)
        static let subtreeNeedsLayout = Flags(rawValue: 2)
        static let needsProperties = Flags(rawValue: 4)
        static let needsDisplay = Flags(rawValue: 8)
        static let isLayingOut = Flags(rawValue: 16)
        static let ownedByController = Flags(rawValue: 32)
        static let overridesLayout = Flags(rawValue: 64)
        static let overridesProperties = Flags(rawValue: 128)
        static let overridesDraw = Flags(rawValue: 256)
        /// The picture is that of the last display; see `displayList()`.
        static let hasDisplayList = Flags(rawValue: 512)
        /// The safe area is to be looked up.
        static let needsSafeArea = Flags(rawValue: 1024)
        /// A superview was set and not taken away, though it may be gone.
        static let hasSuperview = Flags(rawValue: 2048)
        /// The window is another one, and the view was not told yet.
        static let owesArrival = Flags(rawValue: 4096)
        /// It is being moved to another superview.
        static let isMoving = Flags(rawValue: 8192)
        /// A callback about the move under way has moved it again, which is the newer wish.
        static let isMovedOn = Flags(rawValue: 16384)
        /// Some subview has, or had, an `autoresizingMask`.
        static let hasResizingSubviews = Flags(rawValue: 32768)
        /// A call of `updateConstraints()` is pending.
        static let needsConstraints = Flags(rawValue: 65536)
        /// Such a call is pending below.
        static let subtreeNeedsConstraints = Flags(rawValue: 131072)
        static let overridesConstraints = Flags(rawValue: 262144)
        /// The height of the content follows from the width.
        static let heightFollowsWidth = Flags(rawValue: 524288)
    }
}
