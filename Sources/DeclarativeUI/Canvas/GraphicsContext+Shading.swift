import Drawing
import Foundation
import LayoutEngine
import UnifiedStorage

extension GraphicsContext {
    /// A colour or gradient with which something is drawn. Points of gradients are in the coordinates in which is
    /// drawn.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
            /// What it is, found out already.
            case paint(Paint?)
        }

        let kind: Kind

        /// The foreground style of the canvas.
        public static var foreground: Shading { .style(ForegroundStyle()) }

        /// A colour.
        public static func color(_ color: Color) -> Shading { .style(color) }

        /// A colour of amounts of red, green and blue from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A grey from 0, black, to 1, white.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .style(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style, as it is in the environment of the canvas, across the box around what is drawn.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        /// Colours along the line between two points; the end colours beyond them.
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint))
        }

        /// Colours along the radius of circles around a point, in points. Radii below 0 count as 0.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            Shading(kind: .radial(gradient, center, startRadius, endRadius))
        }

        /// Colours along the angle around a point, clockwise from an angle.
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Shading {
            Shading(kind: .conic(gradient, center, angle))
        }

        /// What is painted in a box; `nil` for nothing.
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

    /// Returns a shading with its colours as they are in the environment of the canvas, so that it is drawn faster.
    public func resolve(_ shading: Shading) -> Shading {
        // Of the others it depends on what is drawn where the colours are.
        guard case .style(let style) = shading.kind, let color = style.color(in: environment) else { return shading }
        return Shading(kind: .paint(.color(color.components)))
    }
}

// MARK: - Shapes

extension GraphicsContext {
    /// Fills an outline.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        guard let paint = shading.paint(in: environment, bounds: path.boundingRect) else { return }
        add { $0.fill(DrawnShape(of: path.data), with: paint, rule: style.rule) }
    }

    /// Draws a line along an outline.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard let paint = shading.paint(in: environment, bounds: path.boundingRect) else { return }
        add { $0.stroke(DrawnShape(of: path.data), with: paint, pen: style.pen) }
    }

    /// Draws a line along an outline, so many points wide.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
}

// MARK: - Clips and layers

extension GraphicsContext {
    /// What is taken of a clip.
    @frozen public struct ClipOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32
        /// Makes options from bits.
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// What is drawn is seen outside of the clip, instead of inside.
        @inlinable public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// The box around all that can be seen of what is drawn now, in the current coordinates. Layers and inverse clips
    /// count as everything.
    public var clipBoundingRect: CGRect {
        var box = CGRect(origin: .zero, size: target.size)
        for case .shape(let shape, _) in clips { box = box.common(with: shape.bounds) }
        if box.isNull { return .zero }
        return transform.isIdentity ? box : box.applying(transform.inverted())
    }

    /// Has what is drawn from now on be seen only inside an outline, and inside the clips before.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let shape = DrawnShape(of: transform.isIdentity ? path.data : path.data.applying(transform))
        if !options.contains(.inverse) { return clips.append(.shape(path.isEmpty ? .rect(.zero) : shape, style.rule)) }
        let filled = DisplayItem.fill(shape, .color(ColorComponents(white: 0)), rule: style.rule)
        clips.append(.mask(DisplayList([filled]), isInverted: true))
    }

    /// Has what is drawn from now on be seen only where a layer is opaque, and inside the clips before.
    ///
    /// - Parameters:
    ///   - opacity: How opaque the layer is as a whole.
    ///   - options: Whether it is seen where the layer is not opaque, instead.
    ///   - content: Draws the layer, in the current coordinates.
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

    /// Draws a layer: the state applies to all of it as one, and what is blended in it meets nothing outside.
    ///
    /// - Parameter content: Draws the layer in the current coordinates, with a context whose state is new.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let list = try layer(content)
        if list.isEmpty { return }
        add(DisplayList([.group(DisplayGroup(list, effects: DisplayGroup.Effects(treatment: .isolation)))]))
    }

    /// Returns what is drawn, in the coordinates of the canvas.
    private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DisplayList {
        var inner = GraphicsContext(target.layer())
        inner.transform = transform
        try content(&inner)
        return inner.target.list
    }

    /// Draws with a context of the drawing library, in the current coordinates.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let context = CGContext()
        try content(context)
        let drawn = context.finish()
        add { drawing in for item in drawn.items { drawing.append(item) } }
    }
}
