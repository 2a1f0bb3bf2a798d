import Foundation
import LayoutEngine

extension View {
    /// Sets the heights at which the sheet around this view rests. It is at the lowest first; people drag it to others.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationSettings { if $0.detents == nil { $0.detents = detents } }
    }

    /// Sets the heights at which the sheet around this view rests, and at which of them it is.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        // A binding is read where its views are, on the main actor; the reading here has the views follow it.
        modifier(DetentSelection(detents: detents, selection: selection))
    }

    /// Sets whether the sheet around this view has a mark by which it is dragged.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationSettings { $0.dragIndicator = $0.dragIndicator ?? visibility }
    }

    /// Keeps people from dismissing the presentation around this view, by dragging, with the key Escape or by a touch
    /// beside it. The program still can.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationSettings { if isDisabled || $0.isDismissDisabled == nil { $0.isDismissDisabled = isDisabled } }
    }

    /// Sets what is behind the views of the presentation around this view.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationSettings { $0.background = $0.background ?? AnyView(Rectangle().fill(style)) }
    }

    /// Sets what is behind the views of the presentation around this view.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return presentationSettings {
            $0.background = $0.background ?? AnyView(ZStack(alignment: alignment) { content })
        }
    }

    /// Sets how round the corners of the sheet around this view are, in points; `nil` for the system's.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationSettings { $0.cornerRadius = $0.cornerRadius ?? .some(cornerRadius) }
    }

    /// Sets how the presentation around this view adapts to a compact size class.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Sets how the presentation around this view adapts to a compact width, and to a compact height.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationSettings { $0.adaptation = $0.adaptation ?? (horizontalAdaptation, verticalAdaptation) }
    }

    /// Sets whether what is behind the sheet around this view can be used.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        presentationSettings { $0.backgroundInteraction = $0.backgroundInteraction ?? interaction }
    }

    /// Sets what a drag over what scrolls in the sheet around this view does first.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        presentationSettings { $0.contentInteraction = $0.contentInteraction ?? behavior }
    }
}

extension View {
    /// Asks for a colour scheme of the window around this view, or of the presentation it is in; `nil` asks for none.
    /// What is further in goes before what is around it.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        presentationSettings { $0.colorScheme = $0.colorScheme ?? colorScheme }
    }

    /// Asks for the status bar to be hidden. No host has one so far: see `UIStatusBarStyle`.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
        presentationSettings { $0.isStatusBarHidden = $0.isStatusBarHidden ?? hidden }
    }

    /// Asks for the status bar to be hidden. Deprecated in SwiftUI in favour of ``statusBarHidden(_:)``.
    nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Asks for what the system shows over the window, such as the home indicator, to be hidden. No host has anything
    /// of that kind so far: see `UIStatusBarStyle`.
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
            // What is selected is among them, even if the program forgot it.
            $0.detents = detents.union([selected])
            $0.selection = selection
        }
    }
}
