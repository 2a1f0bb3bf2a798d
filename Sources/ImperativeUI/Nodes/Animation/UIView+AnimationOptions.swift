extension UIView {
    /// What is asked for of an animation of views besides its duration.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes options of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Views that are changed are laid out before the changes are over, so that what is in them moves with them.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// What moves takes touches meanwhile. They hit views where these will be.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// A value that moves already goes on from where it is shown, and what moved it is over. Without this, both
        /// movements are added up.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Begins again whenever it is over, until the value is given another animation or the view leaves its window.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Goes there and back, which takes twice the duration. In the end the view is where it was to go.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Takes its own duration inside of another animation, not that one's.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Has its own curve inside of another animation, not that one's.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// What changes in a transition is animated on its own, too.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition between two views hides the one and shows the other, instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Has none of the options of the animation around it.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// What is due is updated and laid out before the changes, and what they lead to is animated with them.
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 28)

        /// Slow at first and at last, which is the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at last.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Always of the same speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// No transition, which is the default.
        public static let transitionNone: AnimationOptions = []
        /// The view turns over from side to side, without perspective.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// The view turns over from side to side, without perspective.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// The view is pulled off from bottom to top, and what it shows then is below.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// What the view shows then is pulled over it from top to bottom.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// The one picture becomes the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// The view turns over from top to bottom, without perspective.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// The view turns over from top to bottom, without perspective.
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

    /// How far a movement is in each part of its time.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at first and at last.
        case easeInOut = 0
        /// Slow at first.
        case easeIn = 1
        /// Slow at last.
        case easeOut = 2
        /// Always of the same speed.
        case linear = 3
    }

    /// What is asked for of an animation by keyframes besides its duration.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The bits. Those of a curve of ``AnimationOptions`` are a curve here too.
        public let rawValue: UInt

        /// Makes options of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Views that are changed are laid out before the changes are over, so that what is in them moves with them.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// What moves takes touches meanwhile. They hit views where these will be.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// A value that moves already goes on from where it is shown, and what moved it is over.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Begins again whenever it is over.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Goes there and back, which takes twice the duration.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Takes its own duration inside of another animation, not that one's.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Has none of the options of the animation around it.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Straight from one keyframe to the next, which is the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// From one keyframe to the next without values in between.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Straight from one keyframe to the next, always at the same speed, whatever the times of the keyframes.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// On a smooth curve through all keyframes.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// On a smooth curve through all keyframes, with times by the distances between them.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        /// The same bits, without those of the mode.
        var animationOptions: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(7 << 10)) }

        var mode: KeyframeMode { KeyframeMode(rawValue: rawValue >> 10 & 7) ?? .linear }
    }
}

/// How values between keyframes come about.
enum KeyframeMode: UInt { case linear, discrete, paced, cubic, cubicPaced }
