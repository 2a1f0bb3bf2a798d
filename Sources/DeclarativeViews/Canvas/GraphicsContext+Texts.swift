import Drawing
import Foundation
import LayoutEngine
import BridgedEnvironment

/// Returns the result of a function on the main actor, on which a canvas draws; reports and returns `nil` elsewhere.
private func onMain<Input, Result>(_ input: Input, _ body: @MainActor (Input) -> Result) -> Result? {
    guard MainContext.isCurrent else {
        RuntimeIssue.report(
            "canvas", "A GraphicsContext was used off the main actor, where it draws no texts and images.")
        return nil
    }
    // The caller is on the main actor already: neither of them goes to another one.
    nonisolated(unsafe) let input = input
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body(input) }
    return result
}

extension GraphicsContext {
    /// A text with its fonts resolved in the environment of a canvas.
    public struct ResolvedText {
        let typesetter: Typesetter
        let environment: EnvironmentValues
        let isMirrored: Bool
        /// The shading of the parts of the text that have no style of their own.
        public var shading: Shading

        /// Returns the size of the text in a proposed size in points. The result is not larger than the proposed
        /// size.
        public func measure(in size: CGSize) -> CGSize { layout(in: size)?.size ?? .zero }

        /// Returns the distance from the top to the baseline of the first line, in a proposed size in points.
        public func firstBaseline(in size: CGSize) -> CGFloat { CGFloat(layout(in: size)?.firstBaseline ?? 0) }

        /// Returns the distance from the top to the baseline of the last line, in a proposed size in points.
        public func lastBaseline(in size: CGSize) -> CGFloat { CGFloat(layout(in: size)?.lastBaseline ?? 0) }

        /// The lines in a size; `nil` for as much room as the text takes.
        fileprivate func layout(in size: CGSize?) -> StyledTextLayout? {
            onMain((typesetter, size)) { text, size in text.layout(width: size?.width, height: size?.height) }
        }

        fileprivate func draw(in frame: CGRect, of size: CGSize?, to context: inout DrawingContext) {
            guard let layout = layout(in: size) else { return }
            withUnsafeMutablePointer(to: &context) { context in
                _ = onMain((self, context)) { text, context in
                    text.typesetter.draw(
                        layout, in: &context.pointee, frame: frame, environment: text.environment,
                        isMirrored: text.isMirrored,
                        foreground: text.shading.paint(in: text.environment, bounds: frame))
                }
            }
        }
    }

    /// Returns a text with its fonts resolved in the environment, which can be measured and drawn any number of
    /// times.
    public func resolve(_ text: Text) -> ResolvedText {
        let result = onMain((text, target)) { text, target in
            let wording = text.wording(
                at: TextMoment(target.environment.map.clock.moment), in: LocaleStyle.of(target.environment.locale))
            let environment = TextEnvironment(for: wording, in: target.scope, reading: target.environment)
            return ResolvedText(
                typesetter: Typesetter(wording, in: environment), environment: target.environment,
                isMirrored: target.isMirrored, shading: .foreground)
        }
        guard let result else {
            fatalError("A GraphicsContext is used on the main actor, while its canvas draws. Resolve the text there")
        }
        return result
    }

    /// Draws a text in its natural size, with `anchor`, a unit point of the text, at `point`.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        guard let size = text.layout(in: nil)?.size else { return }
        let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
        add { text.draw(in: CGRect(origin: origin, size: size), of: nil, to: &$0) }
    }

    /// Draws a text from the top of a rectangle. Lines wrap at its width, and text that does not fit is omitted.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        guard rect.isFinite else { return }
        add { text.draw(in: rect.standardized, of: rect.standardized.size, to: &$0) }
    }

    /// Draws a text in its natural size, with its anchor at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a text from the top of a rectangle. Lines wrap at its width, and text that does not fit is omitted.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
}

// MARK: - Images

extension GraphicsContext {
    /// An image resolved in the environment of a canvas.
    public struct ResolvedImage {
        let figure: ImageFigure
        let environment: EnvironmentValues
        /// The size of the image, in points.
        public let size: CGSize
        /// The distance from the top of the image to its baseline: that of a symbol, or the bottom of any other
        /// image.
        public let baseline: CGFloat
        /// The shading that replaces the colours of the image where it is opaque, or `nil` for the original colours.
        public var shading: Shading?

        fileprivate func draw(in frame: CGRect, to context: inout DrawingContext) {
            let list = onMain(self) { image in
                var drawing = DrawingContext()
                drawing.translate(x: frame.minX, y: frame.minY)
                image.figure.draw(in: &drawing, size: frame.size, environment: image.environment)
                return drawing.finish()
            }
            guard let list else { return }
            guard let shading else {
                for item in list.items { context.append(item) }
                return
            }
            guard let paint = shading.paint(in: environment, bounds: frame),
                let item = DisplayItem.masked(DisplayList([.fill(.rect(frame), paint, rule: .winding)]), by: list)
            else { return }
            context.append(item)
        }
    }

    /// Returns an image resolved in the environment, which can be drawn any number of times.
    public func resolve(_ image: Image) -> ResolvedImage {
        let figure = ImageFigure(image)
        let picture = onMain((figure, environment)) { figure, environment in figure.picture(in: environment) }
        let size = picture?.size ?? .zero
        return ResolvedImage(
            figure: figure, environment: environment, size: size,
            baseline: picture?.baseline.map { CGFloat($0) } ?? size.height, shading: nil)
    }

    /// Draws an image in its own size, with its anchor at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let origin = CGPoint(x: point.x - anchor.x * image.size.width, y: point.y - anchor.y * image.size.height)
        draw(image, in: CGRect(origin: origin, size: image.size))
    }

    /// Draws an image scaled to a rectangle. `style` has no effect, because an image fills its rectangle by either
    /// rule.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard rect.isFinite else { return }
        add { image.draw(in: rect.standardized, to: &$0) }
    }

    /// Draws an image in its own size, with its anchor at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws an image scaled to a rectangle. `style` has no effect, because an image fills its rectangle by either
    /// rule.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }
}

// MARK: - Symbols

extension GraphicsContext {
    /// A symbol view of a canvas that can be drawn any number of times.
    public struct ResolvedSymbol {
        /// The size of the view, in points.
        public let size: CGSize
        let list: DisplayList
    }

    /// Returns the canvas's symbol view with a tag, or `nil` if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        for symbol in target.symbols where symbol.item.layoutValue(for: TagKey<ID>.self) == id {
            return ResolvedSymbol(size: symbol.item.placedSize, list: symbol.list)
        }
        return nil
    }

    /// Draws a symbol in its own size, with its anchor at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let origin = CGPoint(x: point.x - anchor.x * symbol.size.width, y: point.y - anchor.y * symbol.size.height)
        draw(symbol, in: CGRect(origin: origin, size: symbol.size))
    }

    /// Draws a symbol scaled to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard rect.isFinite, symbol.size.width > 0, symbol.size.height > 0 else { return }
        add { drawing in
            drawing.save()
            drawing.translate(x: rect.minX, y: rect.minY)
            drawing.scale(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
            for item in symbol.list.items { drawing.append(item) }
            drawing.restore()
        }
    }
}
