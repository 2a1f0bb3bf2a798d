import Foundation

/// A control that presents the sharing actions for items, such as copying.
///
/// Strings and URLs can be copied, and so can ``Transferable`` values represented by a string or a URL.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>
where Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable {
    private let items: Data
    private let subject: Text?
    private let message: Text?
    private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
    private let label: Label
    @State private var isPresented = false
    @State private var frame: CGRect?

    nonisolated init(
        sharing items: Data, _ subject: Text?, _ message: Text?,
        _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
    ) {
        self.items = items
        self.subject = subject
        self.message = message
        self.preview = preview
        self.label = label
    }
}

extension ShareLink: View {
    /// The content and behaviour of the share link: a button that presents the sharing actions.
    public var body: some View {
        Button {
            isPresented = true
        } label: {
            label
        }
        .onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
        } action: {
            frame = $0
        }
        .modifier(
            BoundPresentation(
                isPresented: $isPresented,
                request: {
                    PresentationRequest(
                        kind: .sharing(shared, PopoverPlacement(frame: frame, edge: nil)), identity: nil,
                        content: AnyView(EmptyView()))
                }))
    }

    @MainActor private var shared: SharedItems {
        let preview = items.first.flatMap { item in self.preview?(item) }
        let picture = (preview?.image ?? preview?.icon).map { image in
            AnyView(image.resizable().scaledToFit().frame(width: 48, height: 48))
        }
        return SharedItems(
            items: items.map { $0.exported }, title: preview?.title ?? subject, message: message, picture: picture)
    }
}

/// The default label of a share link: a symbol with the title “Share…”, or another title.
public struct DefaultShareLinkLabel: View {
    let title: Text

    nonisolated init(_ title: Text = Text(verbatim: "Share…")) { self.title = title }

    /// The content of the label: the symbol and the title.
    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}
