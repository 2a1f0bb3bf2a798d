import Foundation

/// How a presentation adapts to a compact size class.
public struct PresentationAdaptation: Equatable, Sendable {
    package enum Kind: Sendable { case automatic, none, popover, sheet, fullScreenCover }

    package let kind: Kind

    /// As usual: a popover becomes a sheet.
    public static let automatic = PresentationAdaptation(kind: .automatic)
    /// Not at all.
    public static let none = PresentationAdaptation(kind: .none)
    /// It is a popover.
    public static let popover = PresentationAdaptation(kind: .popover)
    /// It is a sheet.
    public static let sheet = PresentationAdaptation(kind: .sheet)
    /// It is all over the window.
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
    package enum Kind: Sendable {
        case automatic, enabled, disabled
        case upThrough(PresentationDetent)
    }

    package let kind: Kind

    /// As usual: it cannot.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    /// It can, and is not dimmed.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
    /// It cannot.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
    /// It can while the sheet is at a detent or at a lower one.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .upThrough(detent))
    }
}

/// What a drag over what scrolls in a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
    private enum Kind: Sendable { case automatic, resizes, scrolls }

    private let kind: Kind

    /// As usual: it makes the sheet higher.
    public static let automatic = PresentationContentInteraction(kind: .automatic)
    /// It makes the sheet higher.
    public static let resizes = PresentationContentInteraction(kind: .resizes)
    /// It scrolls.
    public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

/// What the views in a presentation say about it.
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

    /// Whether no view says anything.
    package var isEmpty: Bool {
        detents == nil && dragIndicator == nil && isDismissDisabled == nil && background == nil && cornerRadius == nil
            && adaptation == nil && backgroundInteraction == nil && contentInteraction == nil && colorScheme == nil
            && isStatusBarHidden == nil && overlays == nil
    }
}

/// The key of what views say about the presentation they are in. What is further in goes before what is around it; of
/// views beside each other the first goes before the others.
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
    /// Says something about the presentation in which the view is, unless a view in it does.
    nonisolated func presentationSettings(_ change: @escaping (inout PresentationSettings) -> Void) -> some View {
        transformPreference(PresentationSettingsKey.self, change)
    }
}
