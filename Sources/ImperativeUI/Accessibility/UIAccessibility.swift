import Foundation
import Synchronization

/// How the user wants the system to assist them.
///
/// This library cannot ask the system it runs on: every property is `false` until the host program says what is
/// switched on, by setting `flags`. All of it may be used on any thread.
public enum UIAccessibility {
    private static let current = Mutex<Flags>([])

    /// What is switched on; nothing at first. For the host program to set, once it knows.
    ///
    /// Setting it posts the notification of each flag that changed, on the calling thread, after all have changed.
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

    /// Whether a screen reader is running.
    public static var isVoiceOverRunning: Bool { flags.contains(.voiceOver) }
    /// Whether the user operates the interface with switches.
    public static var isSwitchControlRunning: Bool { flags.contains(.switchControl) }
    /// Whether text is to be bold.
    public static var isBoldTextEnabled: Bool { flags.contains(.boldText) }
    /// Whether motion is to be reduced.
    public static var isReduceMotionEnabled: Bool { flags.contains(.reduceMotion) }
    /// Whether transparency is to be reduced.
    public static var isReduceTransparencyEnabled: Bool { flags.contains(.reduceTransparency) }
    /// Whether colours are to be darker, for more contrast.
    public static var isDarkerSystemColorsEnabled: Bool { flags.contains(.darkerSystemColors) }
    /// Whether nothing is to be told by colour alone.
    public static var shouldDifferentiateWithoutColor: Bool { flags.contains(.differentiateWithoutColor) }
    /// Whether the screen's colours are inverted.
    public static var isInvertColorsEnabled: Bool { flags.contains(.invertColors) }
    /// Whether the screen shows greys only.
    public static var isGrayscaleEnabled: Bool { flags.contains(.grayscale) }
    /// Whether buttons are to have visible shapes.
    public static var buttonShapesEnabled: Bool { flags.contains(.buttonShapes) }
    /// Whether switches are to be labelled.
    public static var isOnOffSwitchLabelsEnabled: Bool { flags.contains(.onOffSwitchLabels) }
    /// Whether closed captions are wanted.
    public static var isClosedCaptioningEnabled: Bool { flags.contains(.closedCaptioning) }
}
