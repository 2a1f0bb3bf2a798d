import Foundation
import LayoutEngine

/// What part of a view a popover belongs to.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view, by fractions of its width and height.
    case point(UnitPoint)

    /// Where that is, if the view is in a rectangle.
    package func frame(in view: CGRect) -> CGRect {
        switch self {
        case .rect(let source): source.place(view)
        case .point(let point):
            CGRect(x: view.minX + point.x * view.width, y: view.minY + point.y * view.height, width: 0, height: 0)
        }
    }
}

extension View {
    /// Presents a popover beside this view while a binding is true. Where the horizontal size class is compact it is a
    /// sheet, unless ``presentationCompactAdaptation(_:)`` says otherwise. It has the ideal size of its content.
    ///
    /// `attachmentAnchor` is the part of this view that the popover belongs to, and `arrowEdge` the side of that at
    /// which it is shown; `nil` where there is room.
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

    /// Presents a popover for a value beside this view while a binding has one.
    ///
    /// `attachmentAnchor` is the part of this view that the popover belongs to, and `arrowEdge` the side of that at
    /// which it is shown; `nil` where there is room.
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
