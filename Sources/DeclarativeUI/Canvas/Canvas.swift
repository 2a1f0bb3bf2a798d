import Drawing
import Foundation
import LayoutEngine
import UnifiedStorage

/// A view that draws itself with code, without a view for each thing it shows. It takes the room it is given.
///
///     Canvas { context, size in
///         context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
///
/// The code runs when the canvas is made, when its size or something it read has changed, and whenever the view around
/// is evaluated again. Nothing in it takes part in layout, is tapped or spoken of.
public struct Canvas<Symbols: View> {
    /// Views that the code can draw, each found by its tag; `resolveSymbol(id:)` of the context finds them.
    public var symbols: Symbols
    /// Draws into a context, in a size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether all of the canvas is covered. Taken as said, and nothing follows from it here.
    public var isOpaque: Bool
    /// The space in which colours are computed with; see ``ColorRenderingMode``.
    public var colorMode: ColorRenderingMode
    /// Whether the code may run beside others. Here it always runs on the main actor, in its turn.
    public var rendersAsynchronously: Bool

    /// Makes a canvas that can draw views as symbols.
    ///
    /// - Parameters:
    ///   - opaque: Whether all of the canvas is covered.
    ///   - colorMode: The space in which colours are computed with.
    ///   - rendersAsynchronously: Whether the code may run beside others.
    ///   - renderer: Draws into a context, in a size in points.
    ///   - symbols: Views with tags, each in the size that suits it.
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
    /// Makes a canvas.
    ///
    /// - Parameters:
    ///   - opaque: Whether all of the canvas is covered.
    ///   - colorMode: The space in which colours are computed with.
    ///   - rendersAsynchronously: Whether the code may run beside others.
    ///   - renderer: Draws into a context, in a size in points.
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
    /// Has no body.
    public typealias Body = Never

    /// Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        if Symbols.self == EmptyView.self { return CanvasNode(view.surface, in: context) }
        return Paired.makeNode(of: view, in: context)
    }

    /// Not for clients to call.
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
            // Each symbol has its own size, and nobody taps or hears of it.
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

/// What is drawn on.
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
