extension UIView {
    /// Options for animations of views.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits of the option set.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the changed views inside the animation, so that their subviews move with them.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Allows touches on views while they are animated. Hit-testing uses their final positions.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from the value shown at the moment and replaces a running animation of it. Without this option, the
        /// movements are added together.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation until the value gets another animation or the view leaves its window.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs the animation forwards and backwards, which takes twice the duration. Afterwards the view has its
        /// final values.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Uses the animation's own duration instead of that of the enclosing animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Uses the animation's own curve instead of that of the enclosing animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Animates changes of the content in a transition individually, too.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Hides and shows the views of a transition instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Does not inherit the options of the enclosing animation.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Performs pending updates and layouts before the changes, and animates the updates that result from them.
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 28)

        /// Starts and ends slowly: the default curve.
        public static let curveEaseInOut: AnimationOptions = []
        /// Starts slowly and accelerates.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Starts fast and slows down towards the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Moves at a constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// No transition: the default.
        public static let transitionNone: AnimationOptions = []
        /// Flips the view around its vertical axis, without perspective.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Flips the view around its vertical axis, without perspective.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Peels the view off from bottom to top, revealing the new content below.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Covers the view from top to bottom with the new content.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Dissolves from the old to the new content.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Flips the view around its horizontal axis, without perspective.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Flips the view around its horizontal axis, without perspective.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// The curve among the options.
        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }

        /// The options that animations inside of one with them have too.
        private static let passed: AnimationOptions = [
            .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
        ]

        /// Returns these options inside of an animation with others.
        func inside(_ outer: AnimationOptions) -> AnimationOptions {
            if contains(.overrideInheritedOptions) { return self }
            return union(outer.intersection(Self.passed))
        }

        var transition: ViewTransition.Style? {
            switch rawValue >> 20 & 7 {
            case 1, 2: .flipAcross
            case 3: .curlUp
            case 4: .curlDown
            case 5: .dissolve
            case 6, 7: .flipOver
            default: nil
            }
        }
    }

    /// The timing curve of an animation.
    public enum AnimationCurve: Int, Sendable {
        /// Starts and ends slowly.
        case easeInOut = 0
        /// Starts slowly and accelerates.
        case easeIn = 1
        /// Starts fast and slows down towards the end.
        case easeOut = 2
        /// Moves at a constant speed.
        case linear = 3
    }

    /// Options for keyframe animations of views.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The bits of the option set. The bits of a curve of ``AnimationOptions`` select the same curve here.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the changed views inside the animation, so that their subviews move with them.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Allows touches on views while they are animated. Hit-testing uses their final positions.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from the value shown at the moment and replaces a running animation of it.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation each time it ends.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs the animation forwards and backwards, which takes twice the duration.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Uses the animation's own duration instead of that of the enclosing animation.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Does not inherit the options of the enclosing animation.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Interpolates linearly between keyframes: the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jumps from one keyframe to the next without interpolation.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Interpolates linearly between keyframes at a constant speed, ignoring the times of the keyframes.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Interpolates along a smooth curve through all keyframes.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Interpolates along a smooth curve through all keyframes, with times derived from the distances between
        /// them.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        /// The same bits, without those of the mode.
        var animationOptions: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(7 << 10)) }

        var mode: KeyframeMode { KeyframeMode(rawValue: rawValue >> 10 & 7) ?? .linear }
    }
}

/// How values between keyframes come about.
enum KeyframeMode: UInt { case linear, discrete, paced, cubic, cubicPaced }
