extension UIViewController {
    /// The pending work and the states of a controller.
    struct Flags: OptionSet {
        let rawValue: UInt32
        static let owesIsAppearing = Flags(rawValue: 1)
        static let needsProperties = Flags(rawValue: 2)
        /// The view was in a hierarchy and is in none now: the last traits are kept.
        static let viewLeft = Flags(rawValue: 4)
        /// The step of the appearance that is going on is animated.
        static let isAnimated = Flags(rawValue: 8)
        /// Between `beginAppearanceTransition` and `endAppearanceTransition`.
        static let isInOwnTransition = Flags(rawValue: 16)
        static let isBeingPresented = Flags(rawValue: 32)
        static let isBeingDismissed = Flags(rawValue: 64)
        static let isMovingToParent = Flags(rawValue: 128)
        static let isMovingFromParent = Flags(rawValue: 256)
        static let definesPresentationContext = Flags(rawValue: 512)
        /// The controller has a parent or is a window's root, and its view has not been in a hierarchy.
        static let isOutside = Flags(rawValue: 1024)

        /// viewIsAppearing was called in the appearance that is going on or, if none is, in the last one.
        static let wasToldIsAppearing = Flags(rawValue: 2048)
        static let isModalInPresentation = Flags(rawValue: 4096)
        /// The traits are those of the parent also while the view is in no hierarchy.
        static let inheritsWhileCovered = Flags(rawValue: 8192)
        static let hidesBottomBarWhenPushed = Flags(rawValue: 16384)
        /// The tab was given by the program.
        static let hasChosenTabBarItem = Flags(rawValue: 32768)

        static let isEditing = Flags(rawValue: 65536)
        /// Between `viewWillLayoutSubviews()` and the layout of the view.
        static let isAboutToLayOut = Flags(rawValue: 131072)
        /// The view last joined a superview while the controller had no parent and was no root, and no container put it
        /// there.
        static let isOnItsOwn = Flags(rawValue: 262144)

        /// Why an appearance that is not complete came about.
        static let isOnItsWay: Flags = [.isBeingPresented, .isBeingDismissed, .isMovingToParent, .isMovingFromParent]

        mutating func set(_ flag: Flags, _ isSet: Bool) {
            if isSet { insert(flag) } else { remove(flag) }
        }
    }
}
