import Foundation
import LayoutEngine

extension View {
    /// Sets the detents of the enclosing sheet. The sheet starts at the lowest detent, and the user drags it to
    /// others.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationSettings { if $0.detents == nil { $0.detents = detents } }
    }

    /// Sets the detents of the enclosing sheet, and a binding to the selected detent.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        // A binding is read where its views are, on the main actor; the reading here has the views follow it.
        modifier(DetentSelection(detents: detents, selection: selection))
    }

    /// Sets the visibility of the drag indicator of the enclosing sheet.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationSettings { $0.dragIndicator = $0.dragIndicator ?? visibility }
    }

    /// Prevents the user from dismissing the enclosing presentation by dragging, with the Escape key or by touching
    /// outside it. The app can still dismiss it.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationSettings { if isDisabled || $0.isDismissDisabled == nil { $0.isDismissDisabled = isDisabled } }
    }

    /// Sets the background of the enclosing presentation to a shape style.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationSettings { $0.background = $0.background ?? AnyView(Rectangle().fill(style)) }
    }

    /// Sets the background of the enclosing presentation to a view.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return presentationSettings {
            $0.background = $0.background ?? AnyView(ZStack(alignment: alignment) { content })
        }
    }

    /// Sets the corner radius of the enclosing sheet in points; `nil` for the system default.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationSettings { $0.cornerRadius = $0.cornerRadius ?? .some(cornerRadius) }
    }

    /// Sets how the enclosing presentation adapts to a compact size class.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Sets how the enclosing presentation adapts to compact horizontal and vertical size classes.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationSettings { $0.adaptation = $0.adaptation ?? (horizontalAdaptation, verticalAdaptation) }
    }

    /// Sets whether the user can interact with the views behind the enclosing sheet.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        presentationSettings { $0.backgroundInteraction = $0.backgroundInteraction ?? interaction }
    }

    /// Sets whether a drag over scrollable content first resizes the enclosing sheet or scrolls the content.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        presentationSettings { $0.contentInteraction = $0.contentInteraction ?? behavior }
    }
}

extension View {
    /// Sets the preferred colour scheme of the enclosing window or presentation; `nil` for no preference. Inner
    /// settings take precedence over outer ones.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        presentationSettings { $0.colorScheme = $0.colorScheme ?? colorScheme }
    }

    /// Requests that the status bar be hidden. No host shows a status bar; see `UIStatusBarStyle`.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
        presentationSettings { $0.isStatusBarHidden = $0.isStatusBarHidden ?? hidden }
    }

    /// Requests that the status bar be hidden. Deprecated in SwiftUI in favour of ``statusBarHidden(_:)``.
    nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Sets the preferred visibility of system overlays, such as the home indicator. No host shows system overlays; see
    /// `UIStatusBarStyle`.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        presentationSettings { $0.overlays = $0.overlays ?? visibility }
    }
}

private struct DetentSelection {
    let detents: Set<PresentationDetent>
    let selection: Binding<PresentationDetent>
}

extension DetentSelection: ViewModifier {
    func body(content: Content) -> some View {
        let selected = selection.wrappedValue
        content.presentationSettings {
            if $0.detents != nil { return }
            // The selection is among the detents, even if the program left it out.
            $0.detents = detents.union([selected])
            $0.selection = selection
        }
    }
}
