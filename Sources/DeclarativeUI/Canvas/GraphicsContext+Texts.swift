import Drawing
import Foundation
import LayoutEngine
import UnifiedStorage

/// Runs what texts and images are worked out with, on the main actor, where a canvas draws.
private func onMain(_ body: @MainActor () -> Void) {
    guard MainContext.isCurrent else {
        RuntimeIssue.report(
            "canvas", "A GraphicsContext was used off the main actor, where it draws no texts and images.")
        return
    }
    MainActor.assumeIsolated { body() }
}

extension GraphicsContext {
    /// A text with its fonts as they are in the environment of a canvas.
    public struct ResolvedText {
        let typesetter: Typesetter
        let environment: EnvironmentValues
        let isMirrored: Bool
        /// The colour or gradient of what has none of its own in the text.
        public var shading: Shading

        /// Returns the size of the text in the room of a size in points; not larger than that.
        public func measure(in size: CGSize) -> CGSize { layout(in: size)?.size ?? .zero }

        /// Returns how far below the top the baseline of the first line is in the room of a size.
        public func firstBaseline(in size: CGSize) -> CGFloat { CGFloat(layout(in: size)?.firstBaseline ?? 0) }

        /// Returns how far below the top the baseline of the last line is in the room of a size.
        public func lastBaseline(in size: CGSize) -> CGFloat { CGFloat(layout(in: size)?.lastBaseline ?? 0) }

        /// The lines in a size; `nil` for as much room as the text takes.
        fileprivate func layout(in size: CGSize?) -> StyledTextLayout? {
            var result: StyledTextLayout?
            let (text, room) = (typesetter, size)
            withUnsafeMutablePointer(to: &result) { result in
                nonisolated(unsafe) let result = result
                onMain { result.pointee = text.layout(width: room?.width, height: room?.height) }
            }
            return result
        }

        fileprivate func draw(in frame: CGRect, of size: CGSize?, to context: inout DrawingContext) {
            guard let layout = layout(in: size) else { return }
            nonisolated(unsafe) let environment = environment
            let (text, shading, isMirrored) = (typesetter, shading, isMirrored)
            withUnsafeMutablePointer(to: &context) { context in
                nonisolated(unsafe) let context = context
                onMain {
                    text.draw(
                        layout, in: &context.pointee, frame: frame, environment: environment, isMirrored: isMirrored,
                        foreground: shading.paint(in: environment, bounds: frame))
                }
            }
        }
    }

    /// Returns a text with its fonts as they are in the environment, to be measured, and drawn any number of times.
    public func resolve(_ text: Text) -> ResolvedText {
        var result: ResolvedText?
        nonisolated(unsafe) let target = target
        withUnsafeMutablePointer(to: &result) { result in
            nonisolated(unsafe) let result = result
            onMain {
                let moment = TextMoment(AnimationClock.current.moment)
                let wording = text.wording(at: moment, in: LocaleStyle.of(target.environment.locale))
                let environment = TextEnvironment(
                    for: wording, in: target.scope, reading: target.environment)
                result.pointee = ResolvedText(
                    typesetter: Typesetter(wording, in: environment), environment: target.environment,
                    isMirrored: target.isMirrored, shading: .foreground)
            }
        }
        guard let result else {
            fatalError("A GraphicsContext is used on the main actor, while its canvas draws. Resolve the text there")
        }
        return result
    }

    /// Draws a text in as much room as it takes, so that `anchor`, a point of the text as shares of its size, is at
    /// `point`.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        guard let size = text.layout(in: nil)?.size else { return }
        let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
        add { text.draw(in: CGRect(origin: origin, size: size), of: nil, to: &$0) }
    }

    /// Draws a text from the top of a rectangle. Lines are broken in its width, and what has no room is left out.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        guard rect.isFinite else { return }
        add { text.draw(in: rect.standardized, of: rect.standardized.size, to: &$0) }
    }

    /// Draws a text in as much room as it takes, with its anchor at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a text from the top of a rectangle. Lines are broken in its width, and what has no room is left out.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
}

// MARK: - Images

extension GraphicsContext {
    /// An image as it is in the environment of a canvas.
    public struct ResolvedImage {
        let figure: ImageFigure
        let environment: EnvironmentValues
        /// The size of the image in points.
        public let size: CGSize
        /// How far below the top the baseline is: that of a symbol, or else the bottom.
        public let baseline: CGFloat
        /// What the image is drawn in, as far as it is opaque; `nil` for its own colours.
        public var shading: Shading?

        fileprivate func draw(in frame: CGRect, to context: inout DrawingContext) {
            var drawing = DrawingContext()
            nonisolated(unsafe) let environment = environment
            let figure = figure
            withUnsafeMutablePointer(to: &drawing) { drawing in
                nonisolated(unsafe) let drawing = drawing
                onMain {
                    drawing.pointee.translate(x: frame.minX, y: frame.minY)
                    figure.draw(in: &drawing.pointee, size: frame.size, environment: environment)
                }
            }
            let list = drawing.finish()
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

    /// Returns an image as it is in the environment, to be drawn any number of times.
    public func resolve(_ image: Image) -> ResolvedImage {
        let figure = ImageFigure(image)
        var size = CGSize.zero
        var baseline: CGFloat?
        nonisolated(unsafe) let environment = environment
        withUnsafeMutablePointer(to: &size) { size in
            nonisolated(unsafe) let size = size
            withUnsafeMutablePointer(to: &baseline) { baseline in
                nonisolated(unsafe) let baseline = baseline
                onMain {
                    let picture = figure.picture(in: environment)
                    size.pointee = picture.size
                    baseline.pointee = picture.baseline.map { CGFloat($0) }
                }
            }
        }
        return ResolvedImage(
            figure: figure, environment: environment, size: size, baseline: baseline ?? size.height, shading: nil)
    }

    /// Draws an image in its size, with its anchor at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let origin = CGPoint(x: point.x - anchor.x * image.size.width, y: point.y - anchor.y * image.size.height)
        draw(image, in: CGRect(origin: origin, size: image.size))
    }

    /// Draws an image, scaled to a rectangle. Nothing follows from `style`, as an image fills its rectangle by any rule.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard rect.isFinite else { return }
        add { image.draw(in: rect.standardized, to: &$0) }
    }

    /// Draws an image in its size, with its anchor at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws an image, scaled to a rectangle. Nothing follows from `style`, as an image fills its rectangle by any rule.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }
}

// MARK: - Symbols

extension GraphicsContext {
    /// A view of a canvas that can be drawn any number of times.
    public struct ResolvedSymbol {
        /// The size of the view in points.
        public let size: CGSize
        let list: DisplayList
    }

    /// Returns the view of the canvas's symbols that has a tag; `nil` if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        for symbol in target.symbols where symbol.item.layoutValue(for: TagKey<ID>.self) == id {
            return ResolvedSymbol(size: symbol.item.placedSize, list: symbol.list)
        }
        return nil
    }

    /// Draws a symbol in its size, with its anchor at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let origin = CGPoint(x: point.x - anchor.x * symbol.size.width, y: point.y - anchor.y * symbol.size.height)
        draw(symbol, in: CGRect(origin: origin, size: symbol.size))
    }

    /// Draws a symbol, scaled to a rectangle.
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
