import DeclarativeViews
import Foundation
import ImperativeUI
import BridgedEnvironment

extension AccessibilitySettingsKey: SystemSettingKey {
    package static func systemValue(in values: EnvironmentValues) -> AccessibilitySettings {
        values.traits[AccessibilityFlagsTrait.self].map(AccessibilitySettings.init) ?? SystemSettings.first
    }
}

extension AccessibilitySettings {
    fileprivate static let pairs: [(UIAccessibility.Flags, AccessibilitySettings)] = [
        (.reduceMotion, .reduceMotion), (.reduceTransparency, .reduceTransparency),
        (.differentiateWithoutColor, .differentiateWithoutColor), (.invertColors, .invertColors),
        (.buttonShapes, .showButtonShapes), (.voiceOver, .voiceOver), (.switchControl, .switchControl),
    ]

    fileprivate init(_ flags: UIAccessibility.Flags) {
        self = []
        for (flag, setting) in Self.pairs where flags.contains(flag) { insert(setting) }
    }
}

/// Follows system settings while views are shown.
enum SystemSettings {
    /// The settings at the first read. Later changes are stored at the roots of the visible trees, so that it is known
    /// which values readers have seen.
    static let first: AccessibilitySettings = {
        for name in names {
            // Observed as long as the process lives.
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainContext.runNowOrSoon { spread() }
            }
        }
        return AccessibilitySettings(UIAccessibility.flags)
    }()

    private static let names = [
        UIAccessibility.reduceMotionStatusDidChangeNotification,
        UIAccessibility.reduceTransparencyStatusDidChangeNotification,
        UIAccessibility.differentiateWithoutColorDidChangeNotification,
        UIAccessibility.invertColorsStatusDidChangeNotification,
        UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
        UIAccessibility.voiceOverStatusDidChangeNotification,
        UIAccessibility.switchControlStatusDidChangeNotification,
    ]

    /// The current settings, if they have changed since the first read.
    @MainActor private static var changed: AccessibilitySettings?

    @MainActor private static func spread() {
        changed = AccessibilitySettings(UIAccessibility.flags)
        var seen: Set<ObjectIdentifier> = []
        for window in UIApplication.shared.windows
        where seen.insert(ObjectIdentifier(window.nearestScope.root)).inserted {
            apply(to: window)
        }
    }

    /// Stores the current settings at the root of a window's tree, if they have ever changed.
    @MainActor static func apply(to window: UIWindow) {
        guard let changed else { return }
        let root = window.nearestScope.root
        // A scene with settings of its own does not follow those of the process.
        if root.map.value(of: AccessibilityFlagsTrait.self, in: .trait) ?? nil != nil { return }
        if root.map.value(of: AccessibilitySettingsKey.self, in: .environment) == changed, !root.hasStagedWrites {
            return
        }
        root.stage(PropertyWrite(AccessibilitySettingsKey.self, in: .environment, value: changed))
    }
}
