import DeclarativeViews
import Foundation
import ImperativeUI
import LayoutEngine
import Observation

/// An object that creates pictures of a view that is not on screen.
///
/// A picture has the size that the view takes for ``proposedSize``. It is a `Snapshot`, as text or SVG, without
/// pixels. The view's state persists between pictures.
@MainActor @preconcurrency @Observable public final class ImageRenderer<Content: View> {
    /// The view to render. Setting it updates the existing views.
    public var content: Content {
        didSet { hosting.rootView = content }
    }

    /// The size proposed to the view. The default is unspecified, for the view's ideal size.
    public var proposedSize = ProposedViewSize.unspecified

    /// A Boolean value that indicates whether the picture has the system background colour behind it; `false` by
    /// default.
    public var isOpaque = false

    /// The traits around the view; those of a device by default. They determine the bridged environment values.
    public var traits: UITraitCollection?

    /// The number of pixels per point, to which frames are rounded; 1 by default. A scale of 0 or less counts as 1.
    public var scale: CGFloat = 1

    @ObservationIgnored let hosting: _UIHostingView<Content>
    @ObservationIgnored private let window = UIWindow()

    /// Creates a renderer for a view.
    public init(content view: Content) {
        content = view
        hosting = _UIHostingView(rootView: view)
        window.isHidden = false
        window.addSubview(hosting)
    }

    /// The current picture, laid out once for text and once for SVG. The two may differ in size.
    public var snapshot: Snapshot {
        Snapshot(for: nil) { picture(for: $0) }
    }

    private func setUp() {
        window.traitOverrides.removeAll()
        if let traits { window.traitOverrides.put(all: traits) }
        window.traitOverrides.displayScale = scale > 0 && scale.isFinite ? scale : 1
        window.layoutIfNeeded()
        takeSize()
    }

    private func takeSize() {
        window.updateTraitsIfNeeded()
        hosting.bounds.size = hosting.size(for: proposedSize)
    }

    private func picture(for medium: Snapshot.Medium) -> Snapshot.Picture {
        setUp()
        return hosting.takePicture(
            for: medium, background: isOpaque ? .systemBackground : nil, in: window, setUp: takeSize, undo: takeSize)
    }

    /// Calls a closure with the size of the picture and a function that draws the picture into a context.
    ///
    /// The closure may call the function any number of times before it returns. The picture consists of shapes and
    /// text, so `rasterizationScale` has no effect.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
    ) {
        let picture = picture(for: .vector)
        renderer(picture.size) { context in
            context.draw(picture.list, of: picture.size, in: CGRect(origin: .zero, size: picture.size))
        }
    }

    /// The picture as an SVG document.
    public var svg: String { Snapshot(picture(for: .vector)).svg() }

    /// The picture as plain text, in character cells of 8 by 16 points.
    public var text: String { Snapshot(picture(for: .text)).text() }
}
