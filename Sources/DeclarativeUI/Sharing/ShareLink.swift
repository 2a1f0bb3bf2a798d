import Foundation

/// A control that shows what can be done with items: copying them, and what else there is.
///
/// Texts and URLs can be copied, and what has one of them in its place as ``Transferable`` values do.
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
    /// A button that shows what can be done.
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

/// The label of links that share: a symbol and the word "Share…", or another text.
public struct DefaultShareLinkLabel: View {
    let title: Text

    nonisolated init(_ title: Text = Text(verbatim: "Share…")) { self.title = title }

    /// The symbol and the text.
    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}
