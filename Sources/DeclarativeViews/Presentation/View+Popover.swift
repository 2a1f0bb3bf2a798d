import Foundation
import LayoutEngine

/// The part of a view that a popover is attached to.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle in the view.
    case rect(Anchor<CGRect>.Source)
    /// A point in the view, in fractions of its width and height.
    case point(UnitPoint)

    /// Where that is, if the view is in a rectangle.
    package func frame(in view: CGRect) -> CGRect {
        switch self {
        case .rect(let source): source.value(view)
        case .point(let point):
            CGRect(x: view.minX + point.x * view.width, y: view.minY + point.y * view.height, width: 0, height: 0)
        }
    }
}

extension View {
    /// Presents a popover beside this view while a binding is `true`.
    ///
    /// In a compact horizontal size class, the popover is a sheet, unless ``presentationCompactAdaptation(_:)``
    /// specifies otherwise. The popover has the ideal size of its content.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the popover is presented.
    ///   - attachmentAnchor: The part of this view that the popover is attached to.
    ///   - arrowEdge: The side of the attachment anchor on which the popover is shown; `nil` for a side with enough
    ///     room.
    ///   - content: A closure that returns the content of the popover.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PopoverModifier { frame in
                BoundPresentation(
                    isPresented: isPresented,
                    request: {
                        PresentationRequest(
                            kind: .popover(
                                PopoverPlacement(frame: frame, attachment: attachmentAnchor, edge: arrowEdge)),
                            identity: nil, content: AnyView(content()))
                    })
            })
    }

    /// Presents a popover for an item beside this view while a binding is not `nil`.
    ///
    /// - Parameters:
    ///   - item: The item to present the popover for.
    ///   - attachmentAnchor: The part of this view that the popover is attached to.
    ///   - arrowEdge: The side of the attachment anchor on which the popover is shown; `nil` for a side with enough
    ///     room.
    ///   - content: A closure that returns the content of the popover for an item.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PopoverModifier { frame in
                ItemPresentation(
                    item: item,
                    kind: {
                        .popover(PopoverPlacement(frame: frame, attachment: attachmentAnchor, edge: arrowEdge))
                    },
                    onDismiss: nil, content: content)
            })
    }
}

/// Presents a popover where a view is.
private struct PopoverModifier<Presentation: ViewModifier> {
    let presentation: (CGRect?) -> Presentation
    @State private var frame: CGRect?

    init(presentation: @escaping (CGRect?) -> Presentation) { self.presentation = presentation }
}

extension PopoverModifier: ViewModifier {

    func body(content: Content) -> some View {
        content
            .onGeometryChange(for: CGRect.self) {
                $0.frame(in: .global)
            } action: {
                frame = $0
            }
            .modifier(presentation(frame))
    }
}
