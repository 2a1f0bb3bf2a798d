import Drawing
import Foundation
import LayoutEngine
import BridgedEnvironment

extension GraphicsContext {
    /// A colour, gradient or style with which to draw. The points of gradients are in the current coordinates.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
            /// An already resolved paint.
            case paint(Paint?)
        }

        let kind: Kind

        /// The foreground style of the canvas.
        public static var foreground: Shading { .style(ForegroundStyle()) }

        /// Returns a shading of a colour.
        public static func color(_ color: Color) -> Shading { .style(color) }

        /// Returns a shading of a colour with red, green and blue components from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// Returns a shading of a grey from 0 (black) to 1 (white).
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .style(Color(colorSpace, white: white, opacity: opacity))
        }

        /// Returns a shading of a style in the environment of the canvas, applied across the bounding box of the
        /// drawing.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        /// Returns a shading of a gradient along the line between two points. Beyond them, the first and last colours
        /// continue.
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint))
        }

        /// Returns a shading of a gradient along the radius of circles around a point, with radii in points. Negative
        /// radii count as 0.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            Shading(kind: .radial(gradient, center, startRadius, endRadius))
        }

        /// Returns a shading of a gradient along the angle around a point, clockwise from a start angle.
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Shading {
            Shading(kind: .conic(gradient, center, angle))
        }

        /// Returns the paint in a box; `nil` for none.
        func paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint? {
            switch kind {
            case .paint(let paint): return paint
            case .style(let style): return style.paint(in: environment, bounds: bounds.isNull ? .zero : bounds)
            case .linear(let gradient, let from, let to):
                return .linearGradient(gradient.resolved(in: environment), from: from, to: to)
            case .radial(let gradient, let center, let start, let end):
                return .radialGradient(
                    gradient.resolved(in: environment), center: center, startRadius: Double(max(0, start)),
                    endRadius: Double(max(0, end)))
            case .conic(let gradient, let center, let angle):
                return .angularGradient(
                    gradient.resolved(in: environment), center: center, start: angle.radians,
                    end: angle.radians + 2 * .pi, area: bounds)
            }
        }
    }

    /// Returns a shading with its colours resolved in the environment of the canvas, which draws faster.
    public func resolve(_ shading: Shading) -> Shading {
        // The colours of other shadings depend on the area that is drawn.
        guard case .style(let style) = shading.kind, let color = style.color(in: environment) else { return shading }
        return Shading(kind: .paint(.color(color.components)))
    }
}

// MARK: - Shapes

extension GraphicsContext {
    /// Fills a path with a shading.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        guard let paint = shading.paint(in: environment, bounds: path.boundingRect) else { return }
        add { $0.fill(DrawnShape(of: path.data), with: paint, rule: style.rule) }
    }

    /// Strokes a path with a shading and a stroke style.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard let paint = shading.paint(in: environment, bounds: path.boundingRect) else { return }
        add { $0.stroke(DrawnShape(of: path.data), with: paint, pen: style.pen) }
    }

    /// Strokes a path with a shading and a line width in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
}

// MARK: - Clips and layers

extension GraphicsContext {
    /// The options of a clip.
    @frozen public struct ClipOptions: OptionSet, Sendable {
        /// The bit mask of the options.
        public let rawValue: UInt32
        /// Creates options from a bit mask.
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Shows the drawing outside the clip instead of inside.
        @inlinable public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// The bounding box of the area that the clips leave visible, in the current coordinates.
    ///
    /// Layers and inverse clips count as unlimited.
    public var clipBoundingRect: CGRect {
        var box = CGRect(origin: .zero, size: target.size)
        for case .shape(let shape, _) in clips { box = box.common(with: shape.bounds) }
        if box.isNull { return .zero }
        return transform.isIdentity ? box : box.applying(transform.inverted())
    }

    /// Limits subsequent drawing to the inside of a path, in addition to previous clips.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let shape = DrawnShape(of: transform.isIdentity ? path.data : path.data.applying(transform))
        if !options.contains(.inverse) { return clips.append(.shape(path.isEmpty ? .rect(.zero) : shape, style.rule)) }
        let filled = DisplayItem.fill(shape, .color(ColorComponents(white: 0)), rule: style.rule)
        clips.append(.mask(DisplayList([filled]), isInverted: true))
    }

    /// Limits subsequent drawing to the opaque parts of a layer, in addition to previous clips.
    ///
    /// - Parameters:
    ///   - opacity: The opacity of the layer as a whole.
    ///   - options: Whether to show the drawing where the layer is not opaque instead.
    ///   - content: A closure that draws the layer, in the current coordinates.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var list = try layer(content)
        let share = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        if share < 1, !list.isEmpty {
            list = DisplayList([.group(DisplayGroup(list, effects: DisplayGroup.Effects(opacity: share)))])
        }
        clips.append(.mask(list, isInverted: options.contains(.inverse)))
    }

    /// Draws a layer, to which the state of the context applies as a whole.
    ///
    /// Drawing inside the layer does not blend with anything outside it.
    ///
    /// - Parameter content: A closure that draws the layer in the current coordinates, with a context whose state is
    ///   new.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let list = try layer(content)
        if list.isEmpty { return }
        add(DisplayList([.group(DisplayGroup(list, effects: DisplayGroup.Effects(treatment: .isolation)))]))
    }

    /// Returns the drawing of a layer, in the coordinates of the canvas.
    private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DisplayList {
        var inner = GraphicsContext(target.layer())
        inner.transform = transform
        try content(&inner)
        return inner.target.list
    }

    /// Draws with a Core Graphics context, in the current coordinates.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let context = CGContext()
        try content(context)
        let drawn = context.finish()
        add { drawing in for item in drawn.items { drawing.append(item) } }
    }
}
