import Foundation
import ImperativeUI
import LayoutEngine
import Observation

/// Makes pictures of a view that is not shown anywhere.
///
/// The picture is as large as the view wants to be for ``proposedSize``. There are no pixels: the picture is a
/// `Snapshot`, as text or SVG. State of the view is kept from one picture to the next.
@MainActor @preconcurrency @Observable public final class ImageRenderer<Content: View> {
    /// The view. Setting it updates what is there.
    public var content: Content {
        didSet { host.rootView = content }
    }

    /// The size proposed to the view; none by default, which gives its ideal size.
    public var proposedSize = ProposedViewSize.unspecified

    /// Whether the picture has a background, the system's background colour; `false` by default.
    public var isOpaque = false

    /// What the surroundings say, as traits; those of a device by default. Bridged environment values follow.
    public var traits: UITraitCollection?

    /// How many pixels a point has, to whose edges frames are rounded; 1 by default. A scale that is not above zero
    /// counts as 1.
    public var scale: CGFloat = 1

    @ObservationIgnored let host: _UIHostingView<Content>
    @ObservationIgnored private let window = UIWindow()

    /// Makes a renderer of a view.
    public init(content view: Content) {
        content = view
        host = _UIHostingView(rootView: view)
        window.isHidden = false
        window.addSubview(host)
    }

    /// The picture as it is now.
    public var snapshot: Snapshot {
        window.traitOverrides.removeAll()
        if let traits { window.traitOverrides.put(all: traits) }
        window.traitOverrides.displayScale = scale > 0 && scale.isFinite ? scale : 1
        window.layoutIfNeeded()
        host.bounds.size = host.size(for: proposedSize)
        return host.snapshot(background: isOpaque ? .systemBackground : nil)
    }

    /// Hands the size of the picture, and a function that draws it into a context, to a closure; the function may be
    /// called any number of times while that runs. The picture is made of shapes and texts, so that
    /// `rasterizationScale` makes no difference.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
    ) {
        let snapshot = snapshot
        renderer(snapshot.size) { context in
            context.draw(snapshot.list, of: snapshot.size, in: CGRect(origin: .zero, size: snapshot.size))
        }
    }

    /// The picture as an SVG document.
    public var svg: String { snapshot.svg() }

    /// The picture as plain text, in character cells of 8 by 16 points.
    public var text: String { snapshot.text() }
}
