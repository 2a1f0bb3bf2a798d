import Foundation
import ImperativeUI
import UnifiedStorage

extension AccessibilitySettingsKey: SystemSettingKey {
    static var systemValue: AccessibilitySettings {
        SystemSettings.follow()
        return AccessibilitySettings(UIAccessibility.flags)
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

/// Follows what the system says while views are shown.
enum SystemSettings {
    /// From the first read on, a change wakes the views that read it.
    static func follow() { _ = isFollowing }

    private static let isFollowing: Bool = {
        let names = [
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            UIAccessibility.differentiateWithoutColorDidChangeNotification,
            UIAccessibility.invertColorsStatusDidChangeNotification,
            UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
            UIAccessibility.voiceOverStatusDidChangeNotification,
            UIAccessibility.switchControlStatusDidChangeNotification,
        ]
        for name in names {
            // Observed for the life of the process.
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainContext.runNowOrSoon { spread() }
            }
        }
        return true
    }()

    /// Says at the root of each tree that is shown what is in force now.
    @MainActor private static func spread() {
        let now = AccessibilitySettings(UIAccessibility.flags)
        var seen: Set<ObjectIdentifier> = []
        for window in UIApplication.shared.windows {
            let root = window.nearestScope.root
            guard seen.insert(ObjectIdentifier(root)).inserted else { continue }
            root.stage(PropertyWrite(AccessibilitySettingsKey.self, in: .environment, value: now))
        }
    }
}
