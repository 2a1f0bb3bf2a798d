import Drawing
import Foundation
import LayoutEngine
import BridgedEnvironment

/// A view that draws with code instead of containing a view for each element. It takes the proposed size.
///
/// ```swift
/// Canvas { context, size in
///     context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
/// }
/// ```
///
/// The renderer runs when the canvas is created, when its size or a value it has read changes, and whenever the
/// surrounding view is evaluated again. The drawn elements take no part in layout, hit testing or accessibility.
public struct Canvas<Symbols: View> {
    /// The views that the renderer can draw, identified by their tags. Find them with the context's
    /// `resolveSymbol(id:)`.
    public var symbols: Symbols
    /// The closure that draws into a context, given a size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// A Boolean value that indicates whether the drawing covers the whole canvas. The value has no effect.
    public var isOpaque: Bool
    /// The colour space of colour calculations; see ``ColorRenderingMode``.
    public var colorMode: ColorRenderingMode
    /// A Boolean value that indicates whether the renderer may run concurrently. The value has no effect: the renderer
    /// always runs on the main actor, in turn.
    public var rendersAsynchronously: Bool

    /// Creates a canvas that can draw views as symbols.
    ///
    /// - Parameters:
    ///   - opaque: Whether the drawing covers the whole canvas.
    ///   - colorMode: The colour space of colour calculations.
    ///   - rendersAsynchronously: Whether the renderer may run concurrently.
    ///   - renderer: A closure that draws into a context, given a size in points.
    ///   - symbols: The tagged views to draw as symbols, each in its ideal size.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas.
    ///
    /// - Parameters:
    ///   - opaque: Whether the drawing covers the whole canvas.
    ///   - colorMode: The colour space of colour calculations.
    ///   - rendersAsynchronously: Whether the renderer may run concurrently.
    ///   - renderer: A closure that draws into a context, given a size in points.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

extension Canvas: View {
    /// The type of the view's body: `Never`, because the view has no body.
    public typealias Body = Never

    /// Creates the view's node. The framework calls this method; clients do not.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        if Symbols.self == EmptyView.self { return CanvasNode(view.surface, in: context) }
        return Paired.makeNode(of: view, in: context)
    }

    /// Updates the view's node with a new value. The framework calls this method; clients do not.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        if let node = node as? CanvasNode { return node.update(view.surface) }
        Paired.update(node, with: view)
    }

    @MainActor private var surface: CanvasSurface { CanvasSurface(renderer: renderer) }

    /// The canvas with its symbols.
    private enum Paired {
        @MainActor static func makeNode(of canvas: Canvas, in context: _NodeContext) -> _ViewNode {
            make(pair(of: canvas), in: context)
        }

        @MainActor static func update(_ node: _ViewNode, with canvas: Canvas) { update(node, pair(of: canvas)) }

        @MainActor private static func pair(of canvas: Canvas) -> some View {
            // Each symbol has its own size, and is hidden from hit testing and accessibility.
            let symbols = canvas.symbols.fixedSize().allowsHitTesting(false).accessibilityHidden(true)
            return canvas.surface.modifier(
                BackgroundModifier(alignment: .topLeading, content: symbols, use: .symbols))
        }

        @MainActor private static func make<Pair: View>(_ pair: Pair, in context: _NodeContext) -> _ViewNode {
            Pair._makeNode(pair, in: context)
        }

        @MainActor private static func update<Pair: View>(_ node: _ViewNode, _ pair: Pair) {
            Pair._updateNode(node, with: pair)
        }
    }
}

/// The surface on which a canvas draws.
struct CanvasSurface: View {
    typealias Body = Never

    let renderer: (inout GraphicsContext, CGSize) -> Void

    static func _makeNode(_ view: CanvasSurface, in context: _NodeContext) -> _ViewNode {
        CanvasNode(view, in: context)
    }

    static func _updateNode(_ node: _ViewNode, with view: CanvasSurface) {
        node.cast(to: CanvasNode.self).update(view)
    }
}

/// The node of a canvas.
final class CanvasNode: LeafNode, SymbolShowing {
    private var surface: CanvasSurface
    var symbols: [DrawnSymbol] = []

    init(_ view: CanvasSurface, in context: _NodeContext) {
        surface = view
        super.init(sizing: .flexible, in: context)
    }

    override var viewType: Any.Type { CanvasSurface.self }

    func update(_ new: CanvasSurface) {
        // Functions cannot be compared, and may have captured other values.
        surface = new
        drawingDidChange()
    }

    /// Called when something observable changes that the code has read.
    override func evaluate() { drawingDidChange() }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        drawingDidChange()
    }

    override func draw(in context: inout DrawingContext, size: CGSize, environment: EnvironmentValues) {
        let target = CanvasTarget(
            environment: environment, size: size, symbols: symbols, scope: scope,
            isMirrored: layoutDirection == .rightToLeft)
        graph.tracking(self) {
            var graphics = GraphicsContext(target)
            surface.renderer(&graphics, size)
        }
        for item in target.list.items { context.append(item) }
    }
}
