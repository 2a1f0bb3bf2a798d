import Foundation

/// How a presentation adapts to a compact size class.
public struct PresentationAdaptation: Equatable, Sendable {
    package enum Kind: Sendable { case automatic, none, popover, sheet, fullScreenCover }

    package let kind: Kind

    /// The default adaptation: a popover becomes a sheet.
    public static let automatic = PresentationAdaptation(kind: .automatic)
    /// No adaptation: the presentation keeps its form.
    public static let none = PresentationAdaptation(kind: .none)
    /// Adapts the presentation to a popover.
    public static let popover = PresentationAdaptation(kind: .popover)
    /// Adapts the presentation to a sheet.
    public static let sheet = PresentationAdaptation(kind: .sheet)
    /// Adapts the presentation to a full-screen cover.
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// The interaction that a sheet allows with the views behind it.
public struct PresentationBackgroundInteraction: Sendable {
    package enum Kind: Sendable {
        case automatic, enabled, disabled
        case upThrough(PresentationDetent)
    }

    package let kind: Kind

    /// The default background interaction: none.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    /// Enables interaction with the views behind the sheet, which are not dimmed.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
    /// Disables interaction with the views behind the sheet.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
    /// Enables interaction with the views behind the sheet while the sheet is at the given detent or a lower one.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .upThrough(detent))
    }
}

/// The behaviour of a drag over scrollable content in a sheet.
public struct PresentationContentInteraction: Equatable, Sendable {
    private enum Kind: Sendable { case automatic, resizes, scrolls }

    private let kind: Kind

    /// The default behaviour: the drag resizes the sheet first.
    public static let automatic = PresentationContentInteraction(kind: .automatic)
    /// The drag resizes the sheet first.
    public static let resizes = PresentationContentInteraction(kind: .resizes)
    /// The drag scrolls the content first.
    public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

/// The settings of a presentation made by the views in it.
package struct PresentationSettings {
    package var detents: Set<PresentationDetent>?
    package var selection: Binding<PresentationDetent>?
    package var dragIndicator: Visibility?
    package var isDismissDisabled: Bool?
    package var background: AnyView?
    package var cornerRadius: CGFloat??
    /// For a compact width, and for a compact height.
    package var adaptation: (horizontal: PresentationAdaptation, vertical: PresentationAdaptation)?
    package var backgroundInteraction: PresentationBackgroundInteraction?
    package var contentInteraction: PresentationContentInteraction?
    package var colorScheme: ColorScheme?
    package var isStatusBarHidden: Bool?
    package var overlays: Visibility?

    package init() {}

    /// Whether no view makes a setting.
    package var isEmpty: Bool {
        detents == nil && dragIndicator == nil && isDismissDisabled == nil && background == nil && cornerRadius == nil
            && adaptation == nil && backgroundInteraction == nil && contentInteraction == nil && colorScheme == nil
            && isStatusBarHidden == nil && overlays == nil
    }
}

/// The key of the settings that views request for the presentation they are in. Inner settings win; among siblings,
/// the first.
package enum PresentationSettingsKey: PageBoundKey {
    package static var defaultValue: PresentationSettings { PresentationSettings() }

    package static func reduce(value: inout PresentationSettings, nextValue: () -> PresentationSettings) {
        let next = nextValue()
        if value.detents == nil { (value.detents, value.selection) = (next.detents, next.selection) }
        value.dragIndicator = value.dragIndicator ?? next.dragIndicator
        if value.isDismissDisabled != true {
            value.isDismissDisabled = next.isDismissDisabled ?? value.isDismissDisabled
        }
        value.background = value.background ?? next.background
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
        value.adaptation = value.adaptation ?? next.adaptation
        value.backgroundInteraction = value.backgroundInteraction ?? next.backgroundInteraction
        value.contentInteraction = value.contentInteraction ?? next.contentInteraction
        value.colorScheme = value.colorScheme ?? next.colorScheme
        value.isStatusBarHidden = value.isStatusBarHidden ?? next.isStatusBarHidden
        value.overlays = value.overlays ?? next.overlays
    }
}

extension View {
    /// Changes the settings of the presentation in which the view is; those of inner views win.
    nonisolated func presentationSettings(_ change: @escaping (inout PresentationSettings) -> Void) -> some View {
        transformPreference(PresentationSettingsKey.self, change)
    }
}
