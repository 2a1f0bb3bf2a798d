import Foundation

/// The assistive settings of the user.
///
/// This library cannot query the operating system: every property is `false` until the host program reports the
/// settings by assigning `flags`. You may use all members on any thread.
public enum UIAccessibility {
    private static let current = Locked<Flags>([])

    /// The settings that are turned on; none by default. The host program sets this property.
    ///
    /// Assigning it posts the notification of each changed flag on the calling thread, after all flags have changed.
    public static var flags: Flags {
        get { current.withLock { $0 } }
        set {
            let changed = current.withLock { flags in
                defer { flags = newValue }
                return flags.symmetricDifference(newValue)
            }
            for flag in Flags.all where changed.contains(flag) {
                NotificationCenter.default.post(name: flag.changeNotification, object: nil)
            }
        }
    }

    /// A Boolean value that indicates whether a screen reader is running.
    public static var isVoiceOverRunning: Bool { flags.contains(.voiceOver) }
    /// A Boolean value that indicates whether the user operates the interface with switches.
    public static var isSwitchControlRunning: Bool { flags.contains(.switchControl) }
    /// A Boolean value that indicates whether the user prefers bold text.
    public static var isBoldTextEnabled: Bool { flags.contains(.boldText) }
    /// A Boolean value that indicates whether the user prefers reduced motion.
    public static var isReduceMotionEnabled: Bool { flags.contains(.reduceMotion) }
    /// A Boolean value that indicates whether the user prefers reduced transparency.
    public static var isReduceTransparencyEnabled: Bool { flags.contains(.reduceTransparency) }
    /// A Boolean value that indicates whether the user prefers darker colours, for more contrast.
    public static var isDarkerSystemColorsEnabled: Bool { flags.contains(.darkerSystemColors) }
    /// A Boolean value that indicates whether the user prefers that no information is conveyed by colour alone.
    public static var shouldDifferentiateWithoutColor: Bool { flags.contains(.differentiateWithoutColor) }
    /// A Boolean value that indicates whether the screen's colours are inverted.
    public static var isInvertColorsEnabled: Bool { flags.contains(.invertColors) }
    /// A Boolean value that indicates whether the screen shows shades of grey only.
    public static var isGrayscaleEnabled: Bool { flags.contains(.grayscale) }
    /// A Boolean value that indicates whether the user prefers buttons with visible shapes.
    public static var buttonShapesEnabled: Bool { flags.contains(.buttonShapes) }
    /// A Boolean value that indicates whether the user prefers switches with on and off labels.
    public static var isOnOffSwitchLabelsEnabled: Bool { flags.contains(.onOffSwitchLabels) }
    /// A Boolean value that indicates whether the user prefers closed captions.
    public static var isClosedCaptioningEnabled: Bool { flags.contains(.closedCaptioning) }
}
