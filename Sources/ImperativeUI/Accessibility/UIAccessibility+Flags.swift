import Foundation

extension UIAccessibility {
    /// The assistive settings that are turned on.
    public struct Flags: OptionSet, Sendable {
        /// The bit mask, with one bit for each setting.
        public let rawValue: UInt32
        /// Creates flags from a bit mask. Bits without a meaning are kept and have no effect.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A screen reader is running.
        public static let voiceOver = Flags(rawValue: 1)
        /// The user operates the interface with switches.
        public static let switchControl = Flags(rawValue: 2)
        /// The user prefers bold text.
        public static let boldText = Flags(rawValue: 4)
        /// The user prefers reduced motion.
        public static let reduceMotion = Flags(rawValue: 8)
        /// The user prefers reduced transparency.
        public static let reduceTransparency = Flags(rawValue: 16)
        /// The user prefers darker colours, for more contrast.
        public static let darkerSystemColors = Flags(rawValue: 32)
        /// The user prefers that no information is conveyed by colour alone.
        public static let differentiateWithoutColor = Flags(rawValue: 64)
        /// The screen's colours are inverted.
        public static let invertColors = Flags(rawValue: 128)
        /// The screen shows shades of grey only.
        public static let grayscale = Flags(rawValue: 256)
        /// The user prefers buttons with visible shapes.
        public static let buttonShapes = Flags(rawValue: 512)
        /// The user prefers switches with on and off labels.
        public static let onOffSwitchLabels = Flags(rawValue: 1024)
        /// The user prefers closed captions.
        public static let closedCaptioning = Flags(rawValue: 2048)

        static let all: [Flags] = (0..<12).map { Flags(rawValue: 1 << $0) }

        /// The notification that this single flag changed.
        var changeNotification: Foundation.Notification.Name {
            switch self {
            case .voiceOver: voiceOverStatusDidChangeNotification
            case .switchControl: switchControlStatusDidChangeNotification
            case .boldText: boldTextStatusDidChangeNotification
            case .reduceMotion: reduceMotionStatusDidChangeNotification
            case .reduceTransparency: reduceTransparencyStatusDidChangeNotification
            case .darkerSystemColors: darkerSystemColorsStatusDidChangeNotification
            case .differentiateWithoutColor: differentiateWithoutColorDidChangeNotification
            case .invertColors: invertColorsStatusDidChangeNotification
            case .grayscale: grayscaleStatusDidChangeNotification
            case .buttonShapes: buttonShapesEnabledStatusDidChangeNotification
            case .onOffSwitchLabels: onOffSwitchLabelsDidChangeNotification
            default: closedCaptioningStatusDidChangeNotification
            }
        }
    }

    /// Posted after `isVoiceOverRunning` changed.
    public static let voiceOverStatusDidChangeNotification = named("VoiceOverStatus")
    /// Posted after `isSwitchControlRunning` changed.
    public static let switchControlStatusDidChangeNotification = named("SwitchControlStatus")
    /// Posted after `isBoldTextEnabled` changed.
    public static let boldTextStatusDidChangeNotification = named("BoldTextStatus")
    /// Posted after `isReduceMotionEnabled` changed.
    public static let reduceMotionStatusDidChangeNotification = named("ReduceMotionStatus")
    /// Posted after `isReduceTransparencyEnabled` changed.
    public static let reduceTransparencyStatusDidChangeNotification = named("ReduceTransparencyStatus")
    /// Posted after `isDarkerSystemColorsEnabled` changed.
    public static let darkerSystemColorsStatusDidChangeNotification = named("DarkerSystemColorsStatus")
    /// Posted after `shouldDifferentiateWithoutColor` changed.
    public static let differentiateWithoutColorDidChangeNotification = named("DifferentiateWithoutColor")
    /// Posted after `isInvertColorsEnabled` changed.
    public static let invertColorsStatusDidChangeNotification = named("InvertColorsStatus")
    /// Posted after `isGrayscaleEnabled` changed.
    public static let grayscaleStatusDidChangeNotification = named("GrayscaleStatus")
    /// Posted after `buttonShapesEnabled` changed.
    public static let buttonShapesEnabledStatusDidChangeNotification = named("ButtonShapesEnabledStatus")
    /// Posted after `isOnOffSwitchLabelsEnabled` changed.
    public static let onOffSwitchLabelsDidChangeNotification = named("OnOffSwitchLabels")
    /// Posted after `isClosedCaptioningEnabled` changed.
    public static let closedCaptioningStatusDidChangeNotification = named("ClosedCaptioningStatus")

    private static func named(_ name: String) -> Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibility\(name)DidChangeNotification")
    }
}
